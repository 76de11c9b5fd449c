import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { compileKnowledge, serialise } from './compile.ts';
import { type Knowledge, loadKnowledge } from './knowledge-index.ts';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

const copies = <T>(values: readonly T[], count: number, name: (value: T, index: number) => T): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const value = name(structuredClone(values[index % values.length] as T), index);
      return [`made-up-${index}`, value];
    }),
  );

/** The files there are, multiplied to what the project has set itself, with dosing for every drug and thirty findings for every disease. */
function largeIndex(): string {
  const folder = path.join(import.meta.dirname, '..');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const { knowledge } = compileKnowledge(texts);
  const drugs = Object.values(knowledge.drugs).filter(({ dosing, kind }) => dosing.length > 0 && kind === 'drug');
  const list = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`made-up-${index}`, { percent: 40 }]));
  const large: Knowledge = {
    ...knowledge,
    drugs: copies(drugs, 1000, (drug, index) => ({ ...drug, id: `made-up-${index}` })),
    pairs: copies(Object.values(knowledge.pairs), 600, (pair) => pair),
    diseases: copies(Object.values(knowledge.diseases), 800, (disease, index) => ({
      ...disease,
      id: `made-up-${index}`,
      findings: disease.findings.map((block) => ({ ...block, list })),
    })),
    findings: copies(Object.values(knowledge.findings), 2500, (finding, index) => ({ ...finding, id: `made-up-${index}` })),
  };
  return serialise(large);
}

it('loads 1,000 drugs, 800 diseases and 2,500 findings within 150 ms and 80 MB', () => {
  const json = largeIndex();
  expect(json.length).toBeGreaterThan(3_000_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  const knowledge = loadKnowledge(json);
  let fastest = performance.now() - started;
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(Object.keys(knowledge.drugs)).toHaveLength(1000);
  // Another program on the machine may slow one reading, not make one faster.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const again = performance.now();
    loadKnowledge(json);
    fastest = Math.min(fastest, performance.now() - again);
  }
  expect(megabytes).toBeLessThan(80);
  expect(fastest).toBeLessThan(150);
});
