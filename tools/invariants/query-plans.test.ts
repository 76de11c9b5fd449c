/** What the hottest reads ask of PostgreSQL when there are thousands of rows: the plans that keep them as fast when there are millions. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { listWaiting } from '#modules/identity/server/verification.store.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { feedReaderOf } from '#modules/library/server/feed.operations.ts';
import { feedText } from '#modules/library/server/feed.store.ts';
import { findItemWithRelated } from '#modules/library/server/item.store.ts';
import { asked } from '#modules/search/server/asking.store.ts';
import { partialHits } from '#modules/search/server/partial-search.store.ts';
import { findItems } from '#modules/search/server/search.store.ts';
import { wordShares } from '#modules/search/server/word-share.store.ts';
import type { Database } from '#platform/db/database.ts';
import { forgetAnswersAbout } from '#platform/db/platform.store.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { loadScaledWorld } from '../../sample/scaled-world.ts';

const SCALE = { members: 200, items: 4_000 };

let world: TestWorld;
let readerId: string;
const database = () => world.runtime.database;

beforeAll(async () => {
  world = await openTestWorld();
  const member = await aMember(world, { speciality: 'nephrology' });
  const author = world.as(member);
  readerId = member.id;
  await aPublishedCase(world, author, { content: { title: 'Hyponatraemia after a marathon' } });
  await aThread(author, await aForum(author));
  await world.settle();
  await loadScaledWorld(world.runtime.services, SCALE, () => undefined);
  // What this process knows of the words of another index is old by then; asked through a plan, it would know nothing of them.
  await wordShares(database().db, Date.now() + 20 * 60_000);
});
afterAll(() => world.close());

const LIMIT = { onlyFollowed: false, limit: 20 };

it.each([
  ['heart failure after hyponatraemia', false],
  ['"marathon hyponatraemia"', true],
])('a search for %s goes through the index of words, never through all documents', async (typed, quoted) => {
  const { items } = await asked(database().db, typed, 'search');
  const filter = { audiences: [], apart: [], labels: [], since: null, arrived: null };
  const search = { queries: items, quoted, filter, latest: SCALE.items, asOf: new Date(), after: null, limit: 10 };
  const plans = (await plansOf((db) => findItems(db, search, true))).filter((plan) => plan.includes('on document'));
  // What is looked at further back for words in quotes is the same statement with another limit.
  expect(plans).toHaveLength(1);
  for (const plan of plans) {
    // Step by step, in texts and in titles.
    expect(plan.split('Bitmap Index Scan on document_words').length).toBeGreaterThan(2);
    expect(plan).toContain('Bitmap Index Scan on document_title_words');
    expect(plan).not.toContain('Seq Scan on document');
    expect(plan).not.toContain('Parallel');
  }
});

it('what has all words but one is asked of the index in pairs, also where a word counts in one language only', async () => {
  const typed = 'how to treat hyperkalaemia in a dialysis patient before surgery';
  const { clauses, items } = await asked(database().db, typed, 'search');
  const filter = { audiences: [], apart: [], labels: [], since: null, arrived: null };
  const search = { queries: items, quoted: false, filter, latest: SCALE.items, asOf: new Date(), after: null, limit: 10 };
  const plans = await plansThrough((db) => partialHits(db, clauses, search, true));
  const pairs = plans
    .at(-1)
    ?.match(/Index Cond: .*/g)
    ?.find((one) => one.includes('words @@'));
  // One by one, and the label of its age.
  expect(pairs?.match(/words @@/g)?.length).toBeGreaterThan(6);
});

it('related items are read from the newest down, and by their speciality only where that is rare', async () => {
  const [item] = (await database().pool.query<{ id: string }>(`select id from library.item where kind = 'case' limit 1`)).rows;
  for (const viewerId of [null, readerId]) {
    const [plan = ''] = await plansOf((db) => findItemWithRelated(db, item?.id ?? '', viewerId, { limit: 4, hiddenIds: [] }));
    expect(plan).toContain('Index Scan Backward using item_active');
    expect(plan).toContain('Bitmap Index Scan on item_specialities');
    expect(plan).not.toContain('Bitmap Index Scan on item_active');
    expect(plan).not.toContain('Seq Scan on item');
  }
});

