/** All drugs, pairs and rules as they stand in the repository: a fault in a file must fail a test. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { prepareInteractions } from '../src/prepare.ts';

export const knowledge = builtKnowledge();
export const base = prepareInteractions(knowledge);
