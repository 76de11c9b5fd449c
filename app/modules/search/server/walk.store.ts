/** The walk through the index, back in time: a part of a statement that gives what fits, newest first, and goes no further than it is asked. */
import { type Database, queryByOnePlan } from '#platform/db/database.ts';
import { type AgeStep, ageSteps, inOneStep, languageLabel } from './document-age.policy.ts';
import { fewest } from './loose-query.policy.ts';
import type { TextQuery } from './text-query.store.ts';
import type { WordShares } from './word-share.store.ts';

/** What every item must have, whatever its words. */
export interface ItemFilter {
  /** Beside what is for everybody, what these audiences may read. */
  readonly audiences: readonly string[];
  /** Authors the reader does not want to meet. */
  readonly apart: readonly string[];
  /** Conditions on labels, as PostgreSQL writes them. */
  readonly labels: readonly string[];
  readonly since: Date | null;
  /** Could be found for the first time in this while. */
  readonly arrived: { readonly from: Date; readonly until: Date } | null;
}

/** What the index is asked, in the words of each language. */
export type Sought = Readonly<Record<'en' | 'id', (Pick<TextQuery, 'loose' | 'terms'> & Partial<Pick<TextQuery, 'without'>>) | null>>;

export interface Walk {
  readonly queries: Sought;
  readonly filter: ItemFilter;
  /** How many documents have come so far. */
  readonly latest: number;
  /** How rare the words are. */
  readonly shares: WordShares;
  /** So many places of words may be gone through, by what is known of them: a question of many common words does not go to the end. */
  readonly most: number;
  /** And so many documents tried. */
  readonly tried: number;
  /** What is near counts as well; otherwise it is always gone through. */
  readonly sparing?: boolean;
  /** So many of the texts that the index gives are looked at. */
  readonly looked: number;
  /** Where this share of the documents has what is sought, and fewer than `few` of those that are reached, all steps are gone as one. */
  readonly expected?: { readonly share: number; readonly few: number };
}

/** A hundredth of a microsecond each. */
export const PLACES = { search: 10_000_000, suggest: 2_000_000 } as const;

/** Of documents with the rarest word, so many are tried for the others: a microsecond or two each, where none of them may have all. */
export const TRIED = { search: 100_000, suggest: 2_000 } as const;

/**
 * Of what the index gives, so many texts are looked at: it knows which words stand in them, but not where. Words in quotes may stand
 * together in few of those, so for them more are; each text costs what it takes to fetch and unpack it. Where a name that was typed
 * without quotes stands together is looked at in the newest of them only: those that have it come first, and the others are found as well.
 */
export const LOOKED_AT = { suggest: 400, together: 400, search: 1_000, quoted: 8_000 } as const;

/** Takes what a statement is given, and says how the statement calls it. */
export interface Values {
  readonly all: readonly unknown[];
  add(value: unknown): string;
  /** As it is written for text search; the same one is given once. */
  query(written: string): string;
}

export function values(): Values {
  const all: unknown[] = [];
  const queries = new Map<string, string>();
  return {
    all,
    add: (value) => `$${all.push(value)}`,
    query(written) {
      const place = queries.get(written) ?? `$${all.push(written)}::tsquery`;
      queries.set(written, place);
      return place;
    },
  };
}

/**
 * PostgreSQL takes a match for as cheap as a comparison, where it is a text to be fetched and unpacked: never without the index. And
 * by one process alone, which asking for its number makes sure of: to start others takes longer than what they would do.
 */
const DEAR = `(item_id <> '' or to_tsvector('simple', item_id) is null or pg_backend_pid() = 0)`;

/**
 * The words of a text, fetched once: every function over the column itself would fetch them anew. No word is empty, and what nothing is
 * taken out of is not copied; other functions write each word again, which takes three times as long as to fetch them.
 */
export const unpackedWords = (column: string): string => `ts_delete(${column}, ''::text)`;

type Column = 'title_words' | 'words';

/** Words of titles stand in the row itself: thousands of rows are put in order in half the memory without them. */
const columnsFor = (column: Column): string =>
  `item_id, language, published_at, arrived_at, ${column === 'words' ? '' : 'title_words, '}words, kind, specialities, solved`;

export interface Walked {
  /** Gives its rows to whoever selects from it. */
  readonly sql: string;
  /** It goes to the first document. */
  readonly whole: boolean;
}

/**
 * Steps are gone as long as rows are taken from it. Conditions are asked for one by one, the rarest first: the index goes through
 * what comes first and skips in the others; joined in one it would try them all on every document.
 */
