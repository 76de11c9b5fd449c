/** The people of the sample world: sixty doctors and one member of staff. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SampleMember } from '#modules/identity/server/identity.public.ts';
import { sampleId } from './sample-id.ts';

export const Person = z.strictObject({
  key: z.string(),
  name: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  speciality: z.string(),
  years: z.int(),
  workplace: z.string(),
});
export type SamplePerson = z.infer<typeof Person> & { readonly id: string };

const DAY_MS = 86_400_000;
/** The community began a good year before the first start. */
const JOINED_DAYS_AGO = 400;

export function readPeople(now: Date): SamplePerson[] {
  const people = z.array(Person).parse(JSON.parse(readFileSync(new URL('./people.json', import.meta.url), 'utf8')));
  return people.map((person, n) => ({ ...person, id: sampleId(person.key, joined(now, n)) }));
}

const joined = (now: Date, n: number) => new Date(now.getTime() - (JOINED_DAYS_AGO - n) * DAY_MS);

/** What doctors of a speciality also like to read about. */
const neighbours = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('./profiles/interests.json', import.meta.url), 'utf8')));

export const sampleMail = (key: string) => `${key}@kolegia.example`;

export function memberOf(person: SamplePerson, n: number, now: Date): SampleMember {
  const [firstName = person.name, ...rest] = person.name.split(' ');
  return {
    id: person.id,
    firstName,
    lastName: rest.join(' ') || null,
    specialityId: person.speciality,
    interests: [person.speciality, ...(neighbours[person.speciality] ?? [])],
    verified: true,
    country: person.country,
    province: person.province,
    city: person.city,
    workplace: person.workplace,
    practisingSince: now.getUTCFullYear() - person.years,
    email: sampleMail(person.key),
    // Of a form that no register gives out.
    registrationNumber: person.country === 'ID' ? `00.2.1.100.4.24.${103_000 + n}` : `${person.country} 000${100 + n}`,
    // Numbers of a block that is not given out, and none that the stand-in for a gateway refuses.
    phone: person.country === 'ID' ? `+6281200001${String(n).padStart(3, '0')}` : null,
    rights: [],
    language: person.country === 'ID' ? 'id' : 'en',
    createdAt: joined(now, n),
  };
}

export const sampleStaffId = (now: Date): string => sampleId('staff', joined(now, 0));

/** Reads, approves and verifies; writes no cases. */
export function staffMember(now: Date): SampleMember {
  return {
    id: sampleStaffId(now),
    firstName: 'Sekar',
    lastName: 'Puspita',
    specialityId: 'general-practice',
    verified: true,
    country: 'ID',
    province: 'DKI Jakarta',
    city: 'Jakarta Pusat',
    workplace: 'Kolegia',
    practisingSince: now.getUTCFullYear() - 12,
    registrationNumber: '00.2.1.100.4.24.102999',
    email: sampleMail('staff'),
    phone: null,
    rights: ['verification', 'approvals', 'translations', 'news', 'promotion', 'newsletters', 'knowledge'],
    language: 'en',
    createdAt: joined(now, 0),
  };
}