describe('the feed', () => {
  it('is read along indexes, whoever reads it', async () => {
    const reader = await feedReaderOf(database().db, { id: readerId, specialityId: 'nephrology' });
    expect(reader.places).toHaveLength(1);
    for (const one of [{ ...reader, sourceIds: ['a-journal'] }, null]) {
      const [plan = ''] = await plansOf((db) => feedText(db, one, LIMIT));
      expect(plan).toContain('item_timeline');
      expect(plan).toContain('item_waiting');
      // By when it was published, all of two days would be read and put in order.
      expect(plan).not.toContain('item_unanswered');
      expect(plan).not.toMatch(/Seq Scan on item i(_\d+)? /);
      // Of their forums and journals the newest each, and not the timeline of all.
      if (one !== null) for (const index of ['item_place', 'item_author']) expect(plan).toContain(index);
    }
  });

  it('reads of what was shown before only that', async () => {
    await database().pool.query(
      'insert into library.shown_card (member_id, item_id) select $1, id from library.item order by activity_at desc limit 300',
      [readerId],
    );
    await database().pool.query('analyze library.shown_card');
    const reader = await feedReaderOf(database().db, { id: readerId, specialityId: 'nephrology' });
    const [, again = ''] = await plansOf((db) => feedText(db, reader, LIMIT));
    expect(again).toContain('item_pkey');
    expect(again).not.toMatch(/Seq Scan on item i(_\d+)? /);
    expect(again).not.toContain('item_timeline');
  });

  it('is planned once, and not for every request anew', async () => {
    const client = await database().pool.connect();
    for (let times = 0; times < 8; times++) await feedText({ ...database().db, client }, null, LIMIT);
    const { rows } = await client.query(`select from pg_prepared_statements where name like 'library.feed.%' and generic_plans > 0`);
    client.release(true);
    expect(rows).toHaveLength(1);
  });
});

it('who else gave the registration number of those who wait is looked up by that number', async () => {
  await database().pool.query(
    `with made as (insert into identity."user" (id, name, email) select 'n' || n, '', n || '@numbers.test' from generate_series(1, 3000) n returning id)
     insert into identity.member (id, member_ref_no, language, registration_number, verification)
     select id, id, 'en', '33.1.1.' || id, case when id in ('n1', 'n2') then 'underProcess' else 'verified' end from made`,
  );
  await database().pool.query('analyze identity.member');
  const [, counting = ''] = await plansThrough((db) => listWaiting(db, { limit: 20 }));
  expect(counting).toContain('member_registration');
  expect(counting).not.toContain('Seq Scan on member holder');
});

it('kept answers that speak of something that is erased are found by an index: a day of them is millions', async () => {
  await database().pool.query(
    `insert into platform.idempotency (caller, operation, key, input_hash, response)
     select 'm' || n % 100, 'forums.writeThread', 'k' || n, '', json_build_object('about', array['i' || n, 'f' || n % 40], 'sealed', '')::jsonb
     from generate_series(1, 4000) n`,
  );
  await database().pool.query('analyze platform.idempotency');
  const [plan = ''] = await plansThrough((db) => forgetAnswersAbout(db, ['i7', 'i8']));
  expect(plan).toContain('Bitmap Index Scan on idempotency_about');
  expect(plan).not.toContain('Seq Scan');
  const { rows } = await database().pool.query('select key from platform.idempotency where response is null order by 1');
  expect(rows).toEqual([{ key: 'k7' }, { key: 'k8' }]);
});

/** How the rest is to be planned is said, not explained. */
const isSetting = (statement: string | pg.QueryConfig): boolean =>
  (typeof statement === 'string' ? statement : statement.text).startsWith('set ');

/** As `plansOf`, with the rows: of statements that follow from others, and those that Drizzle makes, which sends them by the connection it was given. */
async function plansThrough(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  await database().transaction(async (db) => {
    const client = db.client as pg.PoolClient;
    const send = client.query.bind(client) as (statement: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult>;
    client.query = (async (statement: pg.QueryConfig | string, values: unknown[] = []) => {
      if (typeof statement === 'string' || isSetting(statement)) return send(statement);
      const its = statement.values ?? values;
      const { rows } = (await send(`explain ${statement.text}`, its)) as pg.QueryResult<{ 'QUERY PLAN': string }>;
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return send(statement, its);
    }) as pg.PoolClient['query'];
    await work(db).finally(() => Reflect.deleteProperty(client, 'query'));
  });
  return plans;
}

/** The plan of each statement `work` sends. */
async function plansOf(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const client = await database().pool.connect();
  const plans: string[] = [];
  const explaining = Object.create(client) as pg.PoolClient;
  explaining.query = (async (statement: string | pg.QueryConfig, values: unknown[] = []) => {
    if (isSetting(statement)) return client.query(statement);
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, own ?? values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [] };
  }) as pg.PoolClient['query'];
  try {
    await work({ ...database().db, client: explaining });
  } finally {
    client.release();
  }
  return plans;
}
