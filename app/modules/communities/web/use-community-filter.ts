/** Which communities are listed, as it stands in the address. */
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { listAddress } from '#platform/web/list-address.ts';
import { COMMUNITY_KINDS, type CommunityKind } from '../communities.contract.ts';

export interface CommunityFilter {
  readonly mine: boolean;
  readonly kind: CommunityKind | null;
  readonly speciality: Speciality | null;
  readonly q: string;
}

const MAX_WORDS = 80;

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export const communityFilterOf = (params: URLSearchParams): CommunityFilter => ({
  mine: params.get('list') === 'mine',
  kind: COMMUNITY_KINDS.find((one) => one === params.get('kind')) ?? null,
  speciality: SPECIALITIES.find((one) => one === params.get('speciality')) ?? null,
  q: (params.get('q') ?? '').trim().slice(0, MAX_WORDS),
});

export const communitiesPath = ({ mine, kind, speciality, q }: Partial<CommunityFilter>, cursor?: string): string =>
  listAddress('/community', { list: mine && 'mine', kind, speciality, q }, cursor);

export const communityInput = ({ mine, kind, speciality, q }: CommunityFilter) => ({
  ...(mine && { mine }),
  ...(kind !== null && { kind }),
  ...(speciality !== null && { speciality }),
  ...(q !== '' && { q }),
});
