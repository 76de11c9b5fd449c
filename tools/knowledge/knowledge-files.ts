/** The files of packages/clinical-knowledge, as the compiler takes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceText } from '@kolegia/clinical-knowledge/compile';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const KNOWLEDGE_FOLDER = path.join(root, 'packages/clinical-knowledge');

export function readKnowledgeFiles(): SourceText[] {
  return readdirSync(KNOWLEDGE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
    .map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(path.join(KNOWLEDGE_FOLDER, file), 'utf8') }));
}
