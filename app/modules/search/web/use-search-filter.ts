/** What is looked for, as it stands in the address. */
import type { InputOf } from '#platform/operation/operation.ts';
import { QUERY_LENGTH, SEARCH_KINDS, type SearchKind, type search } from '../search.contract.ts';

export interface SearchFilter {
  readonly q: string;
  readonly kind: SearchKind;
  readonly speciality: string | null;
}

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function searchFilterOf(params: URLSearchParams): SearchFilter {
  const speciality = params.get('speciality') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    kind: SEARCH_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    speciality: /^[a-z]+(-[a-z]+)*$/.test(speciality) && speciality.length <= 60 ? speciality : null,
  };
}

export function searchPath({ q, kind, speciality }: SearchFilter, cursor?: string): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (kind !== 'all') params.set('kind', kind);
  if (speciality !== null) params.set('speciality', speciality);
  if (cursor !== undefined) params.set('cursor', cursor);
  const query = params.toString();
  return query === '' ? '/search' : `/search?${query}`;
}

export const searchInput = ({ q, kind, speciality }: SearchFilter): InputOf<typeof search> => ({
  q,
  kind,
  ...(speciality !== null && { speciality }),
});
