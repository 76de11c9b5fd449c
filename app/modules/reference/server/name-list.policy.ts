/** Lists short enough to be kept in memory: sorted in the reader's language, searched while typing, read page by page. */
import { spellings } from '@kolegia/medical-synonyms/name';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Page } from '#platform/operation/paging.ts';
import { plain } from './place-name.policy.ts';

export interface NameEntry<Value> {
  readonly slug: string;
  readonly name: string;
  /** What is searched beside the name: a title, a calling code. */
  readonly also?: readonly string[];
  /** What belongs to it and has names of its own: found after everything that is called so itself. */
  readonly parts?: readonly string[];
  readonly value: Value;
}

export interface NameList<Value> {
  readonly all: readonly Value[];
  page(filter: { query?: string | undefined; cursor?: string | undefined; limit: number }): Page<Value>;
}

interface Searched {
  readonly names: readonly string[];
  readonly own: readonly string[];
  readonly parts: readonly string[];
}

/** As Britons and as Americans write it. */
const written = (names: readonly string[]): string[] => [...new Set(names.map(plain).flatMap(spellings))];
const hasWord = (texts: readonly string[], beginning: string) => texts.some((text) => ` ${text}`.includes(` ${beginning}`));

/** The best first. */
const FITS: readonly ((entry: Searched, query: string) => boolean)[] = [
  ({ own }, query) => own.includes(query),
  ({ names }, query) => names.some((name) => name.startsWith(query)),
  ({ own }, query) => own.some((name) => name.startsWith(query)),
  ({ own }, query) => hasWord(own, query),
  ({ parts }, query) => hasWord(parts, query),
  // Every word of it, in whatever order.
  ({ own, parts }, query) => [...own, ...parts].some((name) => query.split(' ').every((word) => hasWord([name], word))),
];

/** `bare`: what is typed without what says nothing of which one it is; what is called so whole is found whole. */
export function nameList<Value>(
  language: Language,
  entries: readonly NameEntry<Value>[],
  bare: (typed: string) => string = (typed) => typed,
): NameList<Value> {
  const { compare } = new Intl.Collator(language);
  const sorted = entries
    .map((entry) => ({
      ...entry,
      names: written([entry.name]),
      own: written([entry.name, ...(entry.also ?? [])]),
      parts: written(entry.parts ?? []),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.slug, b.slug));
  const found = (typed: string) => {
    const isName = sorted.some(({ own }) => own.includes(typed));
    const queries = spellings(isName ? typed : bare(typed));
    const rank = (entry: Searched) => FITS.findIndex((suits) => queries.some((query) => suits(entry, query)));
    const ranked = Map.groupBy(sorted, rank);
    return FITS.flatMap((_, nth) => ranked.get(nth) ?? []);
  };
  return {
    all: sorted.map(({ value }) => value),
    page({ query, cursor, limit }) {
      const typed = plain(query ?? '');
      const isOnlySigns = query !== undefined && query !== '' && typed === '';
      const matches = isOnlySigns ? [] : typed === '' ? sorted : found(typed);
      const last = decodeCursor(cursor, 1)?.[0];
      const start = last === undefined ? 0 : matches.findIndex(({ slug }) => slug === last) + 1;
      const shown = matches.slice(start, start + limit);
      const end = shown.at(-1);
      return {
        data: shown.map(({ value }) => value),
        nextCursor: end !== undefined && start + limit < matches.length ? encodeCursor([end.slug]) : null,
      };
    },
  };
}

/** One list per language, made when it is first asked for. */
export function listByLanguage<Value>(
  make: (language: Language) => readonly NameEntry<Value>[],
  bare?: (typed: string) => string,
): (language: Language) => NameList<Value> {
  const made = new Map<Language, NameList<Value>>();
  return (language) => {
    const list = made.get(language) ?? nameList(language, make(language), bare);
    made.set(language, list);
    return list;
  };
}
