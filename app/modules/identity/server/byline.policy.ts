/** How members are shown: what follows from their row alone. */
import { type Byline, type BylineTrait, EXPERIENCE_BANDS, type ExperienceBand, type MemberCard } from '../byline.contract.ts';
import type { member } from './identity.schema.ts';

export type MemberRow = typeof member.$inferSelect;

type Named = Pick<MemberRow, 'title' | 'firstName' | 'lastName' | 'memberRefNo'>;

/** Whoever has not given a name yet is shown by their reference number. */
export function shownName({ title, firstName, lastName, memberRefNo }: Named): string {
  if (firstName === null) return memberRefNo;
  const name = [title, firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  // Of one name, what its owner holds may be all that stands in the second field: ", Sp.PD".
  return name.replaceAll(' ,', ',');
}

export function experienceBand(since: number | null, year: number = new Date().getUTCFullYear()): ExperienceBand | null {
  if (since === null) return null;
  const years = Math.max(0, year - since);
  if (years < 5) return '0-4';
  if (years < 10) return '5-9';
  return years < 20 ? '10-19' : '20+';
}

/** The years in which those of a band began to practise; null for an end that is open. */
export function yearsOfBand(band: ExperienceBand, year: number = new Date().getUTCFullYear()): { from: number | null; to: number | null } {
  const next = EXPERIENCE_BANDS[EXPERIENCE_BANDS.indexOf(band) + 1];
  const least = Number.parseInt(band, 10);
  return {
    from: next === undefined ? null : year - Number.parseInt(next, 10) + 1,
    // Whoever is to begin is in the first band, too.
    to: least === 0 ? null : year - least,
  };
}

export function memberCard(row: MemberRow): MemberCard {
  return {
    id: row.id,
    name: shownName(row),
    speciality: row.specialityId,
    city: row.city,
    province: row.province,
    country: row.country,
    workplace: row.workplace,
    verified: row.verification === 'verified',
    photo: row.photo,
  };
}

export function namedByline(row: MemberRow): Byline {
  return {
    kind: 'member',
    id: row.id,
    name: shownName(row),
    speciality: row.specialityId,
    workplace: row.workplace,
    verified: row.verification === 'verified',
    photo: row.photo,
  };
}

/** Workplace, city and exact years are left out: together with a speciality they name a person; and what the author says. */
export function anonymousByline(row: MemberRow, leftOut: readonly BylineTrait[] = []): Byline {
  return {
    kind: 'anonymous',
    speciality: row.specialityId,
    experience: leftOut.includes('experience') ? null : experienceBand(row.practisingSince),
    province: leftOut.includes('province') ? null : row.province,
    verified: row.verification === 'verified',
  };
}
