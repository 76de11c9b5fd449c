import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { compileKnowledge, serialise } from './compile.ts';
import { loadKnowledge } from './knowledge-index.ts';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

function wholeIndex(): string {
  const folder = path.join(import.meta.dirname, '..');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
  return serialise(compileKnowledge(texts).knowledge);
}

// How long reading takes is measured by bench/engines.ts.
it('holds 1,000 drugs, 800 diseases and 2,500 findings, in less than 80 MB', () => {
  const json = wholeIndex();
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
