// `npm run knowledge check [path …]`: is every file right? With paths, only their complaints are shown.
// `npm run knowledge compile [--without=dosing,diseases] [--out=file]`: writes the index that the engines load, and the tables of the differential beside it.
// `npm run knowledge coverage`: prints the counts, how much of each list of names is recognised, and what is empty in essential drugs.
// `npm run knowledge compared -- <drug> <doses,kidney,liver> "<text, sections>" <site> [--on=2026-11-22]`: says in the drug's file that these facts were held beside that text.
// `npm run knowledge synonyms`: writes what packages/medical-synonyms has from here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compileDifferential } from '@kolegia/clinical-differential/compile';
import { writeIndex } from '@kolegia/clinical-differential/differential-index';
import { compileKnowledge, type Part, without } from '@kolegia/clinical-knowledge/compile';
import { coverage } from '@kolegia/clinical-knowledge/coverage';
import { essentialGaps } from '@kolegia/clinical-knowledge/essential-gaps';
import { loadKnowledge, serialise } from '@kolegia/clinical-knowledge/knowledge-index';
import { ambiguousNames, writtenGroups } from '@kolegia/medical-synonyms/data-files';
import { isComparable, withComparison } from './comparisons.ts';
import { KNOWLEDGE_FOLDER, readKnowledgeFiles, root } from './knowledge-files.ts';
import { listCounts } from './name-lists.ts';
import { conditionLines, knowledgeLines } from './synonym-groups.ts';

const [command = 'check', ...args] = process.argv.slice(2);
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const paths = args.filter((arg) => !arg.startsWith('--')).map((arg) => path.relative(KNOWLEDGE_FOLDER, path.resolve(arg)));

const { knowledge, problems } = compileKnowledge(readKnowledgeFiles());
const shown = paths.length === 0 ? problems : problems.filter((problem) => paths.some((wanted) => problem.path.startsWith(wanted)));

const fileOf = (lines: readonly string[]) => `# Made by \`npm run knowledge synonyms\`; write by hand in written/.\n${lines.join('\n')}\n`;

function report(): never {
  for (const { path: file, line, at, message } of shown) console.error(`${file}:${line} ${at === '' ? '' : `${at}: `}${message}`);
  const others = problems.length - shown.length;
  const elsewhere = others === 0 ? '' : ` (${others} in other files)`;
  console.log(shown.length === 0 ? `All right${elsewhere}.` : `${shown.length} to mend${elsewhere}.`);
  process.exit(shown.length === 0 ? 0 : 1);
}

if (command === 'check') report();
if (command === 'coverage') {
  for (const { label, count, goal } of coverage(knowledge))
    console.log(`${String(count).padStart(6)}${goal ? ` / ${goal}` : ''}  ${label}`);
  console.log('\nOf lists of names, recognised:');
  for (const { title, of, unknown } of listCounts(knowledge))
    console.log(`${`${of - unknown.length} of ${of}`.padStart(12)}  ${title}${unknown.length === 0 ? '' : `; not: ${unknown.join(', ')}`}`);
  console.log('\nOf essential drugs (WHO or Fornas), empty:');
  for (const { field, empty, of, goal } of essentialGaps(knowledge))
    console.log(`${`${empty} of ${of}`.padStart(12)}  ${field} (goal: at most ${goal})`);
} else if (command === 'compile') {
  if (problems.length > 0) report();
  const out = path.resolve(root, option('out') ?? 'build/knowledge/knowledge.jsonl');
  const parts = (option('without')?.split(',') ?? []) as Part[];
  const json = serialise(without(knowledge, parts));
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, json);
  if (!parts.includes('diseases'))
    writeFileSync(path.join(path.dirname(out), 'differential.bin'), writeIndex(compileDifferential(loadKnowledge(json))));
  console.log(`${path.relative(root, out)}: ${(json.length / 1e6).toFixed(2)} MB`);
} else if (command === 'compared') {
  const [id = '', facts = '', text = '', at = ''] = args.filter((arg) => !arg.startsWith('--'));
  const drug = knowledge.drugs[id];
  const named = facts.split(',');
  if (drug === undefined || !named.every(isComparable) || text === '' || at === '') {
    console.error(
      'Say what was compared with what: npm run knowledge compared -- levofloxacin doses,kidney "Levofloxacin tablets, 2.1 and 2.3" example.org',
    );
    process.exit(1);
  }
  const file = path.join(KNOWLEDGE_FOLDER, 'drugs', `${id}.yaml`);
  const on = option('on') ?? new Date().toISOString().slice(0, 10);
  writeFileSync(file, withComparison(readFileSync(file, 'utf8'), drug, { facts: named, text, at, on }));
} else if (command === 'synonyms') {
  const folder = path.join(root, 'packages/medical-synonyms/data');
  writeFileSync(path.join(folder, 'knowledge.txt'), fileOf(knowledgeLines(knowledge, writtenGroups(), ambiguousNames())));
  writeFileSync(path.join(folder, 'conditions.txt'), fileOf(conditionLines(knowledge)));
} else {
  console.error(`There is no command ${command}. Commands: check, compile, coverage, compared, synonyms`);
  process.exit(1);
}
