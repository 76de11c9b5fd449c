/** What the clinical engines take by themselves, on the knowledge as it is, without a server. `node bench/engines.ts` prints it alone. */
import { readFileSync } from 'node:fs';
import { assess } from '@kolegia/clinical-differential/assess';
import { readIndex } from '@kolegia/clinical-differential/differential-index';
import { prepareDifferential } from '@kolegia/clinical-differential/prepare';
import { dose } from '@kolegia/clinical-dosing/dose';
import { prepareDosing } from '@kolegia/clinical-dosing/prepare';
import { checkInteractions, MAX_DRUGS } from '@kolegia/clinical-interactions/check';
import { prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import { type Knowledge, loadKnowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { buildKnowledge } from '../tools/knowledge/built-knowledge.ts';
import { A_KILOBYTE } from './clinical-targets.ts';

/** Milliseconds; what is done once has one time only. */
export interface EngineTime {
  readonly name: string;
  readonly median: number;
  readonly p95?: number;
}

const RUNS = 50;
const PATIENT = { ageYears: 71, sex: 'female', weightKg: 54, heightCm: 155, creatinine: { value: 1.8, unit: 'mg/dL' } } as const;

export function measureEngines(): EngineTime[] {
  buildKnowledge();
  const file = (name: string) => readFileSync(new URL(`../build/knowledge/${name}`, import.meta.url));
  const [json, tables] = [file('knowledge.jsonl').toString('utf8'), file('differential.bin')];
  const [knowledge, read] = once('the knowledge is read', () => loadKnowledge(json));
  const [pairs, prepared] = once('the interactions are prepared', () => prepareInteractions(knowledge));
  const [doses, dosed] = once('the doses are prepared', () => prepareDosing(knowledge, pairs));
  const [diseases, tabled] = once('the differential is prepared from its tables', () => prepareDifferential(knowledge, readIndex(tables)));
  const drugs = spread(knowledge, MAX_DRUGS);
  return [
    read,
    prepared,
    dosed,
    tabled,
    repeated('435 pairs of 30 drugs', () => checkInteractions(pairs, { drugs })),
    repeated('435 pairs that nobody has asked for before', () => {
      pairs.judged.clear();
      checkInteractions(pairs, { drugs });
    }),
    repeated('doses of enoxaparin for one patient', () => dose(doses, { drug: 'enoxaparin', patient: PATIENT })),
    repeated('a differential from 1 kB of text', () => assess(diseases, { text: A_KILOBYTE })),
    repeated('a differential from a page of text', () => assess(diseases, { text: A_KILOBYTE.repeat(3) })),
  ];
}

/** Spread over the alphabet, so that all classes are among them. */
function spread({ drugs }: Knowledge, count: number): { readonly id: string }[] {
  const ids = Object.keys(drugs).sort();
  return Array.from({ length: count }, (_, i) => ({ id: ids[Math.floor((i * ids.length) / count)] ?? '' }));
}

function once<T>(name: string, make: () => T): [T, EngineTime] {
  const begun = performance.now();
  const made = make();
  return [made, { name, median: performance.now() - begun }];
}

function repeated(name: string, run: () => unknown): EngineTime {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (RUNS - 1))] ?? Number.NaN;
  return { name, median: at(0.5), p95: at(0.95) };
}

if (import.meta.main)
  for (const { name, median, p95 } of measureEngines())
    console.log(`${name}: ${median.toFixed(1)} ms${p95 === undefined ? '' : `, p95 ${p95.toFixed(1)} ms`}`);
