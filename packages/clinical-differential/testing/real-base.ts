/** The knowledge as it stands in the repository, prepared; for tests. */
import { builtKnowledge, builtTables } from '@kolegia/clinical-knowledge/testing/built';
import { readIndex } from '../src/differential-index.ts';
import { type DifferentialBase, prepareDifferential } from '../src/prepare.ts';

let base: DifferentialBase | undefined;
/** One for all files of tests that share a worker. */
export const realBase = (): DifferentialBase => {
  base ??= prepareDifferential(builtKnowledge(), readIndex(builtTables()));
  return base;
};
