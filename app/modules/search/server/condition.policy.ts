/** Which health conditions a text is about, by any of their names in either language. */
import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { nameKey } from '@kolegia/medical-synonyms/name';

/** More would say that it is about none of them. */
const MOST_CONDITIONS = 4;
/** What is not in the title must be named so often: a disease in the history is not the subject. */
const LEAST_MENTIONS = 3;

interface Name {
  readonly condition: string;
  /** An abbreviation: "AS" is a disease, "as" is not. */
  readonly capitals: boolean;
}

/** By the words of a name, as they are compared. */
const NAMES = new Map<string, readonly Name[]>();
for (const { id, en, idn } of CONDITIONS)
  for (const name of new Set([en, idn, ...medicalSynonyms.within(en), ...medicalSynonyms.within(idn)])) {
    const known = NAMES.get(nameKey(name)) ?? [];
    const capitals = name === name.toUpperCase();
    if (!known.some(({ condition }) => condition === id)) NAMES.set(nameKey(name), [...known, { condition: id, capitals }]);
  }
const LONGEST = Math.max(...[...NAMES.keys()].map((key) => key.split(' ').length));

/** Ids of conditions, those of the title first, then those that are named most. */
export function conditionsIn(title: string, text: string): string[] {
  const inTitle = mentions(title);
  const inText = mentions(text);
  const often = [...inText].filter(([, count]) => count >= LEAST_MENTIONS).sort(([, a], [, b]) => b - a);
  return [...new Set([...inTitle.keys(), ...often.map(([id]) => id)])].slice(0, MOST_CONDITIONS);
}

function mentions(text: string): Map<string, number> {
  const words = text.split(/\s+/).flatMap((typed) =>
    nameKey(typed)
      .split(' ')
      .filter(Boolean)
      .map((key) => ({ key, capitals: /\p{Lu}/u.test(typed) && typed === typed.toUpperCase() })),
  );
  const found = new Map<string, number>();
  for (let at = 0; at < words.length; ) {
    const length = longestNameAt(words, at);
    for (const { condition } of namesOf(words.slice(at, at + length))) found.set(condition, (found.get(condition) ?? 0) + 1);
    at += Math.max(1, length);
  }
  return found;
}

type Word = { readonly key: string; readonly capitals: boolean };

/** How many words the longest name has that begins here; 0 when none does. */
function longestNameAt(words: readonly Word[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (namesOf(words.slice(at, at + length)).length > 0) return length;
  return 0;
}

const namesOf = (words: readonly Word[]): readonly Name[] =>
  (NAMES.get(words.map(({ key }) => key).join(' ')) ?? []).filter(({ capitals }) => !capitals || words.every((word) => word.capitals));
