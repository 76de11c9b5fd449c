import { expect, it } from 'vitest';
import { ageIn } from './use-read-patient.ts';

it.each([
  [62, 62, 'years'],
  [2.5, 2, 'years'],
  [1.5, 18, 'months'],
  [0.083_34, 1, 'months'],
  [0.014, 5, 'days'],
])('says %d years as one says it', (years, value, unit) => expect(ageIn(years)).toEqual({ value, unit }));
