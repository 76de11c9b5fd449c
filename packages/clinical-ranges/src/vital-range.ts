import bands from '../data/vital-bands.json' with { type: 'json' };
import { ADULT_FROM, type Age, ageInDays } from './age.ts';
import type { Bounds } from './flag.ts';
import type { SourceId } from './source.ts';

export const VITAL_KINDS = ['temperature', 'pulse', 'systolic', 'diastolic', 'respiratoryRate', 'spo2', 'gcs', 'glucose'] as const;
export type VitalKind = (typeof VITAL_KINDS)[number];

export interface VitalRange extends Bounds {
  readonly unit: string;
  readonly source: SourceId;
  /** Where single bounds come from another publication than the rest. */
  readonly alsoFrom?: readonly SourceId[];
}

export interface VitalPatient {
  readonly ageDays: number;
  readonly pregnant?: boolean;
}

type Band = Omit<VitalRange, 'unit'>;
interface VitalTable {
  readonly unit: string;
  /** In order of age. A band lasts until the next begins, so there can be neither gap nor overlap. */
  readonly bands: readonly (Band & { readonly from: Age })[];
  readonly pregnant?: Band;
}

export const VITAL_TABLES = bands as Readonly<Record<VitalKind, VitalTable>>;

/**
 * The range for a patient at rest and awake. An unknown age must be decided by the caller; anything that is
 * not an age (negative, not a number) is read as newborn, whose bounds no adult could be mistaken for.
 */
export function vitalRange(kind: VitalKind, patient: VitalPatient): VitalRange {
  const { unit, bands: table, pregnant } = VITAL_TABLES[kind];
  if (patient.pregnant && pregnant && patient.ageDays >= ageInDays(ADULT_FROM)) return { ...pregnant, unit };
  const reached = table.findLast((band) => ageInDays(band.from) <= patient.ageDays) ?? table[0];
  if (!reached) throw new Error(`No bands for ${kind}`);
  const { from: _, ...band } = reached;
  return { ...band, unit };
}
