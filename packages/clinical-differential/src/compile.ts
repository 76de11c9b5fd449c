/** From the knowledge to the tables of the differential: what takes a second once and nothing afterwards. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type DifferentialIndex, madeOf } from './differential-index.ts';
import { languageTables } from './language/language-tables.ts';
import { modelTables } from './reasoning/model-tables.ts';

export function compileDifferential(knowledge: Knowledge): DifferentialIndex {
  const findings = Object.values(knowledge.findings);
  const diseases = Object.values(knowledge.diseases);
  const { tables, shares, concepts } = languageTables(findings, diseases);
  return { madeOf: madeOf(findings, diseases), ...tables, ...modelTables(findings, diseases, shares, concepts) };
}
