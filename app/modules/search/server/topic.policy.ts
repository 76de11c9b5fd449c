/** Conditions and specialities by name: few enough to be looked through in memory. */
import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { nameKey, spellings } from '@kolegia/medical-synonyms/name';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { FoundTopic } from '../search.contract.ts';
import type { Clauses } from './search-query.policy.ts';

/** What specialities are called. */
export interface SpecialityNames {
  name(language: Language, slug: Speciality): string;
  /** Popular names, those who practise it, and titles. */
  others(slug: Speciality): readonly string[];
}

interface Topic {
  readonly type: FoundTopic['type'];
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Its names, others for the same and for what is narrower, as they are compared. */
  readonly keys: readonly string[];
}

/** Shorter beginnings say too little. */
const LEAST_LETTERS = 3;

/** Looks through all topics; names are asked for once. */
export function topicSearch(specialities: SpecialityNames): (clauses: Clauses, language: Language, limit: number) => FoundTopic[] {
  const topics = [...CONDITIONS.map(({ id, en, idn }) => topic('condition', id, { en, id: idn })), ...SPECIALITIES.map(specialityTopic)];

  function specialityTopic(slug: Speciality): Topic {
    const names = { en: specialities.name('en', slug), id: specialities.name('id', slug) };
    return topic('speciality', slug, names, specialities.others(slug).flatMap(titleForms));
  }

  return (clauses, language, limit) => {
    const asked = clauses.map((terms) =>
      terms
        .filter(({ negated }) => !negated)
        .map(({ text }) => nameKey(text))
        .join(' '),
    );
    return topics
      .map((one) => ({ one, fit: Math.max(0, ...asked.flatMap((text) => [fitOf(one, text), fitOf(one, withoutOffice(text))])) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || a.one.names[language].localeCompare(b.one.names[language], language))
      .slice(0, limit)
      .map(({ one }) => ({ type: one.type, id: one.id, name: one.names[language] }));
  };
}

function topic(type: Topic['type'], id: string, names: Topic['names'], others: readonly string[] = []): Topic {
  const own = LANGUAGES.map((language) => names[language]);
  const all = [...own, ...own.flatMap((name) => medicalSynonyms.within(name)), ...others];
  return { type, id, names, keys: [...new Set(all.flatMap((name) => spellings(nameKey(name))))] };
}

/** Sp.JP is also written SpJP and Sp JP. */
const titleForms = (name: string): string[] =>
  name.includes('.') ? [name, name.replaceAll('.', ''), name.replaceAll('.', ' '), name.replaceAll(/[.()-]/g, '')] : [name];

const OFFICE = /^(?:(?:dokter|dr|drg|spesialis|ahli|poli|poliklinik|bagian|ilmu|specialist|doctor) )+/;

/** Who asks for the "dokter spesialis jantung" names the speciality. */
const withoutOffice = (text: string): string => text.replace(OFFICE, '');

/** 3: it is its name; 2: a name begins so; 1: each word begins one of a name. */
function fitOf({ keys }: Topic, text: string): number {
  if (keys.includes(text)) return 3;
  if (text.length < LEAST_LETTERS) return 0;
  if (keys.some((key) => key.startsWith(text))) return 2;
  const words = text.split(' ');
  return keys.some((key) => words.every((word) => ` ${key}`.includes(` ${word}`))) ? 1 : 0;
}
