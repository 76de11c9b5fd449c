import { type Language, pathInLanguage } from '#platform/i18n/languages.ts';

/** Where a signed-in reader goes: back to where they came from, by way of onboarding when the account is new. */
export function afterSignIn({ created, language }: { created: boolean; language: Language }, target: string): string {
  if (!created) return inLanguage(target, language);
  // A question behind the # is no server's business, and onboarding has many addresses.
  return inLanguage(onboardingPath(target.replace(/#.*=.*$/s, '')), language);
}

/** The way back with what stood behind the # of the page that led here, and of every address on the way. */
export const withPlace = (target: string, hash: string): string => (target.includes('#') ? target : target + hash);

/** The same address with its query in another language. */
export function inLanguage(target: string, language: Language): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return pathInLanguage(path, language) + rest;
}

export const onboardingPath = (target: string, step?: string): string => {
  const query = new URLSearchParams({ ...(step !== undefined && { step }), ...(target !== '/' && { redirect_url: target }) }).toString();
  return query === '' ? '/onboarding' : `/onboarding?${query}`;
};
