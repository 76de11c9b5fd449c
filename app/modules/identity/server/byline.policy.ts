/** How members are shown: what follows from their row alone. */
import type { Byline, ExperienceBand, MemberCard } from '../byline.contract.ts';
import type { member } from './identity.schema.ts';

export type MemberRow = typeof member.$inferSelect;

type Named = Pick<MemberRow, 'title' | 'firstName' | 'lastName' | 'memberRefNo'>;

/** Whoever has not given a name yet is shown by their reference number. */
export function shownName({ title, firstName, lastName, memberRefNo }: Named): string {
  if (firstName === null) return memberRefNo;
  return [title, firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
}

export function experienceBand(since: number | null, year: number = new Date().getUTCFullYear()): ExperienceBand | null {
  if (since === null) return null;
  const years = Math.max(0, year - since);
  if (years < 5) return '0-4';
  if (years < 10) return '5-9';
  return years < 20 ? '10-19' : '20+';
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

/** Workplace, city and exact years are left out: together with a speciality they name a person. */
export function anonymousByline(row: MemberRow): Byline {
  return {
    kind: 'anonymous',
    speciality: row.specialityId,
    experience: experienceBand(row.practisingSince),
    province: row.province,
    verified: row.verification === 'verified',
  };
}
