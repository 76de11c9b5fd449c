/** Conditions and specialities by name: few enough to be looked through in memory. */
import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { nameKey } from '@kolegia/medical-synonyms/name';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { FoundTopic } from '../search.contract.ts';
import type { Clauses } from './search-query.policy.ts';

export type NameOf = (language: Language, slug: string) => string;

interface Topic {
  readonly type: FoundTopic['type'];
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Its names, others for the same and for what is narrower, as they are compared. */
  readonly keys: readonly string[];
}

/** Shorter beginnings say too little. */
const LEAST_LETTERS = 3;

/** Looks through all topics; `specialityName` is asked once. */
export function topicSearch(specialityName: NameOf): (clauses: Clauses, language: Language, limit: number) => FoundTopic[] {
  const topics = [...CONDITIONS.map(({ id, en, idn }) => topic('condition', id, { en, id: idn })), ...SPECIALITIES.map(specialityTopic)];

  function specialityTopic(slug: string): Topic {
    return topic('speciality', slug, { en: specialityName('en', slug), id: specialityName('id', slug) });
  }

  return (clauses, language, limit) => {
    const asked = clauses.map((terms) =>
      terms
        .filter(({ negated }) => !negated)
        .map(({ text }) => nameKey(text))
        .join(' '),
    );
    return topics
      .map((one) => ({ one, fit: Math.max(0, ...asked.map((text) => fitOf(one, text))) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || a.one.names[language].localeCompare(b.one.names[language], language))
      .slice(0, limit)
      .map(({ one }) => ({ type: one.type, id: one.id, name: one.names[language] }));
  };
}

function topic(type: Topic['type'], id: string, names: Topic['names']): Topic {
  const own = LANGUAGES.map((language) => names[language]);
  return { type, id, names, keys: [...new Set([...own, ...own.flatMap((name) => medicalSynonyms.within(name))].map(nameKey))] };
}

/** 3: it is its name; 2: a name begins so; 1: each word begins one of a name. */
function fitOf({ keys }: Topic, text: string): number {
  if (keys.includes(text)) return 3;
  if (text.length < LEAST_LETTERS) return 0;
  if (keys.some((key) => key.startsWith(text))) return 2;
  const words = text.split(' ');
  return keys.some((key) => words.every((word) => ` ${key}`.includes(` ${word}`))) ? 1 : 0;
}
