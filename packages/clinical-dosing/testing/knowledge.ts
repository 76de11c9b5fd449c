/** The knowledge as it stands in the repository, for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type DosingBase, prepareDosing } from '../src/prepare.ts';

const folder = path.join(import.meta.dirname, '../../clinical-knowledge');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
  .map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(path.join(folder, file), 'utf8') }));

export const base: DosingBase = prepareDosing(compileKnowledge(texts).knowledge);

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
