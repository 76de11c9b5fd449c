/** From terms to PostgreSQL's own queries. */
import { LRUCache } from 'lru-cache';
import { type Database, prepared } from '#platform/db/database.ts';
import { pairLabel } from './document-age.policy.ts';
import { partJoined } from './joined-words.policy.ts';
import { fewest } from './loose-query.policy.ts';
import { type LabelledPairs, labelledPairs, NONE_LABELLED } from './name-pair.store.ts';
import { labelsAndWords } from './phrase.policy.ts';
import type { Clauses, Term } from './search-query.policy.ts';

/** Loose, each by itself: any of them. Empty where no word of it counts. */
type Alternatives = readonly string[];

interface Clause {
  readonly exact: string;
  readonly loose: string;
  /** What `loose` asks for, term by term; null where it leaves out something. */
  readonly terms: readonly Alternatives[] | null;
}

/** What is looked for in one way of reading words, as PostgreSQL writes it. */
export interface TextQuery {
  readonly exact: string;
  /**
   * Finds the same and more: where words must stand together it asks only that they are there. The index answers this one by
   * itself; for the exact one each text would have to be looked at.
   */
  readonly loose: string;
  /** Finds less: the words of a name stand together. Where nothing has several words, it is the exact one. */
  readonly strict: string;
  /** As it was typed, without other names. */
  readonly own: string;
  /** Clause by clause, in their order; empty where a clause has no word that counts. */
  readonly clauses: readonly Clause[];
  /** Loose, term by term: where all of them fit, and nothing of `without`, the whole does. Null where alternatives are allowed. */
  readonly terms: readonly Alternatives[] | null;
  /** Any of it must not be there. Empty where nothing is left out, and where the index does not know whether it is there. */
  readonly without: string;
  /** Each word and name by itself, to show where they stand. */
  readonly parts: readonly string[];
}

/** In the words of each language, and as they stand for names. Null finds nothing. */
export type TextQueries = Readonly<Record<'en' | 'id' | 'simple', TextQuery | null>>;

export const NOTHING: TextQueries = { en: null, id: null, simple: null };
export const CONFIGS = { en: 'english', id: 'indonesian', simple: 'simple' } as const;

/** `endings` are what the last word may become; with none, anything that begins so. */
export interface Unfinished {
  readonly word: string;
  readonly endings: readonly string[];
}

type Reading = 'words' | 'phrase' | 'beginning';

interface Part {
  readonly how: Reading;
  readonly text: string;
}

type Written = Record<keyof TextQueries, string>;

/**
 * For `to_tsquery`: what begins like this text, in quotes. Without its accents a single letter may hold brackets or an apostrophe, which
 * would be read as signs of the query.
 */
export const beginning = (text: string, weights = ''): string => `'''' || translate(${text}, '''\\', '  ') || ''':*${weights}'`;

/** Every part as each configuration writes it, empty where it has no word that counts. */
const written = prepared<Written>(
  'search.written',
  `select ${Object.entries(CONFIGS)
    .map(
      ([name, config]) =>
        `(case how when 'words' then plainto_tsquery('${config}', text) when 'phrase' then phraseto_tsquery('${config}', text)
          else to_tsquery('${config}', ${beginning('text')}) end)::text as ${name}`,
    )
    .join(', ')}
   from (select how, unaccent(text) as text, n from unnest($1::text[], $2::text[]) with ordinality p(how, text, n)) p order by n`,
);

/** A question has up to a hundred parts, most of them names that others ask for as well; how a part is written never changes. */
export const keptParts = () => new LRUCache<string, Written>({ max: 10_000 });

const KEPT = keptParts();

const keyOf = ({ how, text }: Part): string => `${how} ${text}`;

/** Asks for those that are not known. */
async function writtenParts(db: Database, parts: readonly Part[], kept: typeof KEPT): Promise<Written[]> {
  const found = new Map(parts.map((part) => [keyOf(part), kept.get(keyOf(part))]));
  const asked = new Map(parts.flatMap((part) => (found.get(keyOf(part)) === undefined ? [[keyOf(part), part] as const] : [])));
  if (asked.size > 0) {
    const unknown = [...asked.values()];
    const rows = await written(db, [unknown.map(({ how }) => how), unknown.map(({ text }) => partJoined(text, ' '))]);
    for (const [i, key] of [...asked.keys()].entries()) {
      found.set(key, rows[i]);
      kept.set(key, rows[i]);
    }
  }
  return parts.map((part) => found.get(keyOf(part)) ?? NOTHING_WRITTEN);
}

const NOTHING_WRITTEN: Written = { en: '', id: '', simple: '' };

export interface Question {
  readonly clauses: Clauses;
  readonly unfinished: Unfinished | null;
}

/**
 * Several at once: to ask the database takes longer than what it does. Names are looked for by their labels, also those that were not
 * typed; or by their words, but for what stands in quotes.
 */
export async function textQueries(
  db: Database,
  questions: readonly Question[],
  names: 'labels' | 'words',
  kept = KEPT,
): Promise<TextQueries[]> {
  const all: Part[] = [];
  const shapes = questions.map(({ clauses, unfinished }) => shapeOf(clauses, unfinished, names, all));
  const parts = await writtenParts(db, all, kept);
  const byLabel = shapes.flat(2).flatMap((term) => (term.byLabel ? parts.slice(term.from, term.to) : []));
  const labelled = await labelledPairs(db, byLabel);
  return shapes.map((shape) => queriesOf(shape, parts, labelled));
}

