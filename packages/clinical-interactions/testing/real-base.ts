/** All drugs, pairs and rules as they stand in the files: a fault in a file must fail a test. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import { prepareInteractions } from '../src/prepare.ts';

const folder = path.join(import.meta.dirname, '../../clinical-knowledge');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:drugs|interactions|mechanisms|classes|sources|vocabulary)\//.test(file) && file.endsWith('.yaml'))
  .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));

export const { knowledge } = compileKnowledge(texts);
export const base = prepareInteractions(knowledge);
