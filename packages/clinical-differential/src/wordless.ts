/**
 * What a text was understood as without a word of the text, and with them again once the same text is there: so that whoever is asked of
 * a text several times may keep what it says, and not what was written. Numbers of findings and places remain.
 */
import type { NotUnderstood, Place } from './assessment.ts';
import type { Understanding } from './language/understand.ts';

export interface Wordless {
  /** Its words are empty. */
  readonly said: Understanding;
  /** Of each that was not understood. */
  readonly spellings: readonly Spelling[];
}

/** How words are told: as they stand in the text, or as words are compared. */
type Spelling = 'written' | 'compared';
const SPELT: Readonly<Record<Spelling, (text: string, span: Place) => string>> = {
  written: (text, span) => text.slice(...span),
  compared: (text, span) =>
    text
      .slice(...span)
      .toLowerCase()
      .replace(/['’]/g, ''),
};

/** Null where words are told that are not those of their place. */
export function withoutWords(said: Understanding, text: string): Wordless | null {
  const spellings = said.notUnderstood.flatMap((one) => spellingOf(one, text) ?? []);
  if (spellings.length < said.notUnderstood.length) return null;
  return {
    said: {
      ...said,
      notUnderstood: said.notUnderstood.map((one) => ({ ...one, words: '' })),
    },
    spellings,
  };
}

const spellingOf = ({ span, words }: NotUnderstood, text: string): Spelling | undefined =>
  (['written', 'compared'] as const).find((spelling) => SPELT[spelling](text, span) === words);

/** `text` is the one that it was understood from. */
export const withWords = ({ said, spellings }: Wordless, text: string): Understanding => ({
  ...said,
  notUnderstood: said.notUnderstood.map((one, at) => ({ ...one, words: SPELT[spellings[at] ?? 'written'](text, one.span) })),
});
