import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const FILE = 'drugs/amoxicillin.yaml';
const written = readFileSync(path.join(import.meta.dirname, '..', FILE), 'utf8');

/** What is said of doses in this file after a change; what it refers to is not here, and not asked for. */
const complaints = (text: string) =>
  compileKnowledge([{ path: FILE, text }])
    .problems.filter(({ message }) => /above max|among the routes|band above/.test(message))
    .map(({ at, message }) => `${at} ${message}`);

it('finds nothing where nothing is wrong', () => {
  expect(complaints(written)).toEqual([]);
});

it.each([
  [
    'dose: 1 g, every: 8 h',
    'loading: { dose: 2 g, every: once }, dose: 1 g, every: 8 h',
    /^dosing\.0\.regimens\.0\.max .* above max\.single/,
  ],
  ['dose: 2 g, every: once, max', 'steps: [{ dose: 2 g, every: once }, { dose: 3 g, every: once }], max', /a step is above max\.single/],
  [
    'max: { single: 1 g, daily: 3 g }',
    'loading: { dose: 4 g, every: once, max: 4 g }, max: { daily: 3 g }',
    /loading dose .* above max\.daily/,
  ],
  ['who: adult, route: oral, dose: 1 g', 'who: adult, route: rectal, dose: 1 g', /regimens\.0\.route “rectal” is not among the routes/],
  ['{ to: 10, dose: 250-500 mg', '{ to: 10, dose: 1.5 g', /^adjustments\.renal\.0\.bands below 10 gives more/],
  ['{ from: 30, do: usual }', '{ from: 30, do: avoid }', /^adjustments\.renal\.0\.bands below 30 gives more/],
])('%s → %s', (from, to, message) => {
  expect(written).toContain(from);
  expect(complaints(written.replace(from, to))).toEqual([expect.stringMatching(message)]);
});

it('lets a step have a maximum of its own, and a failing kidney get as much as a less failing one', () => {
  const own = 'loading: { dose: 2 g, every: once, max: 2 g }, dose: 1 g, every: 8 h';
  expect(complaints(written.replace('dose: 1 g, every: 8 h', own))).toEqual([]);
  expect(complaints(written.replace('{ to: 10, dose: 250-500 mg', '{ to: 10, dose: 0.5-1 g'))).toEqual([]);
});
