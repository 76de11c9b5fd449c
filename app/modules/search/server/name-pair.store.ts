/**
 * The index knows which words stand in a text, but not where. Of two words that stand next to each other in the name of something it does:
 * a text that has them so bears a label. Words in quotes that are such a name are found by it; without it, each text that merely holds
 * them somewhere would have to be unpacked.
 */
import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { type Database, type DatabasePool, prepared } from '#platform/db/database.ts';
import { PAIR_LABEL } from './document-age.policy.ts';
import { pairsIn } from './phrase.policy.ts';
import { lockIndex } from './word.store.ts';

/** Of a `tsvector`, every two words that stand next to each other. It is what a text is asked for in the end, so that no label says less than that. */
const pairsOf = (words: string): string =>
  `(with placed as materialized (select lexeme, place from unnest(${words}) w(lexeme, places, weights), unnest(w.places) place)
    select distinct one.lexeme || ' ' || next.lexeme as pair from placed one join placed next on next.place = one.place + 1)`;

/** The labels of a text in this language, as SQL. Each pair is looked up by itself: to join them, PostgreSQL would read all that are known. */
export const pairLabels = (words: string, language: string, which = 'true'): string =>
  `array(select '${PAIR_LABEL}' || pair from ${pairsOf(words)} stands
     where exists (select from search.name_pair known where known.language = ${language} and known.pair = stands.pair and ${which} offset 0))`;

const names = (): string[] => [...new Set([...medicalSynonyms.phrases, ...CONDITIONS.flatMap(({ en, idn }) => [en, idn])])];

/**
 * Makes the pairs of all names known: whoever writes a text from now on labels it with them. Under the lock of the index, as all else here
 * that is written. What a search relies on is `labelled`, which never turns false again.
 */
async function knowPairs(db: Database): Promise<void> {
  await lockIndex(db);
  await db.client.query(
    `with placed as materialized (select c.language, n, lexeme, place
       from (values ('en', 'english'::regconfig), ('id', 'indonesian')) c(language, config), unnest($1::text[]) with ordinality names(name, n),
         unnest(to_tsvector(c.config, unaccent(name))) w(lexeme, places, weights), unnest(w.places) place)
     insert into search.name_pair (language, pair)
     select distinct language, one.lexeme || ' ' || next.lexeme from placed one join placed next using (language, n) where next.place = one.place + 1
     on conflict do nothing`,
    [names()],
  );
}

/** Where every text is written anew in the same transaction, afterwards. */
export async function knowPairsOfAll(db: Database): Promise<void> {
  await knowPairs(db);
  await db.client.query('update search.name_pair set labelled = true where not labelled');
}

const BATCH = 200;

/** Labels the texts that were there before a name was known, some at a time. Until it comes to its end, searches do without these labels. */
export async function labelTexts({ transaction }: Pick<DatabasePool, 'transaction'>, signal?: AbortSignal): Promise<void> {
  const { languages, pairs } = await transaction(async (db) => {
    await knowPairs(db);
    const { rows } = await db.client.query<{ languages: string[]; pairs: string[] }>(
      `select coalesce(array_agg(language), '{}') as languages, coalesce(array_agg(pair), '{}') as pairs from search.name_pair where not labelled`,
    );
    return rows[0] ?? { languages: [], pairs: [] };
  });
  if (pairs.length === 0) return;
  for (let after: string | null = ''; after !== null; ) {
    signal?.throwIfAborted();
    const from: string = after;
    after = await transaction((db) => labelAfter(db, from));
  }
  await transaction(async (db) => {
    await lockIndex(db);
    await db.client.query(
      `update search.name_pair k set labelled = true from unnest($1::text[], $2::text[]) l(language, pair)
       where k.language = l.language and k.pair = l.pair`,
      [languages, pairs],
    );
  });
}

/** The last of those it looked at; null where there is none. */
async function labelAfter(db: Database, after: string): Promise<string | null> {
  await lockIndex(db);
  const { rows } = await db.client.query<{ last: string | null }>(
    `with looked as materialized (select item_id, language, title_words, words from search.document where item_id > $1 order by item_id limit ${BATCH}),
     labels as materialized (select item_id, ${pairLabels('title_words', 'looked.language', 'not known.labelled')} as of_title,
       ${pairLabels('words', 'looked.language', 'not known.labelled')} as of_text from looked),
     labelled as (update search.document d set title_words = d.title_words || array_to_tsvector(of_title), words = d.words || array_to_tsvector(of_text)
       from labels l where l.item_id = d.item_id and cardinality(of_text) > 0)
     select max(item_id) as last from looked`,
    [after],
  );
  return rows[0]?.last ?? null;
}

/** Of each language, the pairs that every text bears that has them. */
export type LabelledPairs = Readonly<Record<'en' | 'id', ReadonlySet<string>>>;

const known = prepared<{ language: 'en' | 'id'; pair: string }>(
  'search.labelledPairs',
  `select k.language, k.pair from unnest($1::text[], $2::text[]) asked(language, pair)
     join search.name_pair k on k.language = asked.language and k.pair = asked.pair where k.labelled`,
);

/** Which pairs of these phrases are. */
export async function labelledPairs(db: Database, phrases: readonly Readonly<Record<'en' | 'id', string>>[]): Promise<LabelledPairs> {
  const asked = (['en', 'id'] as const).flatMap((language) =>
    phrases.flatMap((phrase) => pairsIn(phrase[language]).map((pair) => ({ language, pair }))),
  );
  if (asked.length === 0) return NONE_LABELLED;
  const rows = await known(db, [asked.map(({ language }) => language), asked.map(({ pair }) => pair)]);
  const of = (wanted: 'en' | 'id') => new Set(rows.flatMap(({ language, pair }) => (language === wanted ? [pair] : [])));
  return { en: of('en'), id: of('id') };
}

export const NONE_LABELLED: LabelledPairs = { en: new Set(), id: new Set() };
