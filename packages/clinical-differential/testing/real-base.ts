/** The knowledge as it stands in the repository, prepared; for tests. */
import { builtKnowledge, builtTables } from '@kolegia/clinical-knowledge/testing/built';
import { readIndex } from '../src/differential-index.ts';
import { type DifferentialBase, prepareDifferential } from '../src/prepare.ts';

export const realBase = (): DifferentialBase => prepareDifferential(builtKnowledge(), readIndex(builtTables()));
