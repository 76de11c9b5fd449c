/** Reading the index. */
import type { Database } from '#platform/db/database.ts';
import type { Segments } from '../search.contract.ts';
import { ageSteps, languageLabel } from './document-age.policy.ts';
import type { Clauses, Term } from './search-query.policy.ts';

/** What is looked for in one way of reading words, as PostgreSQL writes it. */
export interface TextQuery {
  readonly exact: string;
  /**
   * Finds the same and more: where words must stand together it asks only that they are there. The index answers this one by
   * itself; for the exact one each text would have to be looked at.
   */
  readonly loose: string;
}

/** In the words of each language, and as they stand for names. Null finds nothing. */
export type TextQueries = Readonly<Record<'en' | 'id' | 'simple', TextQuery | null>>;

const NOTHING: TextQueries = { en: null, id: null, simple: null };
const CONFIGS = { en: 'english', id: 'indonesian', simple: 'simple' } as const;

/** `endings` are what the last word may become; with none, anything that begins so. */
export interface Unfinished {
  readonly word: string;
  readonly endings: readonly string[];
}

/** Everything typed travels as a value; the statement's shape follows from how many terms there are. */
export async function textQueries(db: Database, clauses: Clauses, unfinished: Unfinished | null): Promise<TextQueries> {
  if (clauses.length === 0) return NOTHING;
  const values: string[] = [];
  const last = clauses.at(-1)?.at(-1);
  const shape = clauses.map((terms) =>
    terms.map((term) => ({
      negated: term.negated,
      parts: partsOf(term, term === last ? unfinished : null).map(({ how, text }) => ({ how, at: values.push(text) })),
    })),
  );
  const selects = Object.entries(CONFIGS).map(([name, config]) => {
    const all = (terms: (typeof shape)[number], negated: boolean) =>
      terms
        .filter((term) => term.negated === negated)
        .map(
          ({ parts }) =>
            `${negated ? '!!' : ''}(${parts.map(({ how, at }) => `${how}('${config}', unaccent($${at}::text))`).join(' || ')})`,
        )
        .join(' && ') || `''::tsquery`;
    const written = shape.map((terms) => `(${all(terms, false)}) as fits, (${all(terms, true)}) as fails`);
    const clause = written.map((columns) => `select ${columns}`).join(' union all ');
    return `select '${name}' as name, fits::text as fits, fails::text as fails from (${clause}) c where querytree(fits) not in ('', 'T')`;
  });
  const { rows } = await db.client.query<{ name: keyof TextQueries; fits: string; fails: string }>(selects.join(' union all '), values);
  const read = (name: keyof TextQueries): TextQuery | null => {
    // A clause without a positive word is left out: it would walk through the whole index.
    const own = rows.filter((row) => row.name === name);
    return own.length === 0
      ? null
      : {
          exact: either(own.map(({ fits, fails }) => both(fits, fails))),
          loose: either(own.map(({ fits, fails }) => both(loosened(fits), isExact(fails) ? fails : ''))),
        };
  };
  return { en: read('en'), id: read('id'), simple: read('simple') };
}

const either = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' | ');
const both = (fits: string, fails: string) => (fails === '' ? fits : `(${fits}) & (${fails})`);
// Words are quoted in a written query and hold no angle brackets: the parser parts them there.
const NEXT_TO = /<(?:-|\d+)>/g;
const loosened = (query: string) => query.replace(NEXT_TO, '&');
const isExact = (query: string) => query.search(NEXT_TO) === -1;

function partsOf(term: Term, unfinished: Unfinished | null): { how: string; text: string }[] {
  const own = { how: term.phrase ? 'phraseto_tsquery' : 'plainto_tsquery', text: term.text };
  const others = term.synonyms.map((text) => ({ how: 'phraseto_tsquery', text }));
  if (unfinished === null || term.text !== unfinished.word) return [own, ...others];
  const endings = unfinished.endings.map((text) => ({ how: 'plainto_tsquery', text }));
  return endings.length > 0 ? [own, ...others, ...endings] : [own, ...others, { how: 'to_tsquery', text: `${unfinished.word}:*` }];
}

/** Of each kind of match, so many of the newest are ranked. */
const CANDIDATES = 100;

export interface ItemHit {
  readonly id: string;
  readonly language: 'en' | 'id';
  readonly score: number;
}

export interface ItemSearch {
  readonly queries: TextQueries;
  /** Labels every document must have. */
  readonly labels: readonly string[];
  readonly latest: number;
  /** Ages are reckoned from here, so that pages of one search fit together. */
  readonly asOf: Date;
  readonly after: { readonly score: number; readonly id: string } | null;
  readonly limit: number;
}

