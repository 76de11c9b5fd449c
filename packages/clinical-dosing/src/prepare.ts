import { type Base, prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type OtherNames, otherNamesOf } from './other-names.ts';

export interface DosingBase {
  readonly knowledge: Knowledge;
  /** What warns of one drug in one patient is the same there. */
  readonly interactions: Base;
  readonly otherNames: OtherNames;
}

/** Pass the base of the interaction check where there is one already. */
export const prepareDosing = (knowledge: Knowledge, interactions: Base = prepareInteractions(knowledge)): DosingBase => ({
  knowledge,
  interactions,
  otherNames: otherNamesOf(knowledge),
});
