import { type Byline, type BylineTrait, EXPERIENCE_BANDS } from '#modules/identity/byline.contract.ts';
import type { UserBasicDetail } from '#modules/identity/member.contract.ts';
import { ItemByline } from './item-byline.tsx';

/** Who writes, as far as a byline needs it. */
export type Author = Pick<
  UserBasicDetail,
  'id' | 'name' | 'speciality_id' | 'practising_since' | 'province' | 'workplace' | 'profile_image' | 'verification_state'
>;

export interface AuthorBylineProps {
  author: Author;
  anonymous: boolean;
  /** What it does not show when it is anonymous. */
  leftOut: readonly BylineTrait[];
  /** Now, as the server said when the page was made. */
  at: string;
}

/** The byline readers will see. */
export function AuthorByline({ author, anonymous, leftOut, at }: AuthorBylineProps) {
  return <ItemByline byline={bylineOf(author, anonymous ? leftOut : null, new Date(at).getUTCFullYear())} at={at} />;
}

/** `leftOut` is null under the author's name. */
function bylineOf(author: Author, leftOut: readonly BylineTrait[] | null, year: number): Byline {
  const { id, name, speciality_id: speciality, workplace, province, profile_image: photo } = author;
  const verified = author.verification_state === 'verified';
  if (leftOut === null) return { kind: 'member', id: id ?? '', name: name ?? '', speciality, workplace, verified, photo };
  const experience = leftOut.includes('experience') ? null : bandOf(author.practising_since, year);
  return { kind: 'anonymous', speciality, experience, province: leftOut.includes('province') ? null : province, verified };
}

/** The band that begins with the most years that are reached: "0-4", "5-9", "10-19", "20+". */
const bandOf = (since: number | null, year: number) =>
  since === null ? null : (EXPERIENCE_BANDS.findLast((band) => Number.parseInt(band, 10) <= Math.max(0, year - since)) ?? null);
