import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fetchSpecialities, listSpecialities, SPECIALITIES } from '../reference.contract.ts';
import { isSpeciality } from './reference.public.ts';
import { SUB_SPECIALITIES } from './sub-specialities.data.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const indonesian = { request: { language: 'id' } } as const;

it('has every slug once', () => {
  const slugs = SUB_SPECIALITIES.map(({ slug }) => slug);
  expect(new Set(SPECIALITIES).size).toBe(SPECIALITIES.length);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(SPECIALITIES.length).toBeGreaterThanOrEqual(80);
  expect(SUB_SPECIALITIES.filter(({ speciality }) => !isSpeciality(speciality))).toEqual([]);
});

it.each(LANGUAGES)('names every speciality and sub-speciality in %s, and nothing else', async (language) => {
  const texts = JSON.parse(await readFile(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const { speciality = {}, subSpeciality = {}, specialityTitle = {} } = texts;
  expect(Object.keys(speciality).toSorted()).toEqual(SPECIALITIES.toSorted());
  expect(Object.keys(subSpeciality).toSorted()).toEqual(SUB_SPECIALITIES.map(({ slug }) => slug).toSorted());
  expect(Object.keys(specialityTitle).filter((slug) => !isSpeciality(slug))).toEqual([]);
  expect(new Set(Object.values(speciality)).size).toBe(SPECIALITIES.length);
});

it('gives consultants a title of their own, not that of their speciality', async () => {
  const { data } = await world.as(null).call(listSpecialities, {});
  const titles = new Map<string, string | null>(data.map(({ slug, title }) => [slug, title]));
  expect(SUB_SPECIALITIES.filter(({ speciality, title }) => titles.get(speciality) === title)).toEqual([]);
});

/** As the colleges give them. */
const TITLES = {
  ...{ paediatrics: 'Sp.A', anaesthesiology: 'Sp.An-TI', andrology: 'Sp.And', 'medical-acupuncture': 'Sp.Akp', 'general-surgery': 'Sp.B' },
  ...{ 'paediatric-surgery': 'Sp.BA', 'plastic-surgery': 'Sp.BP-RE', neurosurgery: 'Sp.BS', 'thoracic-surgery': 'Sp.BTKV' },
  ...{ dermatology: 'Sp.DVE', 'emergency-medicine': 'Sp.EM', 'clinical-pharmacology': 'Sp.FK', 'forensic-medicine': 'Sp.FM' },
  ...{ nutrition: 'Sp.GK', cardiology: 'Sp.JP', rehabilitation: 'Sp.KFR', psychiatry: 'Sp.KJ', 'family-medicine': 'Sp.KKLP' },
  ...{ 'marine-medicine': 'Sp.KL', 'nuclear-medicine': 'Sp.KN-TM', 'sports-medicine': 'Sp.KO', 'aviation-medicine': 'Sp.KP' },
  ...{
    ophthalmology: 'Sp.M',
    microbiology: 'Sp.MK',
    neurology: 'Sp.N',
    'obstetrics-gynaecology': 'Sp.OG',
    'occupational-medicine': 'Sp.Ok',
  },
  ...{
    'radiation-oncology': 'Sp.Onk.Rad',
    orthopaedics: 'Sp.OT',
    pulmonology: 'Sp.P',
    'anatomical-pathology': 'Sp.PA',
    parasitology: 'Sp.Par',
  },
  ...{
    'internal-medicine': 'Sp.PD',
    'clinical-pathology': 'Sp.PK',
    radiology: 'Sp.Rad',
    otorhinolaryngology: 'Sp.THTBKL',
    urology: 'Sp.U',
  },
} as const;

it('has at least eighty in Indonesian, with the title that doctors of each bear, the same in both languages', async () => {
  const [inIndonesian, english] = [
    await world.as(null).call(listSpecialities, {}, indonesian),
    await world.as(null).call(listSpecialities, {}),
  ];
  const englishNames = new Map(english.data.map(({ slug, name }) => [slug, name]));
  expect(inIndonesian.data.filter(({ slug, name }) => name !== englishNames.get(slug)).length).toBeGreaterThanOrEqual(80);
  for (const { data } of [inIndonesian, english])
    expect(Object.fromEntries(data.map(({ slug, title }) => [slug, title]))).toMatchObject(TITLES);
  const parts = SUB_SPECIALITIES.map(({ title }) => title);
  const titles = new Set([...inIndonesian.data.map(({ title }) => title), ...parts].filter((title) => title !== null));
  expect(titles.size).toBeGreaterThanOrEqual(80);
});

it('lists all specialities by name in the reader’s language', async () => {
  const english = await world.as(null).call(listSpecialities, {});
  expect(english.data).toHaveLength(SPECIALITIES.length);
  expect(english.data[0]?.name).toBe('Addiction medicine');
  const inIndonesian = await world.as(null).call(listSpecialities, {}, indonesian);
  const names = inIndonesian.data.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('id').compare));
  expect(inIndonesian.data).toContainEqual({ slug: 'internal-medicine', name: 'Ilmu penyakit dalam', title: 'Sp.PD' });
  expect(inIndonesian.data).toContainEqual({ slug: 'palliative-care', name: 'Perawatan paliatif', title: null });
});

it('finds a speciality by its name, its title or one of its parts', async () => {
  const first = async (query: string) => (await world.as(null).call(fetchSpecialities, { query }, indonesian)).data[0];
  expect((await first('jantung'))?.slug).toBe('cardiology');
  expect((await first('Sp.OG'))?.slug).toBe('obstetrics-gynaecology');
  expect((await first('vitreoretina'))?.slug).toBe('ophthalmology');
  expect((await first('penyakit dalam'))?.subSpecialities).toContainEqual({
    slug: 'gastro-entero-hepatology',
    name: 'Gastroenterohepatologi',
    title: 'Sp.PD-KGEH',
  });
  expect(await first('zzz')).toBeUndefined();
});

it('gives every speciality once, page by page, and refuses a cursor that is none', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world.as(null).call(fetchSpecialities, { limit: 40, ...(cursor !== undefined && { cursor }) });
    seen.push(...page.data.map(({ slug }) => slug));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.toSorted()).toEqual(SPECIALITIES.toSorted());
  await expect(world.as(null).call(fetchSpecialities, { cursor: '%%' })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('tells other modules which slugs exist', () => {
  expect([isSpeciality('cardiology'), isSpeciality('astrology'), isSpeciality('constructor')]).toEqual([true, false, false]);
});
