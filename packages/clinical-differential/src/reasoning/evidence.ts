/** What is known of one patient, as the reckoning takes it. */
import type { Model } from './model.ts';

export interface Evidence {
  /** Findings that are there, by number, with how much each counts (1, or less where it was only suspected). */
  readonly present: ReadonlyMap<number, number>;
  readonly absent: ReadonlySet<number>;
  /** Of what is absent, what was denied all at once. */
  readonly absentAsOne?: ReadonlySet<number>;
  /** How long findings have lasted, in days, where it was said. */
  readonly lasting?: ReadonlyMap<number, number>;
  readonly facts: Facts;
  /** Concepts of the text that became no finding. */
  readonly echoes: ReadonlySet<number>;
}

export interface Facts {
  readonly ageYears?: number;
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
  readonly pregnancyWeek?: number;
  readonly region?: 'indonesia' | 'india' | 'tropics' | 'africa' | 'temperate';
  readonly setting?: 'primary-care' | 'emergency' | 'hospital';
  readonly season?: 'rainy' | 'dry' | 'winter' | 'summer';
  /** How long the illness has lasted. */
  readonly days?: number;
  readonly onset?: 'sudden' | 'gradual';
  /** Diseases that the patient is known to have had, by number. */
  readonly known?: ReadonlySet<number>;
}

/** What is there with what it implies; what is not there with what it would have implied; what excludes each other. */
export interface Settled {
  /** The narrowest findings that are there, in an order that does not depend on how they were given. */
  readonly narrowest: readonly number[];
  /** What was said to be there in so many words; `present` holds what that implies as well. */
  readonly stated: readonly number[];
  readonly present: ReadonlySet<number>;
  readonly absent: ReadonlySet<number>;
  /** Of what is absent, the broadest: what is narrower is absent with it, and counts once. */
  readonly broadestAbsent: readonly number[];
  readonly contradictions: readonly (readonly [number, number])[];
}

const NONE: readonly never[] = [];

export function settle(model: Model, evidence: Evidence): Settled {
  const present = new Set<number>();
  for (const index of evidence.present.keys()) {
    present.add(index);
    for (const one of model.findings[index]?.above ?? NONE) present.add(one);
  }
  const contradictions: (readonly [number, number])[] = [];
  const absent = new Set<number>();
  for (const index of evidence.absent) {
    if (present.has(index)) {
      contradictions.push([index, index]);
      continue;
    }
    absent.add(index);
    for (const one of model.findings[index]?.below ?? NONE) if (!present.has(one)) absent.add(one);
  }
  for (const index of present) {
    for (const other of model.findings[index]?.excludes ?? NONE) {
      if (!present.has(other)) absent.add(other);
      else if (!contradictions.some(([a, b]) => (a === index && b === other) || (a === other && b === index)))
        contradictions.push([index, other]);
    }
  }
  const implied = new Set<number>();
  for (const index of present) for (const one of model.findings[index]?.above ?? NONE) implied.add(one);
  const narrowest = [...present]
    .filter((index) => !implied.has(index))
    .sort((a, b) => (model.index.leaks[a] ?? 0) - (model.index.leaks[b] ?? 0) || a - b);
  const broadestAbsent = [...absent].filter((index) => model.findings[index]?.above.some((up) => absent.has(up)) !== true);
  return { narrowest, stated: [...evidence.present.keys()], present, absent, broadestAbsent, contradictions };
}
