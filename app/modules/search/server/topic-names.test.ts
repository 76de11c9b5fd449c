import { afterAll, beforeAll, expect, it } from 'vitest';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { parseQuery } from './search-query.policy.ts';
import { topicSearch } from './topic.policy.ts';
import { specialityNames } from './topic-names.view.ts';

let world: TestWorld;
let find: ReturnType<typeof topicSearch>;
beforeAll(async () => {
  world = await openTestWorld();
  find = topicSearch(specialityNames(world.runtime.translations));
});
afterAll(() => world.close());

it('finds each speciality by its names in both languages, its popular names, who practises it and its title', () => {
  const called = specialityNames(world.runtime.translations);
  for (const slug of SPECIALITIES) {
    const names = [called.name('en', slug), called.name('id', slug), ...called.others(slug)];
    // Some titles are those of several specialities: it must be among them.
    const notFound = names.filter((name) => !find(parseQuery(name), 'id', 12).some(({ id }) => id === slug));
    expect([slug, notFound]).toEqual([slug, []]);
  }
});

it.each([
  ['kardiologi', 'cardiology'],
  ['kardiolog', 'cardiology'],
  ['dokter spesialis jantung', 'cardiology'],
  ['Sp.JP', 'cardiology'],
  ['SpJP', 'cardiology'],
  ['sp jp', 'cardiology'],
  ['paru', 'pulmonology'],
  ['poli anak', 'paediatrics'],
  ['pediatrics', 'paediatrics'],
  ['pediatrician', 'paediatrics'],
  ['Sp.A', 'paediatrics'],
  ['kandungan', 'obstetrics-gynaecology'],
  ['SpOG', 'obstetrics-gynaecology'],
  ['Sp.KK', 'dermatology'],
  ['THT', 'otorhinolaryngology'],
  ['psikiater', 'psychiatry'],
  ['saraf', 'neurology'],
  ['bedah saraf', 'neurosurgery'],
  ['internis', 'internal-medicine'],
  ['anesthesia', 'anaesthesiology'],
  ['orthopedic surgeon', 'orthopaedics'],
  ['dokter umum', 'general-practice'],
  ['rontgen', 'radiology'],
] as const)('leads from “%s” to %s first', (typed, slug) => {
  expect(find(parseQuery(typed), 'id', 3)[0]).toMatchObject({ type: 'speciality', id: slug });
});
