/** What is looked for, as it stands in the address. */
import { useMemo } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import {
  QUERY_LENGTH,
  SEARCH_KINDS,
  SEARCH_TIMES,
  type SearchFilters,
  type SearchKind,
  type SearchTime,
  type search,
} from '../search.contract.ts';

export interface SearchFilter {
  readonly q: string;
  readonly kind: SearchKind;
  readonly speciality: string | null;
  readonly language: 'en' | 'id' | null;
  readonly time: SearchTime | null;
  readonly solved: boolean | null;
  /** These words and no others instead; of other words it says nothing. */
  readonly asTyped: boolean;
}

export const NO_NARROWING = { kind: 'all', speciality: null, language: null, time: null, solved: null } as const;

export const NO_FILTER: Omit<SearchFilter, 'q'> = { ...NO_NARROWING, asTyped: false };

export const isNarrowed = (filter: SearchFilter): boolean =>
  Object.entries(NO_NARROWING).some(([name, nothing]) => filter[name as keyof typeof NO_NARROWING] !== nothing);

const LANGUAGES = ['en', 'id'] as const;
const ANSWERS = { yes: true, no: false } as const;

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function searchFilterOf(params: URLSearchParams): SearchFilter {
  const speciality = params.get('speciality') ?? '';
  const solved = params.get('solved');
  return {
    q: (params.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    kind: SEARCH_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    speciality: /^[a-z]+(-[a-z]+)*$/.test(speciality) && speciality.length <= 60 ? speciality : null,
    language: LANGUAGES.find((language) => language === params.get('language')) ?? null,
    time: SEARCH_TIMES.find((time) => time === params.get('time')) ?? null,
    solved: solved === 'yes' || solved === 'no' ? ANSWERS[solved] : null,
    asTyped: params.get('as') === 'typed',
  };
}

export function searchPath({ q, kind, speciality, language, time, solved, asTyped }: SearchFilter, cursor?: string): string {
  const answered = solved === null ? null : solved ? 'yes' : 'no';
  const as = asTyped && 'typed';
  return listAddress('/search', { q, kind: kind !== 'all' && kind, speciality, language, time, solved: answered, as }, cursor);
}

export const filtersOf = ({ kind, speciality, language, time, solved }: SearchFilter): SearchFilters => ({
  kind,
  ...(speciality !== null && { speciality }),
  ...(language !== null && { language }),
  ...(time !== null && { time }),
  ...(solved !== null && { solved }),
});

export const searchInput = (filter: SearchFilter): InputOf<typeof search> => ({
  q: filter.q,
  ...filtersOf(filter),
  ...(filter.asTyped && { asTyped: true }),
});

/** Other words are looked for as any are. */
export const withWords = (filter: SearchFilter, q: string): SearchFilter => ({ ...filter, q, asTyped: filter.asTyped && filter.q === q });

/** A search that was kept, as an address. */
export const keptPath = (q: string, { kind, speciality, language, time, solved }: SearchFilters): string =>
  searchPath({
    ...{ ...NO_FILTER, q, kind },
    ...{ speciality: speciality ?? null, language: language ?? null, time: time ?? null, solved: solved ?? null },
  });

/** What a kept search is narrowed to, in words. */
export const filterWords = (t: Translate, reference: Translate, { kind, speciality, language, time, solved }: SearchFilters): string[] => [
  ...(kind === 'all' ? [] : [t(`kind.${kind}`)]),
  ...(speciality === undefined ? [] : [reference(`speciality.${speciality}`)]),
  ...(language === undefined ? [] : [t(`language.${language}`)]),
  ...(time === undefined ? [] : [t(`time.${time}`)]),
  ...(solved === undefined ? [] : [t(`solved.${solved ? 'yes' : 'no'}`)]),
];

/** Specialities by name, with how many were found of each. */
export function useSpecialityOptions(counts: ReadonlyMap<string, number>): { value: string; label: string }[] {
  const t = useTexts('search');
  const reference = useTexts('reference');
  const language = useLanguage();
  return useMemo(
    () =>
      SPECIALITIES.map((slug) => ({ slug: slug as string, name: reference(`speciality.${slug}`), count: counts.get(slug) ?? 0 }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
        .map(({ slug, name, count }) => ({ value: slug, label: count === 0 ? name : t('counted', { name, count }) })),
    [t, reference, language, counts],
  );
}
