/** Which forums are listed, as it stands in the address. */
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { listAddress } from '#platform/web/list-address.ts';
import { FORUM_KINDS, type ForumKind } from '../forums.contract.ts';

export const FORUM_LISTS = ['mine', 'suggested', 'active', 'all'] as const;
export type ForumList = (typeof FORUM_LISTS)[number];

/** Lists of somebody in particular. */
export const OWN_LISTS: readonly ForumList[] = ['mine', 'suggested'];

export interface ForumFilter {
  readonly list: ForumList;
  readonly speciality: Speciality | null;
  readonly kind: ForumKind | null;
  readonly q: string;
}

const MAX_WORDS = 80;

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function forumFilterOf(params: URLSearchParams, signedIn: boolean): ForumFilter {
  const list = FORUM_LISTS.find((one) => one === params.get('list')) ?? (signedIn ? 'mine' : 'active');
  return {
    list,
    speciality: SPECIALITIES.find((one) => one === params.get('speciality')) ?? null,
    kind: FORUM_KINDS.find((one) => one === params.get('kind')) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, MAX_WORDS),
  };
}

export const forumsPath = ({ list, speciality, kind, q }: { [Key in keyof ForumFilter]?: string | null }, cursor?: string): string =>
  listAddress('/forums', { list, speciality, kind, q }, cursor);
