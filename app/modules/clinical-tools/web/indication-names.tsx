/** The field of an indication: what stands in it, and what is asked with what was typed into it. Pure. */
import type { IndicationsFound } from '@kolegia/clinical-answers/indication-names';
import type { DosageFound } from '../dosage.contract.ts';

export interface ShownIndication {
  /** Empty where all are asked for. */
  readonly text: string;
  /** By name, where the words are no name: several, or what they only come near. */
  readonly means: readonly string[];
  readonly isNear: boolean;
  /** The sentence of the answer that the words mean none of them. */
  readonly none: string | undefined;
}

/**
 * A link may ask with words: those that mean one indication are shown as its name, and all others stay beside what they mean. `isCurrent`:
 * the answer is about what stands in the form.
 */
export function shownIndication(asked: string, answer: DosageFound, isCurrent: boolean): ShownIndication {
  const said = (text: string): ShownIndication => ({ text, means: [], isNear: false, none: undefined });
  const own = answer.indications.find(({ id }) => id === asked);
  if (own !== undefined || asked.trim() === '') return said(own?.name ?? '');
  if (!isCurrent) return said(asked);
  const chosen = answer.indications.flatMap(({ name, chosen: isMeant }) => (isMeant ? [name] : []));
  const isNear = answer.warnings.some(({ key }) => key === 'nearIndication');
  const [only, ...more] = chosen;
  if (only !== undefined && more.length === 0 && !isNear) return said(only);
  return { text: asked, means: chosen, isNear, none: answer.warnings.find(({ key }) => key === 'noIndication')?.text };
}

/**
 * What is asked where Enter is pressed, or the field left, on words that nothing was chosen by. Words that the dose does not understand
 * are the beginning of the one that they can go on as; of several none is guessed.
 */
export function indicationAsked(typed: string, known: IndicationsFound | null): string {
  const words = typed.trim();
  if (words === '' || known === null) return words;
  const named = known.found.find(({ by, names: [name] }) => by === 'name' && name?.toLowerCase() === words.toLowerCase());
  const [only, ...more] = known.found;
  if (named !== undefined) return named.asked;
  return !known.isRead && only !== undefined && more.length === 0 ? only.asked : words;
}
