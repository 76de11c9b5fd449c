import type { MemberCard } from '#modules/identity/byline.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** City, province and country in the reader's words; what is not known leaves no comma behind. */
export function placeWords({ city, province, country }: Pick<MemberCard, 'city' | 'province' | 'country'>, language: Language): string {
  const name = country === null ? null : new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [...new Set([city, province, name])].filter(Boolean).join(', ');
}
