import type { Age } from './age.ts';
import type { SourceId } from './source.ts';

export type Language = 'en' | 'id';
export type Sex = 'female' | 'male';

export const SPECIMENS = [
  'wholeBlood',
  'serum',
  'plasma',
  'arterialBlood',
  'urine',
  'urine24h',
  'csf',
  'stool',
  'pleuralFluid',
  'asciticFluid',
  'synovialFluid',
  'semen',
  'sweat',
  'sputum',
] as const;
export type Specimen = (typeof SPECIMENS)[number];

export const NORMAL_FINDINGS = ['negative', 'nonReactive', 'notDetected'] as const;
export type NormalFinding = (typeof NORMAL_FINDINGS)[number];

/** What a range presumes beyond age and sex; worded in the locale files. */
export const CONDITIONS = ['follicularPhase', 'lutealPhase'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A value in this unit = base × scale + offset. Only HbA1c needs an offset. */
export type Scale = number | { readonly scale: number; readonly offset: number };

export interface Units {
  readonly conventional: string;
  readonly si: string;
  /** Every unit the test may be given in; exactly one has scale 1 and is the base. */
  readonly scales: Readonly<Record<string, Scale>>;
}

export interface AgeBandedRange {
  readonly sex?: Sex;
  readonly pregnant?: true;
  /** Absent: from birth. */
  readonly from?: Age;
  /** The first age that is no longer inside. Absent: for life. */
  readonly to?: Age;
  readonly low?: number;
  readonly high?: number;
  readonly condition?: Condition;
  readonly source: SourceId;
}

interface Named {
  readonly id: string;
  /** The first is the name to show; the rest are found by search. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly specimen: Specimen;
}

export interface MeasuredAnalyte extends Named {
  readonly units: Units;
  /** The unit in which the source gives `ranges` and `critical`. */
  readonly rangeUnit: string;
  readonly ranges: readonly AgeBandedRange[];
  readonly critical?: { readonly low?: number; readonly high?: number; readonly source: SourceId };
}

/** A test answered in words. */
export interface QualitativeAnalyte extends Named {
  readonly normal: NormalFinding;
}

export type Analyte = MeasuredAnalyte | QualitativeAnalyte;

export const isMeasured = (analyte: Analyte): analyte is MeasuredAnalyte => 'units' in analyte;
