/** Writing the index. What a word is, and which words are the same, PostgreSQL's own dictionaries of both languages decide. */
import type { Database } from '#platform/db/database.ts';
import { markComparisons } from '#platform/richtext/written-tags.ts';
import { ageLabels, kindLabel, languageLabel, solvedLabel, specialityLabel } from './document-age.policy.ts';
import { partJoined } from './joined-words.policy.ts';
import { pairLabels } from './name-pair.store.ts';
import { changeWords, lockIndex } from './word.store.ts';

export interface NewDocument {
  readonly itemId: string;
  readonly kind: string;
  readonly audience: string | null;
  readonly language: 'en' | 'id';
  readonly title: string;
  /** What it is about, in both languages. */
  readonly topics: string;
  readonly text: string;
  readonly specialities: readonly string[];
  /** Null for anonymous authors. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly solved: boolean;
  readonly publishedAt: Date;
  /** Where it was found before, as the database writes it; null: from now on. */
  readonly arrivedAt: string | null;
  readonly vocabulary: readonly string[];
}

export async function putDocuments(db: Database, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await lockIndex(db);
  const before = await vocabularyOf(
    db,
    'document',
    documents.map(({ itemId }) => itemId),
  );
  const numbers = await nextNumbers(db, documents.length);
  const rows = documents.map(
    ({ itemId, kind, audience, language, title, topics, text, specialities, author, solved, publishedAt, arrivedAt, vocabulary }, i) => ({
      item_id: itemId,
      author_id: author?.id ?? null,
      author_name: author?.name ?? '',
      audience,
      language,
      kind,
      specialities,
      solved,
      title: asWords(title),
      topics: asWords(topics),
      text: asWords(text),
      published_at: publishedAt.toISOString(),
      arrived_at: arrivedAt,
      labels: [
        ...ageLabels(numbers[i] ?? 0),
        kindLabel(kind),
        languageLabel(language),
        solvedLabel(solved),
        ...specialities.map(specialityLabel),
      ],
      vocabulary,
    }),
  );
  await db.client.query(
    `insert into search.document (item_id, author_id, audience, language, kind, specialities, solved, published_at, arrived_at, title_words, words, vocabulary)
     select d.item_id, d.author_id, d.audience, d.language, d.kind, d.specialities, d.solved, d.published_at, coalesce(d.arrived_at, clock_timestamp()),
       v.title_words || array_to_tsvector(d.labels || ${pairLabels('v.title_words', 'd.language')}),
       v.words || array_to_tsvector(d.labels || ${pairLabels('v.words', 'd.language')}),
       d.vocabulary
     from jsonb_to_recordset($1::jsonb) d(item_id text, author_id text, author_name text, audience text, language text, kind text, specialities text[], solved boolean, title text, topics text, text text,
         published_at timestamptz, arrived_at timestamptz, labels text[], vocabulary text[])
       cross join lateral (select case d.language when 'id' then 'indonesian'::regconfig else 'english'::regconfig end as config) c
       cross join lateral (select to_tsvector(c.config, unaccent(d.title)) as title_words,
         setweight(to_tsvector(c.config, unaccent(d.title)), 'A')
           || setweight(to_tsvector(c.config, unaccent(d.author_name)), 'B')
           || setweight(to_tsvector(c.config, unaccent(d.topics)), 'C')
           || setweight(to_tsvector(c.config, unaccent(d.text)), 'D') as words offset 0) v
     on conflict (item_id) do update set author_id = excluded.author_id, audience = excluded.audience, language = excluded.language, kind = excluded.kind,
       specialities = excluded.specialities, solved = excluded.solved, published_at = excluded.published_at,
       title_words = excluded.title_words, words = excluded.words, vocabulary = excluded.vocabulary`,
    [JSON.stringify(rows)],
  );
  await changeWords(
    db,
    'text',
    documents.flatMap(({ vocabulary }) => vocabulary),
    before,
  );
}

/** PostgreSQL takes `<ULN and >` for a tag, and would leave out what stands in it. */
const asWords = (text: string): string => partJoined(markComparisons(text, ' '), ' ');

export async function removeDocuments(db: Database, itemIds: readonly string[]): Promise<void> {
  await lockIndex(db);
  const before = await vocabularyOf(db, 'document', itemIds);
  await db.client.query('delete from search.document where item_id = any($1::text[])', [itemIds]);
  await changeWords(db, 'text', [], before);
}

