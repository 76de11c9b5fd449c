/** From terms to PostgreSQL's own queries. */
import { type Database, prepared } from '#platform/db/database.ts';
import { partJoined } from './joined-words.policy.ts';
import { fewest } from './loose-query.policy.ts';
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
  /** Loose, term by term: where all of them fit, the whole does. Null where terms are left out or alternatives are allowed. */
  readonly terms: readonly Alternatives[] | null;
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

type Written = Record<keyof TextQueries, string[]>;

/**
 * For `to_tsquery`: what begins like this text, in quotes. Without its accents a single letter may hold brackets or an apostrophe, which
 * would be read as signs of the query.
 */
export const beginning = (text: string, weights = ''): string => `'''' || translate(${text}, '''\\', '  ') || ''':*${weights}'`;

/** Every part as each configuration writes it, empty where it has no word that counts. */
const written = prepared<Written & { latest: number }>(
  'search.written',
  `select ${Object.entries(CONFIGS)
    .map(
      ([name, config]) =>
        `array_agg((case how when 'words' then plainto_tsquery('${config}', text) when 'phrase' then phraseto_tsquery('${config}', text)
          else to_tsquery('${config}', ${beginning('text')}) end)::text order by n) as ${name}`,
    )
    .join(', ')}, (select last_value from search.document_number) as latest
   from (select how, unaccent(text) as text, n from unnest($1::text[], $2::text[]) with ordinality p(how, text, n)) p`,
);

export interface Question {
  readonly clauses: Clauses;
  readonly unfinished: Unfinished | null;
}

export interface Questions {
  /** In their order. */
  readonly queries: readonly TextQueries[];
  /** How many documents have come so far, counting those that were replaced. */
  readonly latest: number;
}

/** Several at once: to ask the database takes longer than what it does. */
export async function textQueries(db: Database, questions: readonly Question[]): Promise<Questions> {
  const all: Part[] = [];
  const shapes = questions.map(({ clauses, unfinished }) => shapeOf(clauses, unfinished, all));
  const [row] = await written(db, [all.map(({ how }) => how), all.map(({ text }) => partJoined(text, ' '))]);
  return { queries: shapes.map((shape) => (row === undefined ? NOTHING : queriesOf(shape, row))), latest: row?.latest ?? 0 };
}

/** Where among all parts those of each term are. */
type Shape = readonly (readonly { readonly negated: boolean; readonly together: boolean; readonly from: number; readonly to: number }[])[];

function shapeOf(clauses: Clauses, unfinished: Unfinished | null, all: Part[]): Shape {
  const last = clauses.at(-1)?.at(-1);
  return clauses.map((terms) =>
    terms.map((term) => {
      const from = all.length;
      all.push(...partsOf(term, term === last ? unfinished : null));
      return { negated: term.negated, together: isName(term), from, to: all.length };
    }),
  );
}

function queriesOf(shape: Shape, row: Written): TextQueries {
  if (shape.length === 0) return NOTHING;
  const inWords = (name: keyof TextQueries) =>
    combined(
      shape.map((terms) =>
        terms.map(({ negated, together, from, to }) => {
          const [own = '', ...rest] = row[name].slice(from, to);
          const [phrase = '', ...others] = together ? rest : [own, ...rest];
          return { negated, parts: [own, ...others], strict: [phrase, ...others] };
        }),
      ),
    );
  return { en: inWords('en'), id: inWords('id'), simple: inWords('simple') };
}

interface WrittenTerm {
  readonly negated: boolean;
  /** As it was typed, then other names. */
  readonly parts: readonly string[];
  /** The same, its own words together. */
  readonly strict: readonly string[];
}

function combined(clauses: readonly (readonly WrittenTerm[])[]): TextQuery | null {
  const queries = clauses.map((terms) => {
    const wanted = terms.filter(({ negated }) => !negated);
    const loosely = wanted.map(({ parts }) => fewest(parts.map(loosened)));
    const fits = both(wanted.map(({ parts }) => either(parts)));
    const fails = both(terms.filter(({ negated }) => negated).flatMap(({ parts }) => (either(parts) === '' ? [] : [`!${either(parts)}`])));
    return {
      exact: both([fits, fails]),
      strict: both([both(wanted.map(({ strict }) => either(strict))), fails]),
      loose: both([both(loosely.map(either)), isExact(fails) ? fails : '']),
      // A clause without a word that counts is left out: it would walk through the whole index.
      counts: fits !== '',
      own: both(wanted.map(({ parts }) => parts[0] ?? '')),
      terms: fails === '' ? loosely : null,
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
    clauses: queries.map(({ exact, loose, terms, counts }) => (counts ? { exact, loose, terms } : { exact: '', loose: '', terms: [] })),
    terms: queries.length === 1 && only !== undefined ? only.terms : null,
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
