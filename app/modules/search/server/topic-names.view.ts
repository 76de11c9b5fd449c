/** What specialities are called: their names are texts, what else they are called is data of `reference`. */
import { otherNamesOf } from '#modules/reference/server/reference.public.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import type { SpecialityNames } from './topic.policy.ts';

export const specialityNames = (translations: Services['translations']): SpecialityNames => ({
  name: (language, slug) => translations.text(language, `reference:speciality.${slug}`),
  others: (slug) => {
    const title = `reference:specialityTitle.${slug}`;
    return [...otherNamesOf(slug), ...LANGUAGES.filter((one) => translations.has(one, title)).map((one) => translations.text(one, title))];
  },
});
