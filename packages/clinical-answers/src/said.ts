/** What answers are made of: words in one language, sources as a reader reads them. */
import type { Citation, Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';

export type Language = 'en' | 'id';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly edition?: string;
  /** Whose label it is. */
  readonly drug?: string;
  readonly section?: string;
}

/** One problem with what was given: said at its field, while everything else is answered. */
export interface Ask {
  /** Path in the question: `patient.weightKg`. */
  readonly field: string;
  readonly message: string;
}

/** Who has read the file behind an answer, and when. */
export interface Reviewed {
  readonly by: string;
  readonly on: string;
}

export const reviewedOf = (state: unknown): Reviewed | null =>
  typeof state === 'object' && state !== null && 'reviewed' in state ? (state.reviewed as Reviewed) : null;

export function sourceOf(knowledge: Knowledge, { of, ...citation }: Citation, language: Language): Source {
  const drug = of === undefined ? undefined : (knowledge.drugs[of]?.names[language] ?? of);
  return { ...citation, ...(drug === undefined ? {} : { drug }) };
}

export const named = (knowledge: Knowledge, id: string, language: Language): Named => ({
  id,
  name: knowledge.drugs[id]?.names[language] ?? id,
});
