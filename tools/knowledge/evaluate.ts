// `npm run eval`: every clinical engine and the search against graded cases, by class; writes the figures into docs/clinical-quality.md.
// `--without=search,differential` leaves out what takes longest; its figures in the document then stay as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import { evaluateCalculators } from './evaluate-calculators.ts';
import { evaluateDosing } from './evaluate-dosing.ts';
import { evaluateInteractions } from './evaluate-interactions.ts';
import { type Judged, printResult, tally, tallyTable } from './evaluation-tally.ts';
import { readKnowledgeFiles, root } from './knowledge-files.ts';

const DOCUMENT = path.join(root, 'docs/clinical-quality.md');
const without = process.argv.flatMap((arg) => (arg.startsWith('--without=') ? arg.slice('--without='.length).split(',') : []));
const { knowledge } = compileKnowledge(readKnowledgeFiles());

const sections: Readonly<Record<string, () => string | null>> = {
  interactions: () => graded(evaluateInteractions(knowledge)),
  dosing: () => graded(evaluateDosing(knowledge)),
  calculators: () => graded(evaluateCalculators()),
  differential: () => program('tools/knowledge/evaluate-differential.ts', '--systems'),
  search: () => program('tools/search/evaluate-search.ts'),
};

let text = readFileSync(DOCUMENT, 'utf8');
const day = new Date().toISOString().slice(0, 10);
let failed = false;
for (const [name, measure] of Object.entries(sections)) {
  if (without.includes(name)) continue;
  console.log(`\n== ${name}`);
  const figures = measure();
  if (figures === null) failed = true;
  else text = put(text, name, `${day}\n\n${figures}`);
}
writeFileSync(DOCUMENT, text);
console.log(`\nThe figures are in ${path.relative(root, DOCUMENT)}.`);
if (failed) process.exitCode = 1;

function graded(judged: readonly Judged[]): string {
  printResult(judged);
  return tallyTable(tally(judged));
}

/** One that prints its own figures. Null where it failed. */
function program(file: string, ...args: string[]): string | null {
  if (!existsSync(path.join(root, file))) return 'Not measured yet.';
  const { stdout, status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout.trim());
  return status === 0 ? `\`\`\`text\n${stdout.trim()}\n\`\`\`` : null;
}

/** Between the marks of the section; the rest of the document is written by hand. */
function put(document: string, name: string, figures: string): string {
  const [start, end] = [`<!-- ${name}: figures -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/clinical-quality.md has no place for the figures of ${name}.`);
  return `${document.slice(0, from + start.length)}\n${figures}\n${document.slice(to)}`;
}
