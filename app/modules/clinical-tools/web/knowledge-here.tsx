/** The knowledge in this browser: fetched when a tool first needs it, kept for as long as the page lives. */
import type { DifferentialTools } from '@kolegia/clinical-answers/differential-diagnosis';
import type { DosageTools } from '@kolegia/clinical-answers/drug-dosage';
import type { DrugTools } from '@kolegia/clinical-answers/drug-to-drug';
import { KNOWLEDGE_ADDRESS } from '@kolegia/clinical-knowledge/format';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Language } from '#platform/i18n/languages.ts';

/** Asked for once; a failure is not remembered, so that a later try may do better. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

export const knowledgeHere = once(async (): Promise<Knowledge> => {
  const [{ loadKnowledge }, answer] = await Promise.all([import('@kolegia/clinical-knowledge/knowledge-index'), fetch(KNOWLEDGE_ADDRESS)]);
  if (!answer.ok) throw new Error(`${KNOWLEDGE_ADDRESS} answered ${answer.status}`);
  return loadKnowledge(await answer.text());
});

export const drugToolsHere = once(async (): Promise<DrugTools> => {
  const [{ prepareDrugTools }, knowledge] = await Promise.all([import('@kolegia/clinical-answers/drug-to-drug'), knowledgeHere()]);
  return prepareDrugTools(knowledge);
});

export const dosageToolsHere = once(async (): Promise<DosageTools> => {
  const [{ prepareDosageTools }, tools] = await Promise.all([import('@kolegia/clinical-answers/drug-dosage'), drugToolsHere()]);
  return prepareDosageTools(tools);
});

export const differentialToolsHere = once(async (): Promise<DifferentialTools> => {
  const [{ prepareDifferentialTools }, knowledge] = await Promise.all([
    import('@kolegia/clinical-answers/differential-diagnosis'),
    knowledgeHere(),
  ]);
  return prepareDifferentialTools(knowledge);
});

export interface NamesHere {
  readonly finding: (id: string) => string;
  readonly conditions: (id: string) => string;
  readonly allergies: (id: string) => string;
}

/** What the ids of a question are called; where the knowledge cannot be had, they say it too. */
export async function namesHere(language: Language): Promise<NamesHere> {
  const knowledge = await knowledgeHere().catch(() => null);
  const plain = (id: string) => id.replaceAll('-', ' ');
  return {
    finding: (id) => knowledge?.findings[id]?.names[language] ?? plain(id),
    conditions: (id) => knowledge?.terms.conditions[id]?.[language] ?? plain(id),
    allergies: (id) => knowledge?.allergies[id]?.[language] ?? plain(id),
  };
}