/** What this member published under their name, newest first. */
export async function documentIdsOf(db: Database, authorId: string, limit: number): Promise<string[]> {
  const { rows } = await db.client.query<{ item_id: string }>(
    'select item_id from search.document where author_id = $1 order by published_at desc limit $2',
    [authorId, limit],
  );
  return rows.map(({ item_id }) => item_id);
}

async function nextNumbers(db: Database, count: number): Promise<number[]> {
  const { rows } = await db.client.query<{ n: number }>(`select nextval('search.document_number') as n from generate_series(1, $1::int)`, [
    count,
  ]);
  return rows.map(({ n }) => n);
}

export interface NewPerson {
  readonly memberId: string;
  readonly name: string;
  readonly topics: string;
  readonly places: string;
  readonly speciality: string | null;
  readonly verified: boolean;
  readonly vocabulary: readonly string[];
}

export async function putPeople(db: Database, people: readonly NewPerson[]): Promise<void> {
  if (people.length === 0) return;
  await lockIndex(db);
  const before = await vocabularyOf(
    db,
    'person',
    people.map(({ memberId }) => memberId),
  );
  const rows = people.map(({ memberId, name, topics, places, speciality, verified, vocabulary }) => ({
    member_id: memberId,
    name,
    topics: asWords(topics),
    places: asWords(places),
    labels: speciality === null ? [] : [specialityLabel(speciality)],
    weight: verified ? 1 : 0,
    vocabulary,
  }));
  await db.client.query(
    `insert into search.person (member_id, words, weight, vocabulary)
     select p.member_id, setweight(to_tsvector('simple', unaccent(p.name)), 'A') || setweight(to_tsvector('simple', unaccent(p.topics)), 'B')
       || setweight(to_tsvector('simple', unaccent(p.places)), 'C') || array_to_tsvector(p.labels), p.weight, p.vocabulary
     from jsonb_to_recordset($1::jsonb) p(member_id text, name text, topics text, places text, labels text[], weight int, vocabulary text[])
     on conflict (member_id) do update set words = excluded.words, weight = excluded.weight, vocabulary = excluded.vocabulary`,
    [JSON.stringify(rows)],
  );
  await changeWords(
    db,
    'name',
    people.flatMap(({ vocabulary }) => vocabulary),
    before,
  );
}

export async function removePeople(db: Database, memberIds: readonly string[]): Promise<void> {
  await lockIndex(db);
  const before = await vocabularyOf(db, 'person', memberIds);
  await db.client.query('delete from search.person where member_id = any($1::text[])', [memberIds]);
  await changeWords(db, 'name', [], before);
}

/** Empties the index, to fill it anew in the same transaction: until then, readers find what was there. What was found before stays known. */
export async function clearIndex(db: Database): Promise<void> {
  await lockIndex(db);
  await db.client.query('create temporary table arrived on commit drop as select item_id, arrived_at from search.document');
  await db.client.query('create index on arrived (item_id)');
  for (const table of ['document', 'person', 'word']) await db.client.query(`delete from search.${table}`);
}

/** Since when these items were found, before the index was emptied in this transaction. */
export async function arrivalsBefore(db: Database, itemIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.client.query<{ item_id: string; at: string }>(
    'select item_id, arrived_at::text as at from arrived where item_id = any($1::text[])',
    [itemIds],
  );
  return new Map(rows.map(({ item_id, at }) => [item_id, at]));
}

/** Whatever comes into the index after this moment is not written yet, and all that came before can be read: one write waits for the other. */
export async function arrivedUpTo(db: Database): Promise<Date> {
  await lockIndex(db);
  const { rows } = await db.client.query<{ now: Date }>("select date_trunc('milliseconds', clock_timestamp()) as now");
  return rows[0]?.now ?? new Date(0);
}

/** All words the rows had. */
async function vocabularyOf(db: Database, table: 'document' | 'person', ids: readonly string[]): Promise<string[]> {
  const id = table === 'document' ? 'item_id' : 'member_id';
  const { rows } = await db.client.query<{ vocabulary: string[] }>(`select vocabulary from search.${table} where ${id} = any($1::text[])`, [
    ids,
  ]);
  return rows.flatMap(({ vocabulary }) => vocabulary);
}
