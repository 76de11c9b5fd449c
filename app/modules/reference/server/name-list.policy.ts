/** Lists short enough to be kept in memory: sorted in the reader's language, searched while typing, read page by page. */
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Page } from '#platform/operation/paging.ts';
import { plain } from './place-name.policy.ts';

export interface NameEntry<Value> {
  readonly slug: string;
  readonly name: string;
  /** What is searched beside the name: a title, a calling code, names of parts. */
  readonly also?: readonly string[];
  readonly value: Value;
}

export interface NameList<Value> {
  readonly all: readonly Value[];
  page(filter: { query?: string | undefined; cursor?: string | undefined; limit: number }): Page<Value>;
}

export function nameList<Value>(language: Language, entries: readonly NameEntry<Value>[]): NameList<Value> {
  const { compare } = new Intl.Collator(language);
  const sorted = entries
    .map((entry) => ({ ...entry, searched: [entry.name, ...(entry.also ?? [])].map(plain) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.slug, b.slug));
  /** Those called just so, then those whose name starts with the query, then those with such a word. */
  const rank = ({ searched }: { searched: readonly string[] }, query: string) => {
    if (searched.includes(query)) return 0;
    if (searched[0]?.startsWith(query)) return 1;
    return searched.some((text) => ` ${text}`.includes(` ${query}`)) ? 2 : null;
  };
  const found = (query: string) => {
    const ranked = sorted.map((entry) => ({ entry, rank: rank(entry, query) }));
    return [0, 1, 2].flatMap((wanted) => ranked.filter((one) => one.rank === wanted).map(({ entry }) => entry));
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
export function listByLanguage<Value>(make: (language: Language) => readonly NameEntry<Value>[]): (language: Language) => NameList<Value> {
  const made = new Map<Language, NameList<Value>>();
  return (language) => {
    const list = made.get(language) ?? nameList(language, make(language));
    made.set(language, list);
    return list;
  };
}
