/** What tries of a forum's password count against, and what they meet that happens at the same moment. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, TEST_SECRET, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteForum } from '../forum-closing.contract.ts';
import { checkForumPassword, leaveForum } from '../forum-membership.contract.ts';
import { changeForum, getForum } from '../forums.contract.ts';
import { aForum, FORUM_PASSWORD, forumSettings } from '../testing/forums.factory.ts';
import { countTries, forgetOldTries } from './forum-membership.store.ts';
import { hashPassword, MOST_TRIES, trySubjects } from './forum-password.policy.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});

const query = async (text: string, values: unknown[]) => (await world.runtime.database.pool.query(text, values)).rows;
const enter = (caller: Caller, forumId: string, password: string) =>
  caller.call(checkForumPassword, { forumId, password }).then(
    ({ standing }) => standing,
    ({ code }: { code: string }) => code,
  );

/** As if colleagues in one network had typed wrong passwords. */
const guessed = (forumId: string, guesses: number) =>
  world.runtime.database.transaction(async (db) => {
    for (let n = 0; n < guesses; n++)
      await countTries(
        db,
        forumId,
        trySubjects(TEST_SECRET, `guesser-${n}`, '127.0.0.1').map(({ subject }) => subject),
      );
  });

it('stands in the database as a hash that is dear to guess, and nowhere as it was typed', async () => {
  const forumId = await aForum(owner, { kind: 'protected' });
  const [row] = await query('select password_hash, row_to_json(f)::text as whole from forums.forum f where id = $1', [forumId]);
  expect(row.password_hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(row.whole).not.toContain(FORUM_PASSWORD);
});

it('the right one is no try that counts, however often it is typed', async () => {
  const forumId = await aForum(owner, { kind: 'protected' });
  for (let n = 0; n <= MOST_TRIES.member; n++) {
    expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('member');
    await bagas.call(leaveForum, { forumId });
  }
  expect(await query('select subject from forums.password_try where forum_id = $1 and tries <> 0', [forumId])).toEqual([]);
});

it('a new password was tried by nobody yet: who tried the old one is not shut out by that', async () => {
  const settings = forumSettings({ kind: 'protected' });
  const forumId = await aForum(owner, settings);
  await guessed(forumId, MOST_TRIES.network);
  expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('forums.tooManyTries');
  // Other settings are no new password.
  await owner.call(changeForum, { id: forumId, version: 0, ...settings, password: undefined, about: `${settings.about} And by night.` });
  expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('forums.tooManyTries');
  await owner.call(changeForum, { id: forumId, version: 1, ...settings, password: 'teh poci 1982' });
  expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('forums.wrongPassword');
  expect(await enter(bagas, forumId, 'teh poci 1982')).toBe('member');
});

it('a new password shuts nobody out who is in, and lets nobody in by the old one who has left', async () => {
  const settings = forumSettings({ kind: 'protected' });
  const forumId = await aForum(owner, settings);
  expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('member');
  await owner.call(changeForum, { id: forumId, version: 0, ...settings, password: 'teh poci 1982' });
  expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ standing: 'member', can: { read: true, write: true } });
  await bagas.call(leaveForum, { forumId });
  expect(await enter(bagas, forumId, FORUM_PASSWORD)).toBe('forums.wrongPassword');
  expect(await enter(bagas, forumId, 'teh poci 1982')).toBe('member');
});

it('one that was right is so no more where it is changed while it is looked at', async () => {
  const forumId = await aForum(owner, { kind: 'protected' });
  const { pool } = world.runtime.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from forums.forum where id = $1 for update', [forumId]);
  const entering = enter(bagas, forumId, FORUM_PASSWORD);
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
  await holder.query('update forums.forum set password_hash = $2 where id = $1', [forumId, await hashPassword('teh poci 1982')]);
  await holder.query('commit');
  holder.release();
  expect(await entering).toBe('forums.wrongPassword');
  expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ standing: 'none' });
});

it('is tried, changed and deleted at once, and nobody waits for another for good', async () => {
  for (let round = 0; round < 8; round++) {
    const settings = forumSettings({ kind: 'protected' });
    const forumId = await aForum(owner, settings);
    const { name, version } = await owner.call(getForum, { id: forumId });
    await guessed(forumId, 3);
    const others = await Promise.all([aMember(world), aMember(world), aMember(world)]);
    const tries = others.map((other, n) => enter(world.as(other), forumId, n === 0 ? 'a wrong guess' : FORUM_PASSWORD));
    // About as long as a password is looked at: the ending meets those who are let in.
    await new Promise((resolve) => setTimeout(resolve, 60 + round * 20));
    const changed = owner.call(changeForum, { id: forumId, version, ...settings, password: 'teh poci 1982' }).then(
      () => 'changed',
      ({ code }: { code: string }) => code,
    );
    await owner.call(deleteForum, { forumId, name });
    expect(['changed', 'forums.notFound']).toContain(await changed);
    for (const outcome of await Promise.all(tries)) expect(['member', 'forums.wrongPassword', 'forums.notFound']).toContain(outcome);
  }
});

it('old tries are forgotten beside who tries at that moment, who never waits for it', async () => {
  const forumId = await aForum(owner, { kind: 'protected' });
  await guessed(forumId, 2);
  await query(`update forums.password_try set since = now() - interval '1 hour' where forum_id = $1`, [forumId]);
  const { database } = world.runtime;
  await database.transaction(async (db) => {
    await countTries(db, forumId, ['member guesser-0']);
    await database.transaction(forgetOldTries);
  });
  expect(await query('select subject from forums.password_try where forum_id = $1', [forumId])).toEqual([{ subject: 'member guesser-0' }]);
});
