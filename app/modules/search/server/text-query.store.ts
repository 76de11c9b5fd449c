/** From terms to PostgreSQL's own queries. */
import type { Database } from '#platform/db/database.ts';
import type { Clauses, Term } from './search-query.policy.ts';

/** What is looked for in one way of reading words, as PostgreSQL writes it. */
export interface TextQuery {
  readonly exact: string;
  /**
   * Finds the same and more: where words must stand together it asks only that they are there. The index answers this one by
   * itself; for the exact one each text would have to be looked at.
   */
  readonly loose: string;
  /** As it was typed, without other names. */
  readonly own: string;
  /** Clause by clause, in their order; empty where a clause has no word that counts. */
  readonly clauses: readonly { readonly exact: string; readonly loose: string }[];
  /** Each word and name by itself, to show where they stand. */
  readonly parts: readonly string[];
}

/** In the words of each language, and as they stand for names. Null finds nothing. */
export type TextQueries = Readonly<Record<'en' | 'id' | 'simple', TextQuery | null>>;

const NOTHING: TextQueries = { en: null, id: null, simple: null };
export const CONFIGS = { en: 'english', id: 'indonesian', simple: 'simple' } as const;

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
    const written = ({ how, at }: { how: string; at: number }) => `${how}('${config}', unaccent($${at}::text))`;
    const any = ({ parts }: (typeof shape)[number][number]) => `(${parts.map(written).join(' || ')})`;
    const own = ({ parts: [first] }: (typeof shape)[number][number]) => (first === undefined ? `''::tsquery` : written(first));
    const clauseSelects = shape.map((terms, n) => {
      const wanted = terms.filter(({ negated }) => !negated);
      const unwanted = terms.filter(({ negated }) => negated).map((term) => `!!${any(term)}`);
      const parts = wanted.flatMap((term) => term.parts.map((part) => `${written(part)}::text`));
      return `select ${n} as n, ${wanted.map(any).join(' && ')} as fits, ${wanted.map(own).join(' && ')} as own, ${unwanted.join(' && ') || `''::tsquery`} as fails, array[${parts.join(', ')}] as parts`;
    });
    // A clause without a word that counts is left out: it would walk through the whole index.
    return `select '${name}' as name, n, fits::text as fits, own::text as own, fails::text as fails, parts from (${clauseSelects.join(' union all ')}) c
      where querytree(fits) not in ('', 'T')`;
  });
  const { rows } = await db.client.query<WrittenClause>(selects.join(' union all '), values);
  const all = clauses.length;
  return { en: combined(rows, 'en', all), id: combined(rows, 'id', all), simple: combined(rows, 'simple', all) };
}

interface WrittenClause {
  readonly name: keyof TextQueries;
  readonly n: number;
  readonly fits: string;
  readonly own: string;
  readonly fails: string;
  readonly parts: string[];
}

function combined(all: readonly WrittenClause[], name: keyof TextQueries, count: number): TextQuery | null {
  const rows = all.filter((clause) => clause.name === name);
  if (rows.length === 0) return null;
  const queries = rows.map(({ n, fits, fails }) => ({
    n,
    exact: both(fits, fails),
    loose: both(loosened(fits), isExact(fails) ? fails : ''),
  }));
  return {
    exact: either(queries.map(({ exact }) => exact)),
    loose: either(queries.map(({ loose }) => loose)),
    own: either(rows.flatMap(({ own }) => (own === '' ? [] : [own]))),
    clauses: Array.from({ length: count }, (_, i) => queries.find(({ n }) => n === i) ?? { exact: '', loose: '' }),
    parts: rows.flatMap(({ parts }) => parts).filter((part) => part !== ''),
  };
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
