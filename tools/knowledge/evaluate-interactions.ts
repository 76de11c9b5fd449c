// `npm run knowledge:interactions`: the graded pairs of evaluation/interaction-pairs.json, by class; `--all` also names what is right.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkInteractions } from '@kolegia/clinical-interactions/check';
import { prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import { type GradedPair, gradePair } from './graded-pairs.ts';
import { readKnowledgeFiles, root } from './knowledge-files.ts';

const { pairs } = JSON.parse(readFileSync(path.join(root, 'evaluation/interaction-pairs.json'), 'utf8')) as { pairs: GradedPair[] };
const base = prepareInteractions(compileKnowledge(readKnowledgeFiles()).knowledge);
const tally = new Map<string, { right: number; all: number }>();

for (const pair of pairs) {
  const report = checkInteractions(base, { drugs: pair.drugs });
  const isRight = report.unknown.length === 0 && gradePair(pair.expected, report.interactions[0]);
  for (const key of [pair.expected, `${pair.expected}, ${pair.heldOut === true ? 'held out' : 'development'}`]) {
    const count = tally.get(key) ?? { right: 0, all: 0 };
    tally.set(key, { right: count.right + Number(isRight), all: count.all + 1 });
  }
  if (isRight && !process.argv.includes('--all')) continue;
  const found = report.interactions[0];
  const says =
    found === undefined ? 'nothing' : `${found.severity}${found.interruptive ? '!' : ''} (${found.reasons.map(({ id }) => id).join(', ')})`;
  console.log(
    `${pair.expected}: ${pair.drugs.map(({ id, route }) => (route === undefined ? id : `${id} (${route})`)).join(' + ')}: ${says}`,
  );
}
for (const [key, { right, all }] of tally) console.log(`${key}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`);
