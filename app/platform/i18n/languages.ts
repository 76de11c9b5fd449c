export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Calling code 62 selects Indonesian, every other English. */
export const languageOfCountryCode = (countryCode: string): Language => (countryCode.replace(/^\+/, '') === '62' ? 'id' : 'en');

/** Asked of an address by the links that choose a language; the server keeps the choice and leads on without it. */
export const LANGUAGE_CHOICE = 'lang';

/** Where the router's browser side asks for the data of the front pages, `/` and `/id`. */
const FRONT_DATA = { en: '/_root.data', id: '/id.data' } as const;

/** Addresses in Indonesian start with /id; English has no prefix. */
export const languageOfPath = (pathname: string): Language =>
  pathname === '/id' || pathname === FRONT_DATA.id || pathname.startsWith('/id/') ? 'id' : 'en';

/** More than one slash in front would be the address of another host: `//host/…`. */
const SLASHES = /^[/\\]{2,}/;

/** The same page without its language prefix: `/id/cases` → `/cases`. */
export function pathWithoutLanguage(pathname: string): string {
  if (pathname === FRONT_DATA.id) return FRONT_DATA.en;
  const bare = languageOfPath(pathname) === 'id' ? pathname.slice(3) || '/' : pathname;
  return bare.replace(SLASHES, '/');
}

export function pathInLanguage(pathname: string, language: Language): string {
  const bare = pathWithoutLanguage(pathname);
  if (language === 'en') return bare;
  if (bare === FRONT_DATA.en) return FRONT_DATA.id;
  return bare === '/' ? '/id' : `/id${bare}`;
}
