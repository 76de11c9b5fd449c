import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { builtIndex } from '../testing/built.ts';
import { loadKnowledge } from './knowledge-index.ts';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

// How long reading takes is measured by bench/engines.ts.
it('holds 1,000 drugs, 800 diseases and 2,500 findings, in less than 80 MB', () => {
  const json = builtIndex();
  collect();
  const before = process.memoryUsage().heapUsed;
  const knowledge = loadKnowledge(json);
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(Object.keys(knowledge.drugs).length).toBeGreaterThanOrEqual(1000);
  expect(Object.keys(knowledge.diseases).length).toBeGreaterThanOrEqual(800);
  expect(Object.keys(knowledge.findings).length).toBeGreaterThanOrEqual(2500);
  expect(megabytes).toBeLessThan(80);
}, 120_000);