/** The best of the newest: how well and where the words stand, and a little for being recent. */
export async function findItems(db: Database, { queries, labels, latest, asOf, after, limit }: ItemSearch): Promise<ItemHit[]> {
  const steps = stepsBack(queries, labels, latest);
  const byTitle = await newest(db, 'title_words', steps, CANDIDATES);
  const byText = await newest(db, 'words', steps, CANDIDATES);
  const ids = [...new Set([...byTitle, ...byText])];
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<ItemHit>(
    `select item_id as id, language, score::float8 as score from (
       select d.item_id, d.language, round((ts_rank_cd('{0.1, 0.2, 0.4, 1}', d.words, q.exact, 32)
         + 0.2 * exp(least(0, extract(epoch from d.published_at - $3::timestamptz)) / 15552000))::numeric, 6) as score
       from search.document d cross join lateral (select case d.language when 'id' then $2::tsquery else $1::tsquery end as exact) q
       where d.item_id = any($7::text[]) and d.words @@ q.exact) ranked
     where $4::numeric is null or (score, item_id) < ($4::numeric, $5::text) order by score desc, item_id desc limit $6`,
    [queries.en?.exact ?? '', queries.id?.exact ?? '', asOf, after?.score ?? null, after?.id ?? null, limit, ids],
  );
  return rows;
}

/** Newest items whose titles fit. */
export const findTitles = (db: Database, queries: TextQueries, latest: number, limit: number): Promise<string[]> =>
  newest(db, 'title_words', stepsBack(queries, [], latest), limit);

/** Goes back in time until it has enough. */
async function newest(db: Database, column: 'title_words' | 'words', steps: readonly string[], enough: number): Promise<string[]> {
  let found: { item_id: string }[] = [];
  for (const step of steps) {
    // Planned each time: how many documents fit differs by orders of magnitude.
    const { rows } = await db.client.query<{ item_id: string }>(
      `select item_id from search.document where ${column} @@ $1::tsquery order by published_at desc, item_id desc limit $2`,
      [step, enough],
    );
    found = rows;
    if (found.length >= enough) break;
  }
  return found.map(({ item_id }) => item_id);
}

/** What the index is asked for at each step back in time; nothing when there is nothing to look for. */
function stepsBack({ en, id }: TextQueries, labels: readonly string[], latest: number): string[] {
  const languages = [en && `((${en.loose}) & '${languageLabel('en')}')`, id && `((${id.loose}) & '${languageLabel('id')}')`].filter(
    (part) => part !== null,
  );
  if (languages.length === 0) return [];
  const query = [`(${languages.join(' | ')})`, ...labels.map((label) => `'${label}'`)].join(' & ');
  return ageSteps(latest).map((step) => (step === null ? query : `(${query}) & ${step}`));
}

export interface PersonHit {
  readonly id: string;
  readonly score: number;
}

export async function findPeople(
  db: Database,
  {
    query,
    labels,
    after,
    limit,
  }: { query: TextQuery | null; labels: readonly string[]; after: { score: number; id: string } | null; limit: number },
): Promise<PersonHit[]> {
  if (query === null) return [];
  const { rows } = await db.client.query<PersonHit>(
    `select id, score::float8 as score from (
       select member_id as id, round((ts_rank('{0.1, 0.2, 0.3, 1}', words, $1::tsquery, 32) + 0.1 * weight)::numeric, 6) as score from search.person where words @@ $2::tsquery) p
     where $3::numeric is null or (score, id) < ($3::numeric, $4::text) order by score desc, id desc limit $5`,
    [query.exact, [`(${query.exact})`, ...labels.map((label) => `'${label}'`)].join(' & '), after?.score ?? null, after?.id ?? null, limit],
  );
  return rows;
}

// ---------- highlights ----------

export interface Passage {
  readonly language: keyof typeof CONFIGS;
  readonly text: string;
  /** All of the text, or the passages around what was found. */
  readonly whole: boolean;
}

// Marks that no text holds: what is shown is cut at them, and never read as markup.
const START = '\u0002';
const STOP = '\u0003';
const SELECTION = `StartSel="${START}", StopSel="${STOP}"`;

/** The texts in pieces, in their order. */
export async function highlight(db: Database, queries: TextQueries, passages: readonly Passage[]): Promise<Segments[]> {
  if (passages.length === 0) return [];
  const { rows } = await db.client.query<{ text: string }>(
    `select ts_headline(p.config::regconfig, p.text, p.query::tsquery, case when p.whole
         then 'HighlightAll=true, ${SELECTION}' else 'MaxFragments=2, MinWords=8, MaxWords=26, FragmentDelimiter=" … ", ${SELECTION}' end) as text
     from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) with ordinality p(config, text, query, whole, n) order by p.n`,
    [
      passages.map(({ language }) => CONFIGS[language]),
      passages.map(({ text }) => text.replaceAll(START, ' ').replaceAll(STOP, ' ')),
      passages.map(({ language }) => queries[language]?.exact ?? ''),
      passages.map(({ whole }) => whole),
    ],
  );
  return rows.map(({ text }) => toSegments(text));
}

function toSegments(marked: string): Segments {
  return marked
    .split(START)
    .flatMap((piece, i) => {
      if (i === 0) return [{ text: piece, hit: false }];
      const [hit = '', rest = ''] = piece.split(STOP);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
