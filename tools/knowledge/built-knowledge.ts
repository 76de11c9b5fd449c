/** The index that servers and browsers load, and the tables that servers reckon with: made anew whenever what they are made from differs. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compileDifferential } from '@kolegia/clinical-differential/compile';
import { writeIndex } from '@kolegia/clinical-differential/differential-index';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import { loadKnowledge, serialise } from '@kolegia/clinical-knowledge/knowledge-index';
import { KNOWLEDGE_FOLDER, readKnowledgeFiles, root } from './knowledge-files.ts';

const OUT = path.join(root, 'build/knowledge');
const INDEX = path.join(OUT, 'knowledge.jsonl');
/** What the differential works out of it beforehand. */
const TABLES = path.join(OUT, 'differential.bin');
/** Hash of each file's content, by its path: a review holds for the content that was read. */
const FILES = path.join(OUT, 'files.json');
const MADE_FROM = path.join(OUT, '.made-from');
const MADE = [INDEX, TABLES, FILES];
const PROGRAMS = [path.join(KNOWLEDGE_FOLDER, 'src'), path.join(root, 'packages/clinical-differential/src')];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export class KnowledgeFaults extends Error {}

/** Throws when a file is wrong, unless there is an index from before that `mayBeOld` lets stand. */
export function buildKnowledge({ mayBeOld = false } = {}): void {
  const files = readKnowledgeFiles().sort((a, b) => (a.path < b.path ? -1 : 1));
  const everything = [...files.map(({ path: name, text }) => `${name}\0${text}`), ...PROGRAMS.flatMap(programsIn)];
  const madeFrom = hashOf(everything.join('\0'));
  const isMade = MADE.every((file) => existsSync(file));
  if (isMade && existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === madeFrom) return;
  const { knowledge, problems } = compileKnowledge(files);
  if (problems.length > 0) {
    if (mayBeOld && isMade) return;
    const first = problems.slice(0, 5).map(({ path: file, line, message }) => `  ${file}:${line} ${message}`);
    throw new KnowledgeFaults(`${problems.length} faults in the clinical knowledge (npm run knowledge check):\n${first.join('\n')}`);
  }
  mkdirSync(OUT, { recursive: true });
  const index = serialise(knowledge);
  put(INDEX, index);
  put(TABLES, writeIndex(compileDifferential(loadKnowledge(index))));
  put(FILES, JSON.stringify(Object.fromEntries(files.map(({ path: name, text }) => [name, hashOf(text).slice(0, 16)]))));
  put(MADE_FROM, madeFrom);
}

const programsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** Whole or not at all: a server may be reading. */
function put(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
