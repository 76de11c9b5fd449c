/** `node bench/engines.ts`: what the clinical engines take by themselves, on the knowledge as it is, without a server. */
import { readFileSync } from 'node:fs';
import { assess } from '@kolegia/clinical-differential/assess';
import { prepareDifferential } from '@kolegia/clinical-differential/prepare';
import { checkInteractions, MAX_DRUGS } from '@kolegia/clinical-interactions/check';
import { prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import { loadKnowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { buildKnowledge } from '../tools/knowledge/built-knowledge.ts';
import { A_KILOBYTE } from './targets.ts';

const RUNS = 50;

buildKnowledge();
const json = readFileSync(new URL('../build/knowledge/knowledge.json', import.meta.url), 'utf8');
const knowledge = once('the knowledge is read', () => loadKnowledge(json));
const pairs = once('the interactions are prepared', () => prepareInteractions(knowledge));
const diseases = once('the differential is prepared', () => prepareDifferential(knowledge));

// Spread over the alphabet, so that all classes are among them.
const ids = Object.keys(knowledge.drugs).sort();
const drugs = Array.from({ length: MAX_DRUGS }, (_, i) => ({ id: ids[Math.floor((i * ids.length) / MAX_DRUGS)] ?? '' }));
repeated('435 pairs of 30 drugs', () => checkInteractions(pairs, { drugs }));
repeated('a differential from 1 kB of text', () => assess(diseases, { text: A_KILOBYTE }));
repeated('a differential from a page of text', () => assess(diseases, { text: A_KILOBYTE.repeat(3) }));

function once<T>(what: string, make: () => T): T {
  const begun = performance.now();
  const made = make();
  console.log(`${what}: ${(performance.now() - begun).toFixed(0)} ms`);
  return made;
}

function repeated(what: string, run: () => unknown): void {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(1);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
