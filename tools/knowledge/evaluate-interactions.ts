// `npm run knowledge:interactions`: the graded pairs of evaluation/interaction-pairs.json, by class.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkInteractions } from '@kolegia/clinical-interactions/check';
import { prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Judged, printResult } from './evaluation-tally.ts';
import { type GradedPair, gradePair } from './graded-pairs.ts';
import { readKnowledgeFiles, root } from './knowledge-files.ts';

export function evaluateInteractions(knowledge: Knowledge): Judged[] {
  const { pairs } = JSON.parse(readFileSync(path.join(root, 'evaluation/interaction-pairs.json'), 'utf8')) as { pairs: GradedPair[] };
  const base = prepareInteractions(knowledge);
  return pairs.map(({ drugs, expected, heldOut = false }) => {
    const report = checkInteractions(base, { drugs });
    const found = report.interactions[0];
    const says =
      found === undefined
        ? 'nothing'
        : `${found.severity}${found.interruptive ? '!' : ''} (${found.reasons.map(({ id }) => id).join(', ')})`;
    const asked = drugs.map(({ id, route }) => (route === undefined ? id : `${id} (${route})`)).join(' + ');
    const right = report.unknown.length === 0 && gradePair(expected, found);
    return { class: expected, heldOut, right, told: `${expected}: ${asked}: ${says}` };
  });
}

if (import.meta.filename === process.argv[1]) printResult(evaluateInteractions(compileKnowledge(readKnowledgeFiles()).knowledge));
