import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { list, run } from './registry.ts';

interface Vector {
  /** Of the calculator. */
  readonly id: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: number | string;
  readonly tolerance: number;
  readonly band?: string;
  readonly origin: string;
}

const folder = new URL('../vectors/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Vector[];
const vectors = files.flatMap((name) => read(name));

describe('worked examples', () => {
  it('are at least 400, and every calculator has some', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(400);
    const covered = new Set(vectors.map(({ id }) => id));
    expect(list().filter(({ id }) => !covered.has(id))).toEqual([]);
  });

  it.each(files)('%s', (name) => {
    for (const { id, inputs, expected, tolerance, band } of read(name)) {
      const result = run(id, inputs);
      const told = `${id} ${JSON.stringify(inputs)}`;
      if (result.status !== 'calculated') throw new Error(`${told}: ${JSON.stringify(result)}`);
      const { value, interpretation } = result.outcome;
      if (typeof expected === 'string') expect(value, told).toBe(expected);
      else expect(Math.abs(Number(value) - expected), `${told}: ${value}, not ${expected}`).toBeLessThanOrEqual(tolerance + 1e-12);
      if (band !== undefined) expect(interpretation?.band, told).toBe(band);
    }
  });

  it('reach every band of every score', () => {
    const reached = new Set<string>();
    for (const { id, inputs } of vectors) {
      const result = run(id, inputs);
      if (result.status === 'calculated') reached.add(`${id} ${result.outcome.interpretation?.band}`);
    }
    const scores = list().filter(({ unit }) => unit === 'points');
    const unreached = scores.flatMap(({ id, bands = [] }) => bands.map((band) => `${id} ${band.id}`)).filter((key) => !reached.has(key));
    expect(unreached).toEqual([]);
  });
});
