/** Installations stand at versions that have landed: each of them must come to the newest with all it holds. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { MIGRATIONS, migrate } from '#platform/db/migrate.ts';
import { describedSchema } from './described-schema.ts';
import { withClient } from './extensions.ts';
import { createEmpty, dropDatabase } from './testing.ts';

const { adminUrl } = inject('testDatabase');
const NAME = `landed_${Date.now()}`;
let folder: string;
let databaseUrl: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-landed-'));
  databaseUrl = await createEmpty(adminUrl, NAME);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await dropDatabase(adminUrl, NAME);
});

const landed = Object.keys(JSON.parse(readFileSync(path.join(MIGRATIONS, 'landed.json'), 'utf8')) as Record<string, string>);

/** Applies the first so many migrations and no others. */
async function migrateTo(count: number): Promise<void> {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate({ databaseUrl, folder });
}

type Rows = Record<string, Record<string, unknown>[]>;

/** All rows of all tables, by table. */
const allRows = (): Promise<Rows> =>
  withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'migrations', 'jobs')
       and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)`,
    );
    const all: Rows = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
      if (rows.length > 0) all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

it('comes from every landed version to the newest: with its rows, and to the schema that an empty beginning has', async () => {
  for (const [index, name] of landed.entries()) {
    await migrateTo(index + 1);
    const rows = path.join(import.meta.dirname, 'landed-rows', `${name.slice(0, 4)}.sql`);
    if (existsSync(rows)) await withClient(databaseUrl, (client) => client.query(readFileSync(rows, 'utf8')));
  }
  const before = await allRows();
  expect(Object.keys(before).length).toBeGreaterThan(15);
  await migrate({ databaseUrl });

  const after = await allRows();
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table], table).toHaveLength(rows.length);
    expect(after[table], table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
  }

  const upgraded = await withClient(databaseUrl, describedSchema);
  await createEmpty(adminUrl, NAME);
  await migrate({ databaseUrl });
  expect(upgraded).toEqual(await withClient(databaseUrl, describedSchema));
  expect(upgraded.length).toBeGreaterThan(300);
});

it('takes from what is stored what would tell who an anonymous author is', async () => {
  await migrateTo(landed.indexOf('0005_clinical-tools.sql') + 1);
  const following = '{"kind": "following", "specialities": []}';
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into library.item (id, kind, author_id, anonymous, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at)
       select id, 'case', 'm1', id = 'anonymous', '{}', 'en', '{}', '', '', '{}', $1, 'published', now(), now() from unnest(array['anonymous', 'named']) id`,
      [following],
    );
    await client.query(
      `insert into library.comment (id, item_id, author_id, anonymous, byline, by_author, text)
       select item || ' ' || word, item, 'm1', word = 'anonymously', '{}', true, '{}'
       from unnest(array['anonymous', 'named', 'named'], array['anonymously', 'anonymously', 'by name']) t(item, word)`,
    );
  });
  await migrate({ databaseUrl });
  const rows = (text: string) => withClient(databaseUrl, async (client) => (await client.query<object>(text)).rows);
  expect(await rows('select id, respondents from library.item order by id')).toEqual([
    { id: 'anonymous', respondents: { kind: 'verified', specialities: [] } },
    { id: 'named', respondents: JSON.parse(following) as object },
  ]);
  expect(await rows('select id, by_author from library.comment order by id')).toEqual([
    { id: 'anonymous anonymously', by_author: true },
    { id: 'named anonymously', by_author: false },
    { id: 'named by name', by_author: true },
  ]);
});

