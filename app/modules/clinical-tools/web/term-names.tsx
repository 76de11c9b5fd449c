/** Which condition or allergy a text in the field means, and what the chosen are called. Pure. */
import type { Translate } from '#platform/i18n/translator.ts';
import type { NamesHere } from './knowledge-here.tsx';

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** How the text came to stand there: still being typed, whole as it is, or chosen out of the list. */
export type Entry = 'typed' | 'left' | 'entered' | 'chosen';

/**
 * The id to be taken, or null while the text stays in the field. A whole name is taken as soon as it is typed, unless a longer one begins
 * with it: whoever types "Diabetes type 1" comes by "Diabetes". What is no name is taken by Enter alone, to be asked about.
 */
export function termToTake(terms: readonly Term[], text: string, entry: Entry): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const term = terms.find(({ name }) => name.toLowerCase() === typed);
  if (term !== undefined) return entry === 'typed' && terms.some((other) => isLonger(other, typed)) ? null : term.id;
  if (entry !== 'entered') return null;
  const meant = terms.filter(({ synonyms }) => synonyms.some((one) => one.toLowerCase() === typed));
  // A word for several stays as it is: the check takes each of them.
  return (meant.length === 1 ? meant[0]?.id : undefined) ?? text.trim();
}

const isLonger = ({ name }: Term, typed: string) => name.length > typed.length && name.toLowerCase().startsWith(typed);

export const TERM_KINDS = ['conditions', 'allergies'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** "Conditions: asthma, gout", for the words of a case. */
export const termLines = (
  t: Translate,
  chosen: Readonly<Record<TermKind, readonly string[]>>,
  names: Pick<NamesHere, TermKind>,
): string[] =>
  TERM_KINDS.filter((kind) => chosen[kind].length > 0).map(
    (kind) => `${t(`patient.${kind}`)}: ${chosen[kind].map(names[kind]).join(', ')}`,
  );
