/** The knowledge as it stands in the repository, for the tests. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { type DosingBase, prepareDosing } from '../src/prepare.ts';

export const base: DosingBase = prepareDosing(builtKnowledge());

export const withDosing: readonly Drug[] = Object.values(base.knowledge.drugs).filter(({ dosing }) => dosing.length > 0);

/** The base with one more drug, that no one else will change. */
export function baseWith(drug: Partial<Drug> & Pick<Drug, 'dosing'>): DosingBase {
  const from = base.knowledge.drugs.cetirizine;
  if (from === undefined) throw new Error('cetirizine is gone');
  const { margin: _, renal: __, hepatic: ___, adjustments: ____, ...plain } = from;
  const made: Drug = {
    ...plain,
    conditions: [],
    ages: [],
    oldAge: [],
    monitoring: [],
    effects: [],
    id: 'made-up',
    names: { en: 'Made-up', id: 'Karangan' },
    ...drug,
  };
  return prepareDosing({ ...base.knowledge, drugs: { 'made-up': made } });
}
