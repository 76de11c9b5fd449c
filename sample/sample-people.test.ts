/** Sample doctors are as real ones would be by now. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultOf } from '#platform/delivery/gateway.fake.ts';
import { memberOf, Person, staffMember } from './sample-people.ts';

const now = new Date('2026-11-30T03:00:00Z');
const people = z.array(Person).parse(JSON.parse(readFileSync(new URL('./people.json', import.meta.url), 'utf8')));
const members = people.map((person, n) => memberOf({ ...person, id: person.key }, n, now));

it('whoever is verified has the number that was found in the register', () => {
  const numbers = [...members, staffMember(now)].map(({ registrationNumber }) => registrationNumber);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(people.length + 1);
});

it('codes reach everybody who has a phone', () => {
  const phones = members.flatMap(({ phone }) => phone ?? []);
  expect(new Set(phones).size).toBe(phones.length);
  expect(phones.filter((phone) => faultOf(phone) !== null)).toEqual([]);
});
