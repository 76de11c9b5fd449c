/**
 * JSON written from parts. Most of a clinical answer stands in the knowledge and is the same for all who ask in one language, so that a
 * server writes it once. What is put together here must be what `JSON.stringify` makes of the plain answer, sign by sign.
 */
import type { Citation, Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Language, type Named, named, sourceOf } from './said.ts';

export const quoted = (text: string): string => JSON.stringify(text);

const figures = new Map<number, string>();
const MOST_FIGURES = 20_000;

/** As JSON has them: what is no number is null. An answer has hundreds, of few digits: to write a fraction costs more than to look it up. */
export function figure(value: number): string {
  const known = figures.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  if (figures.size >= MOST_FIGURES) figures.clear();
  figures.set(value, text);
  return text;
}

/** Not joined from a list of texts: that would be copied once more before it is sent. */
export function list<Item>(items: readonly Item[], write: (item: Item) => string): string {
  let text = '[';
  for (const item of items) text += text.length === 1 ? write(item) : `,${write(item)}`;
  return `${text}]`;
}

/** What is made of something once, for as long as that something is kept. */
export function kept<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** What is made of one knowledge in one language, once. */
export function perLanguage<Made>(
  make: (knowledge: Knowledge, language: Language) => Made,
): (knowledge: Knowledge, language: Language) => Made {
  const made: Readonly<Record<Language, WeakMap<Knowledge, Made>>> = { en: new WeakMap(), id: new WeakMap() };
  return (knowledge, language) => {
    const found = made[language].get(knowledge);
    if (found !== undefined) return found;
    const one = make(knowledge, language);
    made[language].set(knowledge, one);
    return one;
  };
}

/** Sources, of which the engines give the same object wherever they cite it. */
export const sourceText = perLanguage((knowledge, language) =>
  kept((citation: Citation) => JSON.stringify(sourceOf(knowledge, citation, language))),
);

const namedText = ({ id, name }: Named): string => `{"id":${quoted(id)},"name":${quoted(name)}}`;

/** Drugs by their ids. */
export const drugText = perLanguage((knowledge, language) => {
  const known = new Map<string, string>();
  // Only ids of the knowledge come this far, so that what is kept has an end.
  return (id: string): string => {
    const text = known.get(id) ?? namedText(named(knowledge, id, language));
    known.set(id, text);
    return text;
  };
});
