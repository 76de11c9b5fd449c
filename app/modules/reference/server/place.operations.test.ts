import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  fetchCities,
  fetchCountries,
  fetchStates,
  getCitiesByState,
  getStateCityByPincode,
  getStatesByCountry,
  searchPlaces,
} from '../place.contract.ts';
import { loadPlaces } from './place-load.job.ts';
import { placeNames, stateNamed } from './reference.public.ts';

const POSTAL_CODES =
  'code,postal_code\n31.71.06.1001,10310\n31.71.06.1002,10320\r\n31.71.06.1003,10310\nnonsense,1\n31.71.01.1001,99998\n36.71.01.1001,99998\n';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await loadPlaces(world.runtime.database, { postalCodes: POSTAL_CODES });
});
afterAll(() => world.close());

const anyone = () => world.as(null);
const indonesian = { request: { language: 'id' } } as const;
const names = (page: { data: readonly { name: string }[] }) => page.data.map(({ name }) => name);

it('loads every village of Indonesia, once', async () => {
  const { database } = world.runtime;
  const { rows } = await database.pool.query(`select size, count(*) from reference.place where country = 'ID' group by size order by size`);
  expect(rows).toEqual([
    { size: 0, count: 38 },
    { size: 1, count: 514 },
    { size: 2, count: 7285 },
    { size: 3, count: 83762 },
  ]);
  expect(await loadPlaces(database, { postalCodes: POSTAL_CODES })).toBe(false);
});

it('knows countries and their calling codes in the reader’s language', async () => {
  const all = await anyone().call(fetchCountries, {});
  expect(all.data.length).toBeGreaterThan(240);
  expect(all.nextCursor).toBeNull();
  expect(await anyone().call(fetchCountries, { query: 'indo' })).toEqual({
    data: [{ code: 'ID', name: 'Indonesia', callingCode: '+62' }],
    nextCursor: null,
  });
  expect(names(await anyone().call(fetchCountries, { query: 'jerman' }, indonesian))).toEqual(['Jerman']);
  for (const [typed, code] of [
    ['USA', 'US'],
    ['UK', 'GB'],
    ['UAE', 'AE'],
    ['hongkong', 'HK'],
    ['south korea', 'KR'],
    ['Korsel', 'KR'],
    ['Arab Saudi', 'SA'],
  ] as const)
    expect([typed, (await anyone().call(fetchCountries, { query: typed }, indonesian)).data[0]?.code]).toEqual([typed, code]);
  expect((await anyone().call(fetchCountries, { query: '+91' })).data).toEqual([{ code: 'IN', name: 'India', callingCode: '+91' }]);
});

