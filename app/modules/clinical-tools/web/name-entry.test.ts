import { expect, it } from 'vitest';
import { namesIn } from './name-entry.tsx';

it.each([
  ['Bisoprolol 2,5 mg', ['Bisoprolol 2,5 mg']],
  ['Bisoprolol 2,5 mg, Ramipril 1,25 mg', ['Bisoprolol 2,5 mg', 'Ramipril 1,25 mg']],
  ['aspirin 80,simvastatin 20;  metformin', ['aspirin 80', 'simvastatin 20', 'metformin']],
  ['warfarin\n\naspirin\r\n', ['warfarin', 'aspirin']],
  ['vitamin B1, B6, B12', ['vitamin B1', 'B6', 'B12']],
  [' ,; ', []],
])('a pasted %j is %j', (text, names) => expect(namesIn(text)).toEqual(names));
