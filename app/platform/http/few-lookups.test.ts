import type { LookupFunction } from 'node:net';
import { expect, it } from 'vitest';
import { fewAtOnce } from './few-lookups.ts';

it('asks for two names at a time, the others in their order, also after one that is not found', async () => {
  const asked: string[] = [];
  const answers = new Map<string, (...answer: Parameters<Parameters<LookupFunction>[2]>) => void>();
  const lookup = fewAtOnce((hostname, _options, callback) => {
    asked.push(hostname);
    answers.set(hostname, callback);
  }, 2);
  const told: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) lookup(name, {}, (error, address) => told.push(`${name} ${error?.message ?? String(address)}`));
  expect(asked).toEqual(['a', 'b']);
  answers.get('b')?.(new Error('nowhere'), '');
  expect(asked).toEqual(['a', 'b', 'c']);
  answers.get('c')?.(null, '192.0.2.3', 4);
  answers.get('a')?.(null, '192.0.2.1', 4);
  answers.get('d')?.(null, '192.0.2.4', 4);
  expect([asked, told]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['b nowhere', 'c 192.0.2.3', 'a 192.0.2.1', 'd 192.0.2.4'],
  ]);
  lookup('e', {}, () => undefined);
  expect(asked).toContain('e');
});
