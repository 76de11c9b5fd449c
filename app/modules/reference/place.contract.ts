/** Countries and the places within them. Ids of places are codes and stay the same from one load to the next. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { TypedQuery } from './reference.contract.ts';

/** From the largest to the smallest. Villages and districts are known for Indonesia, cities for Indonesia and India. */
export const PLACE_KINDS = ['state', 'city', 'district', 'village'] as const;

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'reference.validation.country' });

/** `ID-31`, `ID-31.71`, `IN-MH`, `IN-MH-pune`. */
export const PlaceId = z
  .string()
  .max(80, { error: 'reference.validation.state' })
  .regex(/^[A-Z]{2}-[A-Za-z0-9.-]+$/, { error: 'reference.validation.state' });

export const Country = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** With its plus: `+62`. */
  callingCode: z.string(),
});
export type Country = z.infer<typeof Country>;

export const Place = z.strictObject({ id: z.string(), name: z.string() });
export type Place = z.infer<typeof Place>;

export const FoundPlace = Place.extend({
  kind: z.enum(PLACE_KINDS),
  /** The places around it, the nearest first: `Menteng, Kota Jakarta Pusat, DKI Jakarta`. */
  within: z.string(),
  postalCode: z.string().nullable(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

const search = { access: 'anyone', rate: 'search' } as const;
const read = { access: 'anyone', rate: 'read' } as const;

export const fetchCountries = query('reference.fetchCountries', {
  ...read,
  summary: 'Countries with their calling codes; `query` searches names, country codes and calling codes.',
  http: main.get('/master/fetch-countries'),
  input: z.strictObject({
    ...PageInput,
    // All of them at once, for a select.
    limit: z.coerce.number().int().min(1).max(300).default(300),
    query: TypedQuery.optional(),
  }),
  output: pageOf(Country),
  errors: {},
});

export const fetchStates = query('reference.fetchStates', {
  ...search,
  summary: 'States or provinces of a country, searched while typing.',
  http: main.get('/master/fetch-states'),
  input: z.strictObject({ ...PageInput, country: CountryCode, query: TypedQuery.optional() }),
  output: pageOf(Place),
  errors: { 'reference.countryNotFound': 404 },
});

export const fetchCities = query('reference.fetchCities', {
  ...search,
  summary: 'Cities and regencies of a state, searched while typing.',
  http: main.get('/master/fetch-cities'),
  input: z.strictObject({ ...PageInput, state: PlaceId, query: TypedQuery.optional() }),
  output: pageOf(Place),
  errors: { 'reference.stateNotFound': 404 },
});

export const getStatesByCountry = query('reference.getStatesByCountry', {
  ...read,
  summary: 'All states or provinces of a country.',
  http: main.get('/getStatesByCountry'),
  input: z.strictObject({ country: CountryCode }),
  output: pageOf(Place),
  errors: { 'reference.countryNotFound': 404 },
});

export const getCitiesByState = query('reference.getCitiesByState', {
  ...read,
  summary: 'All cities and regencies of a state.',
  http: main.get('/getCitiesByState'),
  input: z.strictObject({ state: PlaceId }),
  output: pageOf(Place),
  errors: { 'reference.stateNotFound': 404 },
});

/** What a postal code tells. Readers confirm it: in Indonesia neighbouring areas share codes. */
export const PostalArea = z.strictObject({
  country: z.string(),
  postalCode: z.string(),
  /** Null where a code's area spans two states. */
  state: Place.nullable(),
  /** Null where the code tells no city, or several. */
  city: Place.nullable(),
  /** All that may use the code. */
  cities: z.array(Place),
  /** Exactly those that use the code, where postal codes of villages are known. */
  villages: z.array(FoundPlace),
});
export type PostalArea = z.infer<typeof PostalArea>;

export const getStateCityByPincode = query('reference.getStateCityByPincode', {
  ...read,
  summary: 'State and city of an Indonesian (five digits) or Indian (six digits) postal code.',
  http: main.get('/get-state-city-by-pincode'),
  input: z.strictObject({
    pincode: z
      .string()
      .trim()
      .regex(/^(?:\d{5}|[1-9]\d{5})$/, { error: 'reference.validation.postalCode' }),
  }),
  output: PostalArea,
  errors: { 'reference.postalCodeNotFound': 404 },
});

export const searchPlaces = query('reference.searchPlaces', {
  ...search,
  summary: 'Places of a country while typing: those whose name starts with the query, then those with such a word, the larger first.',
  http: main.get('/master/search-places'),
  input: z.strictObject({
    ...PageInput,
    country: CountryCode,
    query: TypedQuery.min(1, { error: 'reference.validation.queryEmpty' }),
  }),
  output: pageOf(FoundPlace),
  errors: { 'reference.countryNotFound': 404 },
});
