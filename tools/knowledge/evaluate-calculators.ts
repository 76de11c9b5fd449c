// The worked examples of packages/clinical-calculators, by where they come from.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '@kolegia/clinical-calculators/registry';
import type { Judged } from './evaluation-tally.ts';
import { root } from './knowledge-files.ts';

interface Vector {
  readonly id: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: number | string;
  readonly tolerance: number;
  readonly origin: string;
}

/** Nothing is held out: an equation is right or wrong, and is not tuned. */
export function evaluateCalculators(): Judged[] {
  const folder = path.join(root, 'packages/clinical-calculators/vectors');
  const vectors = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Vector[]);
  return vectors.map(({ id, inputs, expected, tolerance, origin }) => {
    const result = run(id, inputs);
    const value = result.status === 'calculated' ? result.outcome.value : undefined;
    const right = typeof expected === 'string' ? value === expected : Math.abs(Number(value) - expected) <= tolerance + 1e-12;
    return {
      class: origin.replace(/[ :].*$/, ''),
      heldOut: false,
      right,
      told: `${id} ${JSON.stringify(inputs)}: ${expected}, not ${value}`,
    };
  });
}