/** Where among all parts those of each term are. */
type Shape = readonly (readonly (Pick<Term, 'negated'> & {
  readonly byLabel: boolean;
  readonly together: boolean;
  readonly from: number;
  readonly to: number;
})[])[];

function shapeOf(clauses: Clauses, unfinished: Unfinished | null, names: 'labels' | 'words', all: Part[]): Shape {
  const last = clauses.at(-1)?.at(-1);
  return clauses.map((terms) =>
    terms.map((term) => {
      const from = all.length;
      all.push(...partsOf(term, term === last ? unfinished : null));
      return { negated: term.negated, byLabel: names === 'labels' || term.phrase, together: isName(term), from, to: all.length };
    }),
  );
}

function queriesOf(shape: Shape, all: readonly Written[], labelled: LabelledPairs): TextQueries {
  if (shape.length === 0) return NOTHING;
  const inWords = (name: keyof TextQueries) =>
    combined(
      shape.map((terms) =>
        terms.map(({ negated, byLabel, together, from, to }) => {
          const [own = '', ...rest] = all.slice(from, to).map((written) => written[name]);
          const [phrase = '', ...others] = together ? rest : [own, ...rest];
          return { negated, byLabel, parts: [own, ...others], strict: [phrase, ...others] };
        }),
      ),
      name === 'simple' ? NONE_LABELLED.en : labelled[name],
    );
  return { en: inWords('en'), id: inWords('id'), simple: inWords('simple') };
}

interface WrittenTerm {
  readonly negated: boolean;
  readonly byLabel: boolean;
  /** As it was typed, then other names. */
  readonly parts: readonly string[];
  /** The same, its own words together. */
  readonly strict: readonly string[];
}

function combined(clauses: readonly (readonly WrittenTerm[])[], labelled: ReadonlySet<string>): TextQuery | null {
  const queries = clauses.map((terms) => {
    const wanted = terms.filter(({ negated }) => !negated);
    const loosely = wanted.map(({ parts, byLabel }) =>
      fewest(parts.map((part) => (byLabel ? labelsAndWords(part, labelled, pairLabel) : null) ?? loosened(part))),
    );
    const fits = both(wanted.map(({ parts }) => either(parts)));
    const unwanted = terms.filter(({ negated }) => negated).map(({ parts }) => either(parts));
    const fails = both(unwanted.flatMap((parts) => (parts === '' ? [] : [`!${parts}`])));
    return {
      exact: both([fits, fails]),
      strict: both([both(wanted.map(({ strict }) => either(strict))), fails]),
      loose: both([both(loosely.map(either)), isExact(fails) ? fails : '']),
      // A clause without a word that counts is left out: it would walk through the whole index.
      counts: fits !== '',
      own: both(wanted.map(({ parts }) => parts[0] ?? '')),
      terms: loosely,
      without: isExact(fails) ? either(unwanted) : '',
      parts: wanted.flatMap(({ parts }) => parts),
    };
  });
  const counting = queries.filter(({ counts }) => counts);
  const [only] = queries;
  if (counting.length === 0) return null;
  return {
    exact: either(counting.map(({ exact }) => exact)),
    loose: either(counting.map(({ loose }) => loose)),
    strict: either(counting.map(({ strict }) => strict)),
    own: either(counting.map(({ own }) => own)),
    clauses: queries.map(({ exact, loose, terms, without, counts }) =>
      counts ? { exact, loose, terms: without === '' ? terms : null } : { exact: '', loose: '', terms: [] },
    ),
    terms: queries.length === 1 && only !== undefined ? only.terms : null,
    without: queries.length === 1 && only !== undefined ? only.without : '',
    parts: [...new Set(counting.flatMap(({ parts }) => parts))].filter((part) => part !== ''),
  };
}

const either = (queries: readonly string[]) => joined(queries, ' | ');
const both = (queries: readonly string[]) => joined(queries, ' & ');

/** What has no word that counts asks for nothing. */
function joined(queries: readonly string[], how: ' | ' | ' & '): string {
  const asking = [...new Set(queries)].filter((query) => query !== '');
  return asking.length === 0 ? '' : `(${asking.map((query) => `(${query})`).join(how)})`;
}

// Words are quoted in a written query and hold no angle brackets: the parser parts them there.
const NEXT_TO = /<(?:-|\d+)>/g;
const loosened = (query: string) => query.replace(NEXT_TO, '&');
const isExact = (query: string) => query.search(NEXT_TO) === -1;

/** Words that together have other names. */
const isName = (term: Term): boolean => !term.phrase && term.words.length > 0;

function partsOf(term: Term, unfinished: Unfinished | null): Part[] {
  const own: Part[] = [{ how: term.phrase ? 'phrase' : 'words', text: term.text }];
  if (isName(term)) own.push({ how: 'phrase', text: term.text });
  const others = term.synonyms.map((text): Part => ({ how: 'phrase', text }));
  if (unfinished === null || term.text !== unfinished.word) return [...own, ...others];
  const endings = unfinished.endings.map((text): Part => ({ how: 'words', text }));
  return endings.length > 0 ? [...own, ...others, ...endings] : [...own, ...others, { how: 'beginning', text: unfinished.word }];
}