export function walked(given: Values, column: Column, walk: Walk, reach: 'all' | 'near' = 'all'): Walked {
  const { queries, filter, latest, shares, looked, sparing = false } = walk;
  const { words, without } = askedOfIndex(queries);
  const columns = columnsFor(column);
  if (words.length === 0) return { sql: `(select ${columns} from search.document where false)`, whole: true };
  const [rarest, ...others] = [...filter.labels, ...words]
    .map((query) => ({ query, share: shares.of(query, column) }))
    .sort((a, b) => a.share - b.share || a.query.length - b.query.length);
  const readable = `(audience is null or audience = any(${given.add(filter.audiences)}::text[]))
    and (author_id is null or author_id <> all(${given.add(filter.apart)}::text[])) and ${DEAR}`;
  const all = ageSteps(latest);
  const places = latest * (1 + shares.places(words.join(' '), column));
  const tried = others.length === 0 ? 0 : latest * (rarest?.share ?? 0);
  const reached = withinReach(withinReach(all, places, walk.most), tried, walk.tried, sparing).filter(
    ({ beyond }) => !(reach === 'near' && beyond),
  );
  const { share: likely, few } = walk.expected ?? { share: probably([...filter.labels, ...words], shares, column), few: FEW_LIKELY };
  const one = inOneStep(latest, reached);
  const steps = latest * one.share * likely < few ? [one] : reached;
  const parts = steps.map(({ fits, share }) => {
    const step = fits === null ? [] : [{ query: fits, share }];
    // Where the step comes after others, those would be gone through from the first document to the last.
    const first = [rarest ?? [], step].flat().sort((a, b) => a.share - b.share);
    const asked = [...[...first, ...others].map(({ query }) => query), ...without];
    const matches = asked.map((query) => `${column} @@ ${given.query(query)}`).join(' and ');
    return `(select ${columns} from search.document where ${matches} and ${readable}
      order by published_at desc, item_id desc limit ${looked})`;
  });
  // The time is compared last: what is older than wanted must count as looked at, or the walk would go to the end for nothing.
  const { since, arrived } = filter;
  const times = [
    ...(since === null ? [] : [`published_at >= ${given.add(since)}::timestamptz`]),
    ...(arrived === null
      ? []
      : [`arrived_at >= ${given.add(arrived.from)}::timestamptz and arrived_at < ${given.add(arrived.until)}::timestamptz`]),
  ];
  const newest = `(select * from (${parts.join(' union all ')}) steps limit ${looked})`;
  return {
    sql: times.length === 0 ? newest : `(select * from ${newest} seen where ${times.join(' and ')})`,
    whole: reached.length === all.length,
  };
}

/** So few documents probably have all the words, were they independent of each other: to look for them in steps costs more than at once. */
const FEW_LIKELY = 30;

/** Where PostgreSQL has not counted yet how rare a word is, it may stand everywhere. */
const probably = (queries: readonly string[], shares: WordShares, column: Column): number =>
  queries
    .map((query) => shares.fitting(query, column))
    .reduce((fitting, share) => fitting * (share > 0 ? share : Number.POSITIVE_INFINITY), 1);

/** What is near, and what is beyond as long as it costs no more than it may; `all` is what all documents cost. The first step always. */
function withinReach(steps: readonly AgeStep[], all: number, most: number, sparing = false): AgeStep[] {
  let gone = 0;
  return steps.filter(({ share, beyond }, i) => {
    gone += share * all;
    return i === 0 || !(beyond || sparing) || gone <= most;
  });
}

/** Of a question that is kept, once. */
const ASKED_OF_INDEX = new WeakMap<Sought, ReturnType<typeof conditionsOf>>();

function askedOfIndex(queries: Sought): ReturnType<typeof conditionsOf> {
  const asked = ASKED_OF_INDEX.get(queries) ?? conditionsOf(queries);
  ASKED_OF_INDEX.set(queries, asked);
  return asked;
}

/**
 * All of these must fit. A document is in one language: what it says in the words of the other is sorted out by the exact query. What must
 * not be there is asked apart, and last: within another condition it would keep the index from skipping in that one.
 */
function conditionsOf({ en, id }: Sought): { readonly words: string[]; readonly without: string[] } {
  if (en?.terms == null || id?.terms == null || en.terms.length !== id.terms.length) {
    const languages = new Set([en, id].flatMap((query) => (query === null ? [] : [`(${query.loose})`])));
    return { words: languages.size === 0 ? [] : [[...languages].join(' | ')], without: [] };
  }
  const label = (language: 'en' | 'id') => `'${languageLabel(language)}'`;
  const inIndonesian = id.terms;
  const words = en.terms.flatMap((english, i) => {
    const indonesian = inIndonesian[i] ?? [];
    if (english.length + indonesian.length === 0) return [];
    // What does not count in one language is no condition for its documents.
    const either = fewest([...(english.length === 0 ? [label('en')] : english), ...(indonesian.length === 0 ? [label('id')] : indonesian)]);
    return [either.map((one) => `(${one})`).join(' | ')];
  });
  const unwanted = Object.entries({ en, id }).flatMap(([language, { without = '' }]) =>
    without === '' ? [] : [`(${label(language as 'en' | 'id')} & ${without})`],
  );
  return { words, without: unwanted.length === 0 ? [] : [`!(${unwanted.join(' | ')})`] };
}

const names = new Map<string, string>();
/** A connection keeps the plan of each; beyond that they are planned each time. */
const MOST_NAMES = 200;

/**
 * Plans of these take longer than their work. How the index is asked does not depend on the values, so they are prepared, and planned
 * without looking at them. One that has many conditions is asked seldom, and its plan is large.
 */
export async function rowsOf<Row extends object>(db: Database, text: string, given: Values): Promise<Row[]> {
  if (!names.has(text) && names.size < MOST_NAMES && given.all.length <= 28) names.set(text, `search.walk.${names.size}`);
  const name = names.get(text);
  return queryByOnePlan<Row>(db, { ...(name !== undefined && { name }), text, values: [...given.all] });
}
