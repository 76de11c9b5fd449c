import { expect, it } from 'vitest';
import { z } from 'zod';
import { main, query } from './operation.ts';

const SAID = {
  summary: 'Reads.',
  http: main.get('/words'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: {},
} as const;

function without<K extends keyof typeof SAID>(name: K): Omit<typeof SAID, K> {
  const { [name]: _, ...rest } = SAID;
  return rest;
}

/** The compiler runs over this file as well: where one of these compiled, `npm run check` would fail at the line above it. */
const INCOMPLETE = {
  // @ts-expect-error
  summary: () => query('words.read', without('summary')),
  // @ts-expect-error
  http: () => query('words.read', without('http')),
  // @ts-expect-error
  access: () => query('words.read', without('access')),
  // @ts-expect-error
  rate: () => query('words.read', without('rate')),
  // @ts-expect-error
  input: () => query('words.read', without('input')),
  // @ts-expect-error
  output: () => query('words.read', without('output')),
  // @ts-expect-error
  errors: () => query('words.read', without('errors')),
};

it('is one symbol that says all there is to know, and compiles only when it says all of it', () => {
  expect(query('words.read', SAID)).toEqual({ ...SAID, http: { method: 'GET', path: '/api/v3/words' }, name: 'words.read', kind: 'query' });
  expect(Object.keys(INCOMPLETE)).toEqual(Object.keys(SAID));
});
