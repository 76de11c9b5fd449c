/** Who the patient is, in the bands that the knowledge speaks of. */
import type { AGES } from '@kolegia/clinical-knowledge/disease-schema';

export type AgeBand = (typeof AGES)[number];

/** Completed years up to which a band goes. */
const ENDS: readonly (readonly [number, AgeBand])[] = [
  [28 / 365.25, 'neonate'],
  [1, 'infant'],
  [4, 'toddler'],
  [12, 'child'],
  [18, 'adolescent'],
  [40, 'young'],
  [65, 'middle'],
  [80, 'old'],
];

export const ageBand = (years: number): AgeBand => ENDS.find(([end]) => years < end)?.[1] ?? 'very-old';
