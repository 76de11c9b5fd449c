/** An answer in a closed forum at the very moment in which its writer leaves, or is put out: it stands there before that, or not at all. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { react } from '#modules/library/library.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { leaveForum } from '../forum-membership.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { setStanding } from './forums.public.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let forumId: string;
let itemId: string;
const text = fromPlainText('Watch the potassium.');

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  forumId = await aForum(owner, { kind: 'private' });
  await enterForum(forumId, bagas, owner);
  itemId = await aThread(owner, forumId);
});

const pool = () => world.runtime.database.pool;
const waiting = async () =>
  (await pool().query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
const answers = async () => (await owner.call(listComments, { itemId })).data.length;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

/** Begins something in a transaction that has put them out and has not ended yet. */
async function whileTheyLeave(begin: () => Promise<unknown>): Promise<string> {
  let begun: Promise<string> = Promise.resolve('');
  await world.runtime.database.transaction(async (db) => {
    const { emit } = world.runtime.services;
    await setStanding({ db, emit: (event, payload) => emit(db, event, payload) }, forumId, bagas.viewer?.id ?? '', { standing: 'left' });
    let ended = false;
    begun = outcome(begin()).finally(() => {
      ended = true;
    });
    await expect.poll(async () => ended || (await waiting()) === 1, { timeout: 20_000 }).toBe(true);
  });
  return begun;
}

it('is refused to who has left by the time it is written', async () => {
  expect(await whileTheyLeave(() => bagas.call(addComment, { itemId, text }))).toBe('library.itemNotFound');
  expect(await answers()).toBe(0);
  await enterForum(forumId, bagas, owner);
  expect(await whileTheyLeave(() => bagas.call(react, { target: 'item', id: itemId, reaction: 'agree' }))).toBe('library.itemNotFound');
});

it('is written before they have left, where it was begun before', async () => {
  const client = await pool().connect();
  try {
    // What counts the answer waits for it, at the very end.
    await client.query('begin');
    await client.query('select from library.item where id = $1 for share', [itemId]);
    const written = outcome(bagas.call(addComment, { itemId, text }));
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    let hasLeft = false;
    const left = bagas.call(leaveForum, { forumId }).finally(() => {
      hasLeft = true;
    });
    await expect.poll(async () => hasLeft || (await waiting()) === 2, { timeout: 20_000 }).toBe(true);
    expect(hasLeft).toBe(false);
    await client.query('rollback');
    expect(await written).toBe('done');
    await left;
    expect(await answers()).toBe(1);
  } finally {
    client.release(true);
  }
});

it('others write beside who leaves, and whoever is no member of it writes nothing', async () => {
  const made = world.as(await aMember(world, { name: 'Made Wirawan' }));
  expect(await outcome(made.call(addComment, { itemId, text }))).toBe('library.itemNotFound');
  await enterForum(forumId, made, owner);
  expect(await whileTheyLeave(() => made.call(addComment, { itemId, text }))).toBe('done');
  expect(await answers()).toBe(1);
});
