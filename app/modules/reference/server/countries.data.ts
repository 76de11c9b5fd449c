/** Countries with calling codes. Names come with the runtime (CLDR), in both languages. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

export interface CountryEntry {
  readonly slug: string;
  readonly callingCode: string;
  readonly en: string;
  readonly id: string;
}

/** Islands with calling codes of their own that ISO 3166 counts with Saint Helena. */
const NO_COUNTRIES = new Set(['AC', 'TA']);

const names = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })])) as Record<
  Language,
  Intl.DisplayNames
>;

export const COUNTRIES: readonly CountryEntry[] = getCountries()
  .filter((code) => !NO_COUNTRIES.has(code))
  .map((code) => ({
    slug: code,
    callingCode: `+${getCountryCallingCode(code)}`,
    en: names.en.of(code) ?? code,
    id: names.id.of(code) ?? code,
  }));

const callingCodes = new Map<string, string>(COUNTRIES.map(({ slug, callingCode }) => [slug, callingCode]));

export const isCountry = (code: string): boolean => callingCodes.has(code);

/** `+62`; null for what is no country. */
export const callingCodeOf = (code: string): string | null => callingCodes.get(code) ?? null;
