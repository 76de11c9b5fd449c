import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fetchCourses, fetchInstitutes, fetchServices, listWorkplaceKinds } from '../career.contract.ts';
import { COURSES } from './courses.data.ts';
import { INSTITUTE_ALIASES } from './institute-aliases.data.ts';
import { INDIAN_COLLEGES, INDONESIAN_UNIVERSITIES, OTHER_INSTITUTES } from './institutes.data.ts';
import { SERVICES, WORKPLACE_KINDS } from './practice.data.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const indonesian = { request: { language: 'id' } } as const;
const slugs = (page: { data: readonly { slug: string }[] }) => page.data.map(({ slug }) => slug);

it.each([
  ['courses', COURSES, 60],
  ['services', SERVICES, 60],
  ['workplaces', WORKPLACE_KINDS, 12],
] as const)('has every one of its %s once, named in both languages', (_, entries, atLeast) => {
  expect(entries.length).toBeGreaterThanOrEqual(atLeast);
  for (const key of ['slug', 'en', 'id'] as const) {
    const values = entries.map((entry) => entry[key].trim());
    expect(new Set(values).size).toBe(entries.length);
    expect(values).not.toContain('');
  }
});

it('has institutes of Indonesia, India and elsewhere, each once', () => {
  const others = Object.values(OTHER_INSTITUTES).flat();
  expect([INDONESIAN_UNIVERSITIES.length >= 90, INDIAN_COLLEGES.length >= 60, others.length >= 40]).toEqual([true, true, true]);
  const all = [...INDONESIAN_UNIVERSITIES, ...INDIAN_COLLEGES, ...others];
  expect(new Set(all).size).toBe(all.length);
});

it('finds courses by their title', async () => {
  expect(slugs(await world.as(null).call(fetchCourses, { query: 'mbbs' }))).toEqual(['mbbs']);
  expect((await world.as(null).call(fetchCourses, { query: 'Sp.JP' }, indonesian)).data).toEqual([
    { slug: 'sp-jp', name: 'Spesialis jantung dan pembuluh darah (Sp.JP)', level: 'specialist' },
  ]);
});

it('finds institutes, of one country when it is named', async () => {
  const gajah = await world.as(null).call(fetchInstitutes, { query: 'gadjah' });
  expect(gajah.data).toEqual([{ slug: 'id-universitas-gadjah-mada', name: 'Universitas Gadjah Mada', country: 'ID' }]);
  expect((await world.as(null).call(fetchInstitutes, { query: 'gadjah', country: 'IN' })).data).toEqual([]);
  expect((await world.as(null).call(fetchInstitutes, { country: 'FJ' })).data).toEqual([]);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world.as(null).call(fetchInstitutes, { country: 'ID', limit: 50, ...(cursor !== undefined && { cursor }) });
    seen.push(...slugs(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(INDONESIAN_UNIVERSITIES.length);
  expect(new Set(seen).size).toBe(seen.length);
  await expect(world.as(null).call(fetchInstitutes, { country: 'indonesia' })).rejects.toMatchObject({ code: 'request.invalid' });
});

it.each([
  ['UI', 'Universitas Indonesia'],
  ['FK UI', 'Universitas Indonesia'],
  ['FKUI', 'Universitas Indonesia'],
  ['Fakultas Kedokteran Universitas Airlangga', 'Universitas Airlangga'],
  ['UGM', 'Universitas Gadjah Mada'],
  ['FK-KMK UGM', 'Universitas Gadjah Mada'],
  ['gajah mada', 'Universitas Gadjah Mada'],
  ['Unair', 'Universitas Airlangga'],
  ['undip', 'Universitas Diponegoro'],
  ['Unpad', 'Universitas Padjadjaran'],
  ['UNS', 'Universitas Sebelas Maret'],
  ['UB', 'Universitas Brawijaya'],
  ['unhas', 'Universitas Hasanuddin'],
  ['UIN', 'UIN Alauddin Makassar'],
  ['AIIMS', 'All India Institute of Medical Sciences, Bhopal'],
  ['JIPMER', 'Jawaharlal Institute of Postgraduate Medical Education and Research, Puducherry'],
  ['LSHTM', 'London School of Hygiene and Tropical Medicine'],
])('finds %s by what everybody calls it', async (query, name) => {
  expect((await world.as(null).call(fetchInstitutes, { query }, indonesian)).data[0]?.name).toBe(name);
});

it('shortens institutes that are there, none like another', () => {
  const all = new Set([...INDONESIAN_UNIVERSITIES, ...INDIAN_COLLEGES, ...Object.values(OTHER_INSTITUTES).flat()]);
  expect(Object.keys(INSTITUTE_ALIASES).filter((name) => !all.has(name))).toEqual([]);
  const shortOfOne = Object.entries(INSTITUTE_ALIASES).flatMap(([name, short]) => (name.startsWith('All India') ? [] : short));
  expect(shortOfOne.filter((one, at) => shortOfOne.indexOf(one) !== at)).toEqual([]);
});

it.each([
  ['SpPD', 'sp-pd'],
  ['spog', 'sp-og'],
  ['SKed', 's-ked'],
])('finds a course by its title without dots: %s', async (query, slug) => {
  expect(slugs(await world.as(null).call(fetchCourses, { query }, indonesian))[0]).toBe(slug);
});

it('finds services and lists workplaces in the reader’s language', async () => {
  expect(slugs(await world.as(null).call(fetchServices, { query: 'usg' }, indonesian))).toEqual(['obstetric-ultrasound', 'ultrasound']);
  await expect(world.as(null).call(fetchServices, { limit: 0 })).rejects.toMatchObject({ code: 'request.invalid' });
  const { data, nextCursor } = await world.as(null).call(listWorkplaceKinds, {}, indonesian);
  expect(data).toHaveLength(WORKPLACE_KINDS.length);
  expect(data).toContainEqual({ slug: 'primary-clinic', name: 'Klinik pratama' });
  expect(nextCursor).toBeNull();
});
