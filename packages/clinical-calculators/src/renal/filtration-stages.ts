/** What equations of filtration have in common: the unit, and the KDIGO stages that their results fall into. */
import type { Band } from '../calculator.ts';

export const UNIT = 'mL/min/1.73 m²';
export const STAGES: readonly Band[] = [
  { id: 'g5', source: 'kdigoCkd' },
  { id: 'g4', from: 15, source: 'kdigoCkd' },
  { id: 'g3b', from: 30, source: 'kdigoCkd' },
  { id: 'g3a', from: 45, source: 'kdigoCkd' },
  { id: 'g2', from: 60, source: 'kdigoCkd' },
  { id: 'g1', from: 90, source: 'kdigoCkd' },
];
