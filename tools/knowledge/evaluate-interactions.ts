// `npm run knowledge:interactions`: the graded pairs of evaluation/interaction-pairs.json and label-pairs.json, by class.
import process from 'node:process';
import { checkInteractions } from '@kolegia/clinical-interactions/check';
import { prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Judged, printResult } from './evaluation-tally.ts';
import { type GradedPair, gradePair, readGradedPairs, readLabelPairs } from './graded-pairs.ts';
import { readKnowledgeFiles } from './knowledge-files.ts';

export function evaluateInteractions(knowledge: Knowledge): Judged[] {
  const base = prepareInteractions(knowledge);
  const judge = ({ drugs, expected, heldOut = false }: GradedPair, of = ''): Judged => {
    const report = checkInteractions(base, { drugs });
    const found = report.interactions[0];
    const says =
      found === undefined
        ? 'nothing'
        : `${found.severity}${found.interruptive ? '!' : ''} (${found.reasons.map(({ id }) => id).join(', ')})`;
    const asked = drugs.map(({ id, route }) => (route === undefined ? id : `${id} (${route})`)).join(' + ');
    const right = report.unknown.length === 0 && gradePair(expected, found);
    return { class: expected + of, heldOut, right, told: `${expected}${of}: ${asked}: ${says}` };
  };
  return [...readGradedPairs().map((pair) => judge(pair)), ...readLabelPairs().map((pair) => judge(pair, ', labels'))];
}

if (import.meta.filename === process.argv[1]) printResult(evaluateInteractions(compileKnowledge(readKnowledgeFiles()).knowledge));
