import { type Byline, EXPERIENCE_BANDS } from '#modules/identity/byline.contract.ts';
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
  /** Now, as the server said when the page was made. */
  at: string;
}

/** The byline readers will see. */
export function AuthorByline({ author, anonymous, at }: AuthorBylineProps) {
  return <ItemByline byline={bylineOf(author, anonymous, new Date(at).getUTCFullYear())} at={at} />;
}

function bylineOf(author: Author, anonymous: boolean, year: number): Byline {
  const { id, name, speciality_id: speciality, workplace, province, profile_image: photo } = author;
  const verified = author.verification_state === 'verified';
  return anonymous
    ? { kind: 'anonymous', speciality, experience: bandOf(author.practising_since, year), province, verified }
    : { kind: 'member', id: id ?? '', name: name ?? '', speciality, workplace, verified, photo };
}

/** The band that begins with the most years that are reached: "0-4", "5-9", "10-19", "20+". */
const bandOf = (since: number | null, year: number) =>
  since === null ? null : (EXPERIENCE_BANDS.findLast((band) => Number.parseInt(band, 10) <= Math.max(0, year - since)) ?? null);
