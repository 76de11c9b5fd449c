/** Conditions and specialities by name: few enough to be looked through in memory. */
import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { nameKey, spellings } from '@kolegia/medical-synonyms/name';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { isFiller } from '#platform/i18n/filler-words.ts';
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
}

/** A name from one of its words on, as it is compared. Sorted, all that begin in the same way stand together. */
interface Ending {
  readonly text: string;
  readonly name: string;
  readonly topic: Topic;
}

/** Shorter beginnings say too little. */
const LEAST_LETTERS = 3;

/** Looks through all topics; names are asked for once. Specialities come before conditions that fit as well. */
export function topicSearch(specialities: SpecialityNames): (clauses: Clauses, language: Language, limit: number) => FoundTopic[] {
  const endings = [
    ...CONDITIONS.flatMap(({ id, en, idn }) => endingsOf('condition', id, { en, id: idn })),
    ...SPECIALITIES.flatMap(specialityEndings),
  ];
  endings.sort((a, b) => (a.text < b.text ? -1 : 1));
  const whole = Map.groupBy(
    endings.filter(({ text, name }) => text === name),
    ({ name }) => name,
  );

  function specialityEndings(slug: Speciality): Ending[] {
    const names = { en: specialities.name('en', slug), id: specialities.name('id', slug) };
    return endingsOf('speciality', slug, names, specialities.others(slug).flatMap(titleForms));
  }

  /** How well each topic fits that does at all. */
  function fits(text: string): Map<Topic, number> {
    const found = new Map<Topic, number>();
    const [first = ''] = text.split(' ');
    for (let at = firstFrom(endings, first); endings[at]?.text.startsWith(first) === true; at += 1) {
      const { name, topic } = endings[at] as Ending;
      const fit = fitOf(name, text);
      if (fit > (found.get(topic) ?? 0)) found.set(topic, fit);
    }
    return found;
  }

  /** What a name is called that covers several: whoever types “kencing manis” means diabetes of whichever type. */
  function covered(text: string): Map<Topic, number> {
    const names = [...new Set(medicalSynonyms.within(text).map(nameKey))];
    return new Map(names.flatMap((name) => (whole.get(name) ?? []).map(({ topic }) => [topic, LEAST_FIT])));
  }

  return (clauses, language, limit) => {
    const best = new Map<Topic, number>();
    const take = (found: ReadonlyMap<Topic, number>, types: readonly Topic['type'][]) => {
      for (const [topic, fit] of found) if (types.includes(topic.type) && fit > (best.get(topic) ?? 0)) best.set(topic, fit);
    };
    for (const terms of clauses) {
      const text = terms.flatMap(({ negated, text: typed }) => (negated ? [] : [nameKey(typed)])).join(' ');
      if (text === '') continue;
      take(fits(text), ['condition', 'speciality']);
      take(covered(text), ['condition']);
      // Whoever asks for the "dokter spesialis jantung" wants no disease of the heart.
      if (withoutOffice(text) !== text) take(fits(withoutOffice(text)), ['speciality']);
    }
    return [...best]
      .sort(
        ([a, fitA], [b, fitB]) =>
          fitB - fitA || (a.type < b.type ? 1 : a.type > b.type ? -1 : a.names[language].localeCompare(b.names[language], language)),
      )
      .slice(0, limit)
      .map(([{ type, id, names }]) => ({ type, id, name: names[language] }));
  };
}

/** By its names, others for the same and for what is narrower. */
function endingsOf(type: Topic['type'], id: string, names: Topic['names'], others: readonly string[] = []): Ending[] {
  const topic = { type, id, names };
  const own = LANGUAGES.map((language) => names[language]);
  const all = [...own, ...own.flatMap((name) => medicalSynonyms.within(name)), ...others];
  return [...new Set(all.flatMap((name) => spellings(nameKey(name))))].flatMap((name) => {
    const words = name.split(' ');
    // Nobody who types "deng" means what has something "dengan" something else.
    return words.flatMap((word, n) => (n > 0 && isFiller(word) ? [] : [{ text: words.slice(n).join(' '), name, topic }]));
  });
}

function firstFrom(endings: readonly Ending[], beginning: string): number {
  let from = 0;
  let to = endings.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((endings[middle]?.text ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A name of a speciality, or of who practises it, as it may be typed. */
export const waysToWrite = (name: string): string[] => [...new Set(titleForms(name).flatMap((form) => spellings(nameKey(form))))];

/** Sp.JP is also written SpJP and Sp JP. */
const titleForms = (name: string): string[] =>
  name.includes('.') ? [name, name.replaceAll('.', ''), name.replaceAll('.', ' '), name.replaceAll(/[.()-]/g, '')] : [name];

const OFFICE = /^(?:(?:dokter|dr|drg|spesialis|ahli|poli|poliklinik|bagian|ilmu|specialist|doctor) )+/;

const withoutOffice = (text: string): string => text.replace(OFFICE, '');

const LEAST_FIT = 1;

/** 3: it is its name; 2: a name begins so; 1: each word begins one of a name. */
function fitOf(name: string, text: string): number {
  if (name === text) return 3;
  if (text.length < LEAST_LETTERS) return 0;
  if (name.startsWith(text)) return 2;
  return text.split(' ').every((word) => ` ${name}`.includes(` ${word}`)) ? LEAST_FIT : 0;
}
