import { type Base, prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';

export interface DosingBase {
  readonly knowledge: Knowledge;
  /** What warns of one drug in one patient is the same there. */
  readonly interactions: Base;
}

/** Pass the base of the interaction check where there is one already. */
export const prepareDosing = (knowledge: Knowledge, interactions: Base = prepareInteractions(knowledge)): DosingBase => ({
  knowledge,
  interactions,
});
