import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { fetchSpecialities, listSpecialities, SPECIALITIES, type SpecialityWithParts } from '../reference.contract.ts';
import { type NameList, nameList } from './name-list.policy.ts';
import { OTHER_NAMES } from './speciality-names.data.ts';
import { SUB_SPECIALITIES } from './sub-specialities.data.ts';

type Translations = Services['translations'];

/** Names are texts, which the process reads once: a list is made once for each set of them. */
const lists = new WeakMap<Translations, Map<Language, NameList<SpecialityWithParts>>>();

function specialitiesIn(translations: Translations, language: Language): NameList<SpecialityWithParts> {
  const byLanguage = lists.get(translations) ?? new Map<Language, NameList<SpecialityWithParts>>();
  lists.set(translations, byLanguage);
  const list = byLanguage.get(language) ?? nameList(language, entries(translations, language), withoutOffice);
  byLanguage.set(language, list);
  return list;
}

function entries(translations: Translations, language: Language) {
  const { compare } = new Intl.Collator(language);
  const text = (key: string) => translations.text(language, `reference:${key}`);
  return SPECIALITIES.map((slug) => {
    const name = text(`speciality.${slug}`);
    const titleKey = `specialityTitle.${slug}`;
    const title = translations.has(language, `reference:${titleKey}`) ? text(titleKey) : null;
    const subSpecialities = SUB_SPECIALITIES.filter(({ speciality }) => speciality === slug)
      .map((sub) => ({ slug: sub.slug, name: text(`subSpeciality.${sub.slug}`), title: sub.title }))
      .sort((a, b) => compare(a.name, b.name));
    return {
      slug,
      name,
      also: [...inEach(`speciality.${slug}`), ...[...(title === null ? [] : [title]), ...OTHER_NAMES[slug]].flatMap(waysToType)],
      parts: subSpecialities.flatMap((sub) => [...inEach(`subSpeciality.${sub.slug}`), ...waysToType(sub.title)]),
      value: { slug, name, title, subSpecialities },
    };
  });

  /** Whatever language the page is in: many doctors know the names of both. */
  function inEach(key: string): string[] {
    return LANGUAGES.map((each) => translations.text(each, `reference:${key}`));
  }
}

/** Sp.JP is also typed SpJP and JP, THT-KL also THTKL. A single letter is no title yet, but the beginning of a name. */
function waysToType(name: string): string[] {
  const [, withoutOffice = ''] = /^Sp\.(.{2,})$/.exec(name) ?? [];
  return [name, name.replaceAll(/[.()]/g, ''), name.replaceAll(/[.()-]/g, ''), withoutOffice].filter((way) => way !== '');
}

/** "Dokter spesialis anak", "heart specialist": whoever practises it is a doctor in every speciality. */
const withoutOffice = (typed: string): string =>
  typed.replace(/^(?:(?:dokter|dr|doctor) )?(?:(?:spesialis|ahli|specialist) )?(?=\S)/, '').replace(/(?<=\S) (?:specialist|doctor)$/, '');

export const specialityHandlers = [
  handle(listSpecialities, async ({ services, language }) => ({
    data: specialitiesIn(services.translations, language).all.map(({ slug, name, title }) => ({ slug, name, title })),
    nextCursor: null,
  })),

  handle(fetchSpecialities, async ({ services, language }, { speciality, ...filter }) => {
    const list = specialitiesIn(services.translations, language);
    if (speciality === undefined) return list.page(filter);
    return { data: list.all.filter(({ slug }) => slug === speciality), nextCursor: null };
  }),
];