it('tells doubts of a journal as such that were told as a retraction, and keeps what its notices name', async () => {
  await migrateTo(landed.indexOf('0005_clinical-tools.sql') + 1);
  const doubts = "Editor's Expression of Concern: A drug";
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at)
       select id, 'article', 's1', '{}', 'en', '{}', '', '', card::json, '{}', 'published', now(), now() from (values
         ('doubted', '{"type": "trial", "notice": "retraction"}'), ('gone', '{"type": "trial", "notice": "retraction"}'),
         ('doubts', '{"type": "retraction", "notice": null}'), ('end', '{"type": "retraction", "notice": null}')) v(id, card)`,
    );
    await client.query(
      `insert into news.article (id, source_id, doi, title, journal, authors, type, abstract, terms, published_at) values
        ('doubts', 's1', '10.1000/doubts', $1, 'J', '{}', 'retraction', 'About doi:10.1000/Doubted. See 10.1000/doubts', '{}', now()),
        ('end', 's1', null, 'Retraction: Another drug', 'J', '{}', 'retraction', '(10.1000/gone)', '{}', now())`,
      [doubts],
    );
    await client.query(
      `insert into cases.record (id, author_id, content, images, consent_kind, consent_at) values ('c1', 'm1', '{}', '{}', 'written', now())`,
    );
    await client.query(
      `insert into notifications.cause (member_id, key) select 'm1', k from unnest(array['articleRetracted gone end', 'articleRetracted gone end in c2', 'articleRetracted doubted  in c2', 'comment x y']) k`,
    );
    await client.query(
      `insert into news.notice (article_id, kind, notice_id, title, at) values ('doubted', 'retraction', 'doubts', $1, now()),
        ('gone', 'retraction', '', $1, now()), ('gone', 'retraction', 'end', 'Retraction: Another drug', now())`,
      [doubts],
    );
  });
  await migrate({ databaseUrl });
  const rows = (text: string) => withClient(databaseUrl, async (client) => (await client.query<object>(text)).rows);
  expect(await rows("select id, card->>'type' as type, card->>'notice' as notice from library.item order by id")).toEqual([
    { id: 'doubted', type: 'trial', notice: 'concern' },
    { id: 'doubts', type: 'concern', notice: null },
    { id: 'end', type: 'retraction', notice: null },
    { id: 'gone', type: 'trial', notice: 'retraction' },
  ]);
  expect(await rows('select article_id, notice_id, kind from news.notice order by 1, 2')).toEqual([
    { article_id: 'doubted', notice_id: 'doubts', kind: 'concern' },
    { article_id: 'gone', notice_id: '', kind: 'concern' },
    { article_id: 'gone', notice_id: 'end', kind: 'retraction' },
  ]);
  expect(await rows("select key from notifications.cause where member_id = 'm1' and key like '% in %' order by 1")).toEqual(
    [
      { key: 'articleRetracted doubted  in c2' },
      { key: 'articleRetracted doubted in c2' },
      { key: 'articleRetracted end in c1' },
      { key: 'articleRetracted gone end in c2' },
      { key: 'articleRetracted end in c2' },
    ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
  expect(await rows('select name, notice_id, kind from news.noticed_work order by 1')).toEqual([
    { name: '10.1000/doubted', notice_id: 'doubts', kind: 'concern' },
    { name: '10.1000/gone', notice_id: 'end', kind: 'retraction' },
  ]);
});

it('takes votes away whose question is gone, and counts those that are left', async () => {
  await migrateTo(landed.indexOf('0006_anonymous-authors.sql') + 1);
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at, answers)
       select id, kind, 'm1', '{}', 'en', '{}', '', '', '{}', '{}', 'published', now(), now(), answers from (values
         ('asks', 'case', 2), ('asks no more', 'case', 2), ('asks with fewer options', 'case', 2), ('poll', 'post', 5)) v(id, kind, answers)`,
    );
    await client.query(
      `insert into cases.record (id, author_id, content, images, consent_kind, consent_at)
       select id, 'm1', content::json, '{}', 'written', now() from (values
         ('asks', '{"question": {"text": "?", "options": ["A", "B"]}}'), ('asks no more', '{"summary": "All told"}'),
         ('asks with fewer options', '{"question": {"text": "?", "options": ["A", "B"]}}')) v(id, content)`,
    );
    const votes = `(values ('asks', 'm2', 0), ('asks', 'm3', 1), ('asks no more', 'm2', 0), ('asks no more', 'm3', 1),
      ('asks with fewer options', 'm2', 1), ('asks with fewer options', 'm3', 2)) v(id, member, option)`;
    await client.query(`insert into cases.answer (case_id, member_id, option) select * from ${votes}`);
    await client.query(`insert into cases.tally (case_id, option, speciality, votes) select id, option, 'cardiology', 1 from ${votes}`);
  });
  await migrate({ databaseUrl });
  const rows = (text: string) => withClient(databaseUrl, async (client) => (await client.query<object>(text)).rows);
  const left = [
    { case_id: 'asks', option: 0 },
    { case_id: 'asks', option: 1 },
    { case_id: 'asks with fewer options', option: 1 },
  ];
  expect(await rows('select case_id, option from cases.answer order by 1, 2')).toEqual(left);
  expect(await rows('select case_id, option from cases.tally order by 1, 2')).toEqual(left);
  expect(await rows('select id, answers from library.item order by id')).toEqual([
    { id: 'asks', answers: 2 },
    { id: 'asks no more', answers: 0 },
    { id: 'asks with fewer options', answers: 1 },
    { id: 'poll', answers: 5 },
  ]);
});

