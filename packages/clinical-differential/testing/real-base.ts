/** The knowledge as it stands in the repository, prepared; for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type DifferentialBase, prepareDifferential } from '../src/prepare.ts';

export const realBase = (): DifferentialBase => prepareDifferential(realKnowledge());

/** Of the medicines only some of which people take too much: to read them all takes as long as all else. */
const READ =
  /^(?:diseases|findings|investigations|sources|vocabulary|brands|drugs[\\/](?:paracetamol|quetiapine|amitriptyline|insulin-glargine)\.yaml$)/;

export function realKnowledge(): Knowledge {
  const folder = path.join(import.meta.dirname, '../../clinical-knowledge');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && READ.test(file))
    .map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(path.join(folder, file), 'utf8') }));
  return compileKnowledge(texts).knowledge;
}
