import { type Language, pathInLanguage } from '#platform/i18n/languages.ts';

/** Where a signed-in reader goes: back to where they came from, by way of onboarding when the account is new. */
export function afterSignIn({ created, language }: { created: boolean; language: Language }, target: string): string {
  return inLanguage(created ? onboardingPath(target) : target, language);
}

/** The same address with its query in another language. */
export function inLanguage(target: string, language: Language): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return pathInLanguage(path, language) + rest;
}

export const onboardingPath = (target: string, step?: string): string => {
  const query = new URLSearchParams({ ...(step !== undefined && { step }), ...(target !== '/' && { redirect_url: target }) }).toString();
  return query === '' ? '/onboarding' : `/onboarding?${query}`;
};
