/** The index that servers and browsers load, made anew whenever the files differ from those it was made from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compileKnowledge, serialise } from '@kolegia/clinical-knowledge/compile';
import { KNOWLEDGE_FOLDER, readKnowledgeFiles, root } from './knowledge-files.ts';

const OUT = path.join(root, 'build/knowledge');
const INDEX = path.join(OUT, 'knowledge.json');
/** Hash of each file's content, by its path: a review holds for the content that was read. */
const FILES = path.join(OUT, 'files.json');
const MADE_FROM = path.join(OUT, '.made-from');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export class KnowledgeFaults extends Error {}

/** Throws when a file is wrong, unless there is an index from before that `mayBeOld` lets stand. */
export function buildKnowledge({ mayBeOld = false } = {}): void {
  const files = readKnowledgeFiles().sort((a, b) => (a.path < b.path ? -1 : 1));
  const source = path.join(KNOWLEDGE_FOLDER, 'src');
  const programs = readdirSync(source).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const everything = [
    ...files.map(({ path: name, text }) => `${name}\0${text}`),
    ...programs.map((name) => readFileSync(path.join(source, name), 'utf8')),
  ];
  const madeFrom = hashOf(everything.join('\0'));
  if (existsSync(INDEX) && existsSync(FILES) && existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === madeFrom) return;
  const { knowledge, problems } = compileKnowledge(files);
  if (problems.length > 0) {
    if (mayBeOld && existsSync(INDEX) && existsSync(FILES)) return;
    const first = problems.slice(0, 5).map(({ path: file, line, message }) => `  ${file}:${line} ${message}`);
    throw new KnowledgeFaults(`${problems.length} faults in the clinical knowledge (npm run knowledge check):\n${first.join('\n')}`);
  }
  mkdirSync(OUT, { recursive: true });
  put(INDEX, serialise(knowledge));
  put(FILES, JSON.stringify(Object.fromEntries(files.map(({ path: name, text }) => [name, hashOf(text).slice(0, 16)]))));
  put(MADE_FROM, madeFrom);
}

/** Whole or not at all: a server may be reading. */
function put(file: string, text: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
