/** What is written about something at the very moment in which it is erased: refused as gone, or erased with it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerCase, openStep, repostCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { report } from '#modules/moderation/complaint.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, deleteComment, markBestAnswer, restoreComment, updateComment } from '../discussion.contract.ts';
import { hideFromFeed, markReadInFeed } from '../feed.contract.ts';
import { followItem, react, recordView, setBookmark } from '../library.contract.ts';
import { anItem } from '../testing/library.factory.ts';
import { eraseAll } from './library.public.ts';

let world: TestWorld;
let author: Caller;
let reader: Caller;
let itemId: string;
let commentId: string;
const text = fromPlainText('Watch the haematocrit.');
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  itemId = await anItem(world, author);
  commentId = (await author.call(addComment, { itemId, text })).id;
});

const pool = () => world.runtime.database.pool;
const waiting = async () =>
  (await pool().query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
const isWaiting = () => expect.poll(waiting, { timeout: 20_000 }).toBe(1);

const erase = (whileErased = async () => {}) =>
  world.runtime.database.transaction(async (db) => {
    await eraseAll({ db, emit: (event, payload) => world.runtime.services.emit(db, event, payload) }, [itemId]);
    await whileErased();
  });

/** Rows that name the item or its answer, by table; that staff or a rule decided on it stays on the record. */
async function rowsLeft(): Promise<string[]> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('library', 'moderation', 'cases') and table_name not like 'audit%'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const named = `select from ${name} t where t::text like $1 or t::text like $2`;
    if ((await pool().query(named, [`%${itemId}%`, `%${commentId}%`])).rowCount !== 0) found.push(name);
  }
  return found;
}

const WRITES: Readonly<Record<string, { readonly code: string; readonly write: () => Promise<unknown> }>> = {
  'a reaction': { code: 'library.itemNotFound', write: () => reader.call(react, { target: 'item', id: itemId, reaction: 'agree' }) },
  'a reaction to an answer': {
    code: 'library.commentNotFound',
    write: () => reader.call(react, { target: 'comment', id: commentId, reaction: 'agree' }),
  },
  'a bookmark': { code: 'library.itemNotFound', write: () => reader.call(setBookmark, { itemId, bookmarked: true }) },
  'a follower': { code: 'library.itemNotFound', write: () => reader.call(followItem, { itemId, following: true }) },
  'a view': { code: 'library.itemNotFound', write: () => reader.call(recordView, { itemId }) },
  'a repost': { code: 'library.itemNotFound', write: () => reader.call(repostCase, { caseId: itemId, note: 'Worth a look' }) },
  'an answer': { code: 'library.itemNotFound', write: () => reader.call(addComment, { itemId, text }) },
  'a reply': { code: 'library.itemNotFound', write: () => reader.call(addComment, { itemId, parentId: commentId, text }) },
  'an answer that is changed': { code: 'library.commentNotFound', write: () => author.call(updateComment, { commentId, edits: 0, text }) },
  'an answer that is deleted': { code: 'library.commentNotFound', write: () => author.call(deleteComment, { commentId }) },
  'an answer that is brought back': { code: 'library.commentNotFound', write: () => author.call(restoreComment, { commentId }) },
  'a best answer': { code: 'library.commentNotFound', write: () => author.call(markBestAnswer, { commentId, best: true }) },
  'what is hidden': { code: 'library.itemNotFound', write: () => reader.call(hideFromFeed, { itemId, hidden: true }) },
  'what is read': { code: 'library.itemNotFound', write: () => reader.call(markReadInFeed, { itemId, read: true }) },
  'a report': {
    code: 'moderation.itemNotFound',
    write: () => reader.call(report, { target: 'item', id: itemId, reason: 'privacy', note: 'I know whose' }),
  },
  'a report of an answer': {
    code: 'moderation.itemNotFound',
    write: () => reader.call(report, { target: 'comment', id: commentId, reason: 'privacy', note: 'I know whose' }),
  },
};

describe.each(Object.entries(WRITES))('%s', (_, { code, write }) => {
  it('is taken as long as it is there, and told that it is gone while it is erased', async () => {
    const written: Promise<unknown>[] = [];
    await erase(async () => {
      written.push(write().catch((error: unknown) => error));
      await isWaiting();
    });
    expect(await written[0]).toMatchObject({ code });
    expect(await rowsLeft()).toEqual([]);
  });

  it('is there before, and goes with it', async () => {
    await write();
    await erase();
    await world.settle();
    expect(await rowsLeft()).toEqual([]);
  });
});

it('what was begun before is erased too: who erases waits until it is written', async () => {
  const client = await pool().connect();
  try {
    // The reader's bookmark, from another window that has not made up its mind: a second one waits for it.
    await client.query('begin');
    await client.query('insert into library.bookmark (member_id, item_id) values ($1, $2)', [reader.viewer?.id, itemId]);
    const kept = reader.call(setBookmark, { itemId, bookmarked: true });
    await isWaiting();
    const erased = erase();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    await client.query('rollback');
    expect(await kept).toMatchObject({ bookmarked: true });
    await erased;
    expect(await rowsLeft()).toEqual([]);
  } finally {
    client.release(true);
  }
});

it('many who react, answer and report at once do not wait for each other', async () => {
  const readers = await Promise.all(['Hana', 'Made', 'Joko'].map(async (name) => world.as(await aMember(world, { name }))));
  // A third report would take it out of sight, and with it the place of whoever is a moment later.
  const all = readers.flatMap((one, n) => [
    one.call(react, { target: 'item', id: itemId, reaction: 'helpful' }),
    one.call(react, { target: 'comment', id: commentId, reaction: 'agree' }),
    one.call(setBookmark, { itemId, bookmarked: true }),
    one.call(addComment, { itemId, text }),
    ...(n === 0
      ? []
      : (['item', 'comment'] as const).map((target) =>
          one.call(report, { target, id: target === 'item' ? itemId : commentId, reason: 'other', note: '' }),
        )),
  ]);
  expect((await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

describe('of a case whose patient withdraws consent', () => {
  it.each([
    ['an answer to its question', (id: string) => reader.call(answerCase, { id, option: 1 })],
    ['a step that is opened', (id: string) => reader.call(openStep, { id, kind: 'diagnosis' })],
  ])('%s is told that it is gone', async (_, write) => {
    itemId = await aPublishedCase(world, author);
    commentId = itemId;
    const client = await pool().connect();
    try {
      await client.query('begin');
      await client.query('select from cases.record where id = $1 for update', [itemId]);
      const written = write(itemId).catch((error: unknown) => error);
      await isWaiting();
      await client.query('update cases.record set consent_withdrawn_at = now() where id = $1', [itemId]);
      await client.query('commit');
      expect(await written).toMatchObject({ code: 'cases.notFound' });
    } finally {
      client.release(true);
    }
    await author.call(withdrawCase, { id: itemId, reason: 'consentWithdrawn' });
    await world.runJobs();
    await world.settle();
    expect(await rowsLeft()).toEqual(['cases.record']);
  });
});
