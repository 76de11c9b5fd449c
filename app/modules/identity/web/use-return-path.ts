import { type Language, pathInLanguage } from '#platform/i18n/languages.ts';

/** Where a signed-in reader goes: back to where they came from, by way of onboarding when the account is new. */
export function afterSignIn({ created, language }: { created: boolean; language: Language }, target: string): string {
  if (!created) return inLanguage(target, language);
  return inLanguage(onboardingPath(target), language);
}

/** The way back with what stood behind the # of the page that led here, and of every address on the way. */
export const withPlace = (target: string, hash: string): string => (target.includes('#') ? target : target + hash);

/** The same address with its query in another language. */
export function inLanguage(target: string, language: Language): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return pathInLanguage(path, language) + rest;
}

/** The way back from a step of onboarding: with the question that the step's own address holds, and not with the place of a skip link. */
export const targetOfStep = (target: string, hash: string): string => (hash.includes('=') ? withPlace(target, hash) : target);

/** A question behind the # of the target is no server's business: it stands behind the # of each step as well. */
export const onboardingPath = (target: string, step?: string): string => {
  const question = /#.*=.*$/s.exec(target)?.[0] ?? '';
  const page = target.slice(0, target.length - question.length);
  const query = new URLSearchParams({ ...(step !== undefined && { step }), ...(page !== '/' && { redirect_url: page }) }).toString();
  return (query === '' ? '/onboarding' : `/onboarding?${query}`) + question;
};