it('lists the states of a country', async () => {
  const { data, nextCursor } = await anyone().call(getStatesByCountry, { country: 'ID' });
  expect(data).toHaveLength(38);
  expect(nextCursor).toBeNull();
  expect(data).toContainEqual({ id: 'ID-96', name: 'Papua Barat Daya' });
  expect((await anyone().call(getStatesByCountry, { country: 'IN' })).data).toHaveLength(34 + 2);
  await expect(anyone().call(getStatesByCountry, { country: 'XX' })).rejects.toMatchObject({ code: 'reference.countryNotFound' });
  await expect(anyone().call(getStatesByCountry, { country: 'Indonesia' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { country: 'reference.validation.country' },
  });
});

it('finds states while typing, page by page', async () => {
  expect(names(await anyone().call(fetchStates, { country: 'ID', query: 'jawa' }))).toEqual(['Jawa Barat', 'Jawa Tengah', 'Jawa Timur']);
  // Names that start with the query come before those with such a word.
  expect(names(await anyone().call(fetchStates, { country: 'ID', query: 'ba' })).slice(0, 3)).toEqual(['Bali', 'Banten', 'Jawa Barat']);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await anyone().call(fetchStates, { country: 'ID', limit: 7, ...(cursor !== undefined && { cursor }) });
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(38);
  expect(seen).toHaveLength(38);
  await expect(anyone().call(fetchStates, { country: 'ZZ' })).rejects.toMatchObject({ code: 'reference.countryNotFound' });
});

it('lists and finds the cities of a state', async () => {
  expect(names(await anyone().call(getCitiesByState, { state: 'ID-31' }))).toEqual([
    'Kota Jakarta Barat',
    'Kota Jakarta Pusat',
    'Kota Jakarta Selatan',
    'Kota Jakarta Timur',
    'Kota Jakarta Utara',
    'Kabupaten Kepulauan Seribu',
  ]);
  expect(names(await anyone().call(fetchCities, { state: 'ID-32', query: 'Kota Bandung' }))).toEqual([
    'Kabupaten Bandung',
    'Kota Bandung',
    'Kabupaten Bandung Barat',
  ]);
  expect(names(await anyone().call(fetchCities, { state: 'IN-KA', query: 'beng' }))).toContain('Bengaluru');
  // A country whose cities are not kept: its states exist, with none.
  expect(await anyone().call(getCitiesByState, { state: 'DE-BY' })).toEqual({ data: [], nextCursor: null });
  for (const state of ['ID-99', 'ID-31.71', 'IN-KA-nowhere']) {
    await expect(anyone().call(getCitiesByState, { state })).rejects.toMatchObject({ code: 'reference.stateNotFound' });
    await expect(anyone().call(fetchCities, { state })).rejects.toMatchObject({ code: 'reference.stateNotFound' });
  }
  await expect(anyone().call(fetchCities, { state: "'; drop table" })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('finds places while typing: the larger first, then those with such a word', async () => {
  const { data } = await anyone().call(searchPlaces, { country: 'ID', query: 'menteng', limit: 50 });
  expect(data[0]).toMatchObject({ id: 'ID-31.71.06', kind: 'district', name: 'Menteng', within: 'Kota Jakarta Pusat, DKI Jakarta' });
  expect(data).toContainEqual(expect.objectContaining({ id: 'ID-31.71.06.1001', kind: 'village', postalCode: '10310' }));
  expect(names({ data })).toEqual(expect.arrayContaining(['Menteng Dalam']));
  expect((await anyone().call(searchPlaces, { country: 'ID', query: 'kota sura' })).data[0]).toMatchObject({ kind: 'city' });
  expect((await anyone().call(searchPlaces, { country: 'IN', query: 'PUNE' })).data[0]).toMatchObject({
    id: 'IN-MH-pune',
    within: 'Maharashtra',
  });
  expect((await anyone().call(searchPlaces, { country: 'US', query: 'cal' })).data[0]).toMatchObject({ id: 'US-CA', kind: 'state' });
});

it('forgives a misspelling', async () => {
  const { data, nextCursor } = await anyone().call(searchPlaces, { country: 'ID', query: 'Bukitingi' });
  expect(names({ data })).toContain('Kota Bukittinggi');
  expect(nextCursor).toBeNull();
});

it('finds what is written apart or together, and long names with a slip, by what is spelt alike', async () => {
  const found = async (query: string) => names(await anyone().call(searchPlaces, { country: 'ID', query, limit: 12 }));
  expect((await found('tanjung karang pusat'))[0]).toBe('Tanjungkarang Pusat');
  expect(await found('tanjungkarang  pussat')).toContain('Tanjungkarang Pusat');
  expect(await found('kebayoran bru')).toContain('Kebayoran Baru');
  expect(await found('pangkal pinnang')).toContain('Kota Pangkal Pinang');
  expect(await found('jogya')).toContain('Jogja');
});

it('finds what Indonesians call by a short or another name, before what only begins so', async () => {
  const found = async (query: string) => names(await anyone().call(searchPlaces, { country: 'ID', query, limit: 5 }));
  const states = async (query: string) => names(await anyone().call(fetchStates, { country: 'ID', query }));
  expect((await found('jogja'))[0]).toBe('Kota Yogyakarta');
  expect(await found('jogja')).toEqual(expect.arrayContaining(['DI Yogyakarta', 'Jogja']));
  expect((await found('solo')).slice(0, 2)).toEqual(['Kota Surakarta', 'Kabupaten Solok']);
  expect(await found('Jaksel')).toEqual(['Kota Jakarta Selatan']);
  expect((await found('tangsel'))[0]).toBe('Kota Tangerang Selatan');
  for (const [short, name] of [
    ['NTT', 'Nusa Tenggara Timur'],
    ['ntb', 'Nusa Tenggara Barat'],
    ['DIY', 'DI Yogyakarta'],
    ['jabar', 'Jawa Barat'],
    ['jateng', 'Jawa Tengah'],
    ['jatim', 'Jawa Timur'],
    ['sumut', 'Sumatera Utara'],
    ['sumbar', 'Sumatera Barat'],
    ['sumsel', 'Sumatera Selatan'],
    ['kepri', 'Kepulauan Riau'],
    ['babel', 'Kepulauan Bangka Belitung'],
    ['kalbar', 'Kalimantan Barat'],
    ['kalteng', 'Kalimantan Tengah'],
    ['kalsel', 'Kalimantan Selatan'],
    ['kaltim', 'Kalimantan Timur'],
    ['kaltara', 'Kalimantan Utara'],
    ['sulut', 'Sulawesi Utara'],
    ['sulteng', 'Sulawesi Tengah'],
    ['sulsel', 'Sulawesi Selatan'],
    ['sultra', 'Sulawesi Tenggara'],
    ['sulbar', 'Sulawesi Barat'],
    ['malut', 'Maluku Utara'],
  ] as const) {
    expect([short, (await found(short))[0]]).toEqual([short, name]);
    expect([short, await states(short)]).toEqual([short, [name]]);
  }
  expect(names(await anyone().call(fetchCities, { state: 'ID-33', query: 'solo' }))).toEqual(['Kota Surakarta']);
  // The next page goes on without them.
  const first = await anyone().call(searchPlaces, { country: 'ID', query: 'solo', limit: 3 });
  const second = await anyone().call(searchPlaces, { country: 'ID', query: 'solo', limit: 3, cursor: first.nextCursor ?? '' });
  expect(first.data).toHaveLength(3);
  expect(names(second)).not.toContain('Kota Surakarta');
  expect(new Set([...names(first), ...names(second)]).size).toBe(6);
});

it('pages through both ranks without repeating a place', async () => {
  const { rows } = await world.runtime.database.pool.query<{ count: number }>(
    `select count(*) from reference.place where country = 'ID' and ' ' || search_name like '% sukam%'`,
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await anyone().call(searchPlaces, { country: 'ID', query: 'sukam', limit: 50, ...(cursor !== undefined && { cursor }) });
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(rows[0]?.count ?? 0);
  expect(new Set(seen).size).toBe(seen.length);
});

it('takes signs for nothing and refuses what is no query', async () => {
  expect(await anyone().call(searchPlaces, { country: 'ID', query: '%_%' })).toEqual({ data: [], nextCursor: null });
  expect((await anyone().call(searchPlaces, { country: 'ID', query: "o'b\\%" })).data.length).toBeLessThan(51);
  for (const [input, field] of [
    [{ country: 'ID', query: ' ' }, 'query'],
    [{ country: 'ID', query: 'x'.repeat(81) }, 'query'],
    [{ country: 'ID', query: 'a', cursor: 'nonsense' }, 'cursor'],
    [{ country: 'ID', query: 'a', limit: 51 }, 'limit'],
  ] as const) {
    await expect(anyone().call(searchPlaces, input)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
  }
  await expect(anyone().call(searchPlaces, { country: 'QQ', query: 'a' })).rejects.toMatchObject({ code: 'reference.countryNotFound' });
});

it('tells the villages of an Indonesian postal code', async () => {
  const area = await anyone().call(getStateCityByPincode, { pincode: '10310' });
  expect(area).toMatchObject({
    country: 'ID',
    state: { id: 'ID-31', name: 'DKI Jakarta' },
    city: { id: 'ID-31.71', name: 'Kota Jakarta Pusat' },
    cities: [{ id: 'ID-31.71' }],
  });
  expect(area.villages.map(({ id }) => id).toSorted()).toEqual(['ID-31.71.06.1001', 'ID-31.71.06.1003']);
});

it('tells every village of a code that many share', async () => {
  const { rows } = await world.runtime.database.pool.query<{ count: number }>(
    `select count(*) from reference.place where postal_code = '99085'`,
  );
  expect(rows[0]?.count).toBeGreaterThan(100);
  const { villages } = await anyone().call(getStateCityByPincode, { pincode: '99085' });
  expect(villages).toHaveLength(rows[0]?.count ?? 0);
});

it('tells no state of a code whose villages lie in two', async () => {
  expect(await anyone().call(getStateCityByPincode, { pincode: '99998' })).toMatchObject({
    state: null,
    city: null,
    cities: [{ id: 'ID-31.71' }, { id: 'ID-36.71' }],
    villages: [{ id: expect.any(String) }, { id: expect.any(String) }],
  });
});

it('tells the district of a code that all its villages share', async () => {
  const { city, villages } = await anyone().call(getStateCityByPincode, { pincode: '80361' });
  expect(city).toMatchObject({ name: 'Kabupaten Badung' });
  expect(villages.length).toBeGreaterThan(0);
  expect(new Set(villages.map(({ within }) => within))).toEqual(new Set([expect.stringContaining('Kabupaten Badung, Bali')]));
});

it('tells state and city of an Indonesian code that no village has by its first digits', async () => {
  expect(await anyone().call(getStateCityByPincode, { pincode: '12999' })).toMatchObject({
    state: { name: 'DKI Jakarta' },
    city: { name: 'Kota Jakarta Selatan' },
    villages: [],
  });
  const shared = await anyone().call(getStateCityByPincode, { pincode: '65199' });
  expect(shared).toMatchObject({ state: { name: 'Jawa Timur' }, city: null });
  expect(names({ data: shared.cities })).toEqual(['Kabupaten Malang', 'Kota Malang']);
});

it('tells state and district of an Indian code', async () => {
  expect(await anyone().call(getStateCityByPincode, { pincode: '411001' })).toMatchObject({
    country: 'IN',
    state: { id: 'IN-MH', name: 'Maharashtra' },
    city: { name: 'Pune' },
  });
  expect(await anyone().call(getStateCityByPincode, { pincode: ' 700001 ' })).toMatchObject({
    state: { name: 'West Bengal' },
    city: { name: 'Kolkata' },
  });
  expect(await anyone().call(getStateCityByPincode, { pincode: '110099' })).toMatchObject({
    state: { name: 'Delhi' },
    city: null,
    cities: [],
  });
});

it('refuses codes that are none, and says so of those it does not know', async () => {
  for (const pincode of ['', '1234', '1234567', 'abcde', '012345']) {
    await expect(anyone().call(getStateCityByPincode, { pincode })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { pincode: 'reference.validation.postalCode' },
    });
  }
  for (const pincode of ['00000', '999999']) {
    await expect(anyone().call(getStateCityByPincode, { pincode })).rejects.toMatchObject({ code: 'reference.postalCodeNotFound' });
  }
});

it('knows a state of a country by what it is called, and takes any where none are known', async () => {
  const named = (country: string, name: string) => stateNamed(world.runtime.database.db, country, name);
  expect(await named('ID', 'provinsi jawa barat')).toBe('Jawa Barat');
  expect(await named('ID', 'Selangor')).toBeNull();
  expect(await named('MY', 'SELANGOR')).toBe('Selangor');
  expect(await named('US', 'California')).toBe('California');
  expect(await named('SG', 'Bali')).toBeNull();
  expect(await named('AQ', 'Bharati')).toBe('Bharati');
});

it('names places for other modules', async () => {
  const found = await placeNames(world.runtime.database.db, ['ID-31', 'IN-MH-pune', 'ID-00']);
  expect(Object.fromEntries(found)).toEqual({ 'ID-31': 'DKI Jakarta', 'IN-MH-pune': 'Pune' });
});
