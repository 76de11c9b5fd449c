import type { Database } from '#platform/db/database.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  type Country,
  fetchCities,
  fetchCountries,
  fetchStates,
  getCitiesByState,
  getStateCityByPincode,
  getStatesByCountry,
  type Place,
  type PostalArea,
  searchPlaces,
} from '../place.contract.ts';
import { COUNTRIES, isCountry } from './countries.data.ts';
import { listByLanguage } from './name-list.policy.ts';
import { findChildren, findPlaces, listChildren, placesByIds, villagesByPostalCode } from './place.store.ts';
import { COUNTRY_ALIASES } from './place-aliases.data.ts';
import { postalCandidates, stateOf } from './postal-area.policy.ts';

const countries = listByLanguage<Country>((language) =>
  COUNTRIES.map(({ slug, callingCode, ...names }) => ({
    slug,
    name: names[language],
    // Whatever language the page is in: many know the names of both.
    also: [slug, callingCode, ...LANGUAGES.map((each) => names[each]), ...(COUNTRY_ALIASES[slug] ?? [])],
    value: { code: slug, name: names[language], callingCode },
  })),
);

function assertCountry(country: string): void {
  if (!isCountry(country)) throw new Failure('reference.countryNotFound');
}

/** Only asked when a state turned out to have no cities: most countries' states have none. */
async function assertState(db: Database, state: string): Promise<void> {
  const [found] = await placesByIds(db, [state]);
  if (found?.kind !== 'state') throw new Failure('reference.stateNotFound');
}

const whole = (data: Place[]) => ({ data, nextCursor: null });

export const placeHandlers = [
  handle(fetchCountries, async ({ language }, filter) => countries(language).page(filter)),

  handle(fetchStates, async ({ db }, { country, ...filter }) => {
    assertCountry(country);
    return findChildren(db, country, filter);
  }),

  handle(fetchCities, async ({ db }, { state, ...filter }) => {
    const page = await findChildren(db, state, filter);
    if (page.data.length === 0 || stateOf(state) !== state) await assertState(db, state);
    return page;
  }),

  handle(getStatesByCountry, async ({ db }, { country }) => {
    assertCountry(country);
    return whole(await listChildren(db, country));
  }),

  handle(getCitiesByState, async ({ db }, { state }) => {
    const cities = await listChildren(db, state);
    if (cities.length === 0 || stateOf(state) !== state) await assertState(db, state);
    return whole(cities);
  }),

  handle(getStateCityByPincode, async ({ db }, { pincode }) => {
    const area = (await areaOfVillages(db, pincode)) ?? (await areaOfRange(db, pincode));
    if (area === null) throw new Failure('reference.postalCodeNotFound');
    return area;
  }),

  handle(searchPlaces, async ({ db }, { country, ...filter }) => {
    assertCountry(country);
    return findPlaces(db, country, filter);
  }),
];

/** Exact, where the postal codes of villages are known. */
async function areaOfVillages(db: Database, postalCode: string): Promise<PostalArea | null> {
  const villages = postalCode.length === 5 ? await villagesByPostalCode(db, postalCode) : [];
  if (villages.length === 0) return null;
  const cityIds = [...new Set(villages.map(({ id }) => id.slice(0, 'ID-31.71'.length)))];
  const [stateId = null, another] = new Set(cityIds.map(stateOf));
  return areaOf(db, { country: 'ID', postalCode, cityIds, stateId: another === undefined ? stateId : null, villages });
}

async function areaOfRange(db: Database, postalCode: string): Promise<PostalArea | null> {
  const candidates = postalCandidates(postalCode);
  return candidates === null ? null : areaOf(db, { ...candidates, postalCode, villages: [] });
}

async function areaOf(
  db: Database,
  {
    country,
    postalCode,
    stateId,
    cityIds,
    villages,
  }: Pick<PostalArea, 'country' | 'postalCode' | 'villages'> & { stateId: string | null; cityIds: readonly string[] },
): Promise<PostalArea | null> {
  const found = await placesByIds(db, stateId === null ? cityIds : [stateId, ...cityIds]);
  const bare = (ids: readonly (string | null)[]) =>
    found
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const cities = bare(cityIds);
  const [state = null] = bare([stateId]);
  if (state === null && cities.length === 0) return null;
  return { country, postalCode, state, city: cities.length === 1 ? (cities[0] ?? null) : null, cities, villages };
}