it('leaves one best answer of several: one that can be read, then the newest', async () => {
  await migrateTo(landed.indexOf('0009_thread-recap.sql') + 1);
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into library.item (id, kind, author_id, byline, language, specialities, title, summary, card, respondents, status, published_at, activity_at)
       select id, 'case', 'm1', '{}', 'en', '{}', '', '', '{}', '{}', 'published', now(), now() from unnest(array['i1', 'i2', 'i3']) id`,
    );
    await client.query(
      `insert into library.comment (id, item_id, author_id, byline, text, best, created_at, deleted_at, held_at)
       select id, item, 'm2', '{}', '{}', best, '2026-11-02Z'::timestamptz + day * interval '1 day', deleted::timestamptz, held::timestamptz from (values
         ('older', 'i1', true, 1, null, null), ('newer', 'i1', true, 2, null, null), ('other', 'i1', false, 3, null, null),
         ('readable', 'i2', true, 1, null, null), ('deleted', 'i2', true, 2, '2026-11-09Z', null), ('held', 'i2', true, 3, null, '2026-11-09Z'),
         ('only', 'i3', true, 1, '2026-11-09Z', null)) v(id, item, best, day, deleted, held)`,
    );
  });
  await migrate({ databaseUrl });
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<object>('select id from library.comment where best order by item_id'),
  );
  expect(rows).toEqual([{ id: 'newer' }, { id: 'readable' }, { id: 'only' }]);
});

it('finds what was said before by the parts of what a sign joins', async () => {
  await migrateTo(landed.indexOf('0005_clinical-tools.sql') + 1);
  await withClient(databaseUrl, (client) =>
    client.query(`insert into chat.message (conversation_id, seq, id, revision, author_id, client_id, text)
      values ('k1', 1, 'w1', 1, 'm1', 'at m1', 'TD 120/80, K 3.5, mual/muntah sejak 12-11-2026: <ULN'), ('k1', 2, 'w2', 2, 'm1', 'at m1 too', 'Baik')`),
  );
  await migrate({ databaseUrl });
  const found = (query: string) =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(`select id from chat.message where words @@ to_tsquery('simple', $1)`, [query]);
      return rows.map(({ id }) => id);
    });
  for (const query of ['120 <-> 80:*', '3 <-> 5:*', 'muntah', '12 <-> 11 <-> 2026', 'uln'])
    expect([query, await found(query)]).toEqual([query, ['w1']]);
  expect(await found('baik')).toEqual(['w2']);
});

it('knows of places that staff closed whether their owner had closed them before', async () => {
  await migrateTo(landed.indexOf('0028_written-at.sql') + 1);
  const closings: [id: string, closedAt: string, byStaff: boolean][] = [
    ['both', '2026-11-01T08:00:00Z', true],
    ['staff', '2026-11-20T08:00:00Z', true],
    ['owner', '2026-11-01T08:00:00Z', false],
  ];
  await withClient(databaseUrl, async (client) => {
    for (const [id, closedAt, byStaff] of closings) {
      await client.query(
        `insert into forums.forum (id, name, about, rules, kind, language, specialities, owner_id, closed_at, closed_by_staff)
         values ($1, $1, '', '{}', 'public', 'en', '{}', 'm1', $2, $3)`,
        [id, closedAt, byStaff],
      );
      await client.query(
        `insert into communities.community (id, name, about, kind, entry, language, specialities, rules, owner_id, closed_at, closed_by_staff)
         values ($1, $1, '', 'interest', 'open', 'en', '{}', '{}', 'm1', $2, $3)`,
        [id, closedAt, byStaff],
      );
    }
    // Once before the owner did, which is over, and once since.
    await client.query(
      `insert into moderation.audit (id, at, action, staff_id, subject, subject_id, ground, reason)
       select place || id || at, at::timestamptz, place || 'Closed', 's1', place, id, 'other', 'Why'
       from unnest(array['forum', 'community']) place, unnest(array['both', 'staff', 'owner']) id,
         unnest(array['2026-10-01T08:00:00Z', '2026-11-20T08:00:00.150Z']) at where id <> 'owner' or at < '2026-11'`,
    );
  });
  await migrate({ databaseUrl });
  for (const table of ['forums.forum', 'communities.community']) {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<object>(`select id, closed_by_owner_too as both from ${table} order by id`),
    );
    expect(rows).toEqual(['both', 'owner', 'staff'].map((id) => ({ id, both: id === 'both' })));
  }
});
