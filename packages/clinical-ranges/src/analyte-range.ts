import { ADULT_FROM, ageInDays } from './age.ts';
import { type AgeBandedRange, type Condition, isMeasured, type MeasuredAnalyte, type Sex } from './analyte.ts';
import { convertUnit } from './analyte-units.ts';
import { analyteById } from './catalogue.ts';
import type { Bounds } from './flag.ts';
import type { SourceId } from './source.ts';

export interface AnalytePatient {
  /** Without an age the adult range is given. */
  readonly ageDays?: number | undefined;
  readonly sex?: Sex | undefined;
  readonly pregnant?: boolean | undefined;
}

export interface AnalyteRange extends Bounds {
  readonly unit: string;
  readonly source: SourceId;
  readonly criticalSource?: SourceId;
  readonly condition?: Condition;
}

const holdsAt = (ageDays: number) => (range: AgeBandedRange) =>
  (range.from === undefined || ageInDays(range.from) <= ageDays) && (range.to === undefined || ageDays < ageInDays(range.to));

/** Three figures are as fine as laboratories report; more would claim a precision that the source does not have. */
const tidy = (value: number): number => Number(value.toPrecision(3));

function matching(analyte: MeasuredAnalyte, { ageDays, sex, pregnant }: AnalytePatient): readonly AgeBandedRange[] {
  const age = ageDays ?? ageInDays(ADULT_FROM) + 365 * 10;
  const inAge = analyte.ranges.filter(holdsAt(age));
  const expecting = inAge.filter((range) => range.pregnant);
  if (pregnant && expecting.length > 0) return expecting;
  return inAge.filter((range) => !range.pregnant && (sex === undefined || range.sex === undefined || range.sex === sex));
}

/** When the sex is not known, the widest of the ranges: better to miss a flag than to flag what is normal for her. */
function widest(ranges: readonly AgeBandedRange[]): { low?: number; high?: number } {
  const lows = ranges.map((range) => range.low);
  const highs = ranges.map((range) => range.high);
  return {
    ...(lows.every((low) => low !== undefined) ? { low: Math.min(...lows) } : {}),
    ...(highs.every((high) => high !== undefined) ? { high: Math.max(...highs) } : {}),
  };
}

/**
 * The reference range for a patient, in `unit` (default: the conventional unit); undefined when the catalogue has
 * none for that age or sex. A critical bound inside the reference range is left out: a newborn's haematocrit of 70 %
 * is normal although an adult's would be critical.
 */
export function analyteRange(analyteId: string, patient: AnalytePatient = {}, unit?: string): AnalyteRange | undefined {
  const analyte = analyteById(analyteId);
  if (!analyte || !isMeasured(analyte)) return undefined;
  const ranges = matching(analyte, patient);
  const [first] = ranges;
  if (!first) return undefined;
  const target = unit ?? analyte.units.conventional;
  const inTarget = (value: number) => (target === analyte.rangeUnit ? value : tidy(convertUnit(analyte, value, analyte.rangeUnit, target)));
  const { low, high } = widest(ranges);
  const { low: criticalLow, high: criticalHigh, source: criticalSource } = analyte.critical ?? {};
  const keepsLow = criticalLow !== undefined && (low === undefined || criticalLow <= low);
  const keepsHigh = criticalHigh !== undefined && (high === undefined || criticalHigh >= high);
  return {
    ...(low === undefined ? {} : { low: inTarget(low) }),
    ...(high === undefined ? {} : { high: inTarget(high) }),
    ...(keepsLow ? { criticalLow: inTarget(criticalLow) } : {}),
    ...(keepsHigh ? { criticalHigh: inTarget(criticalHigh) } : {}),
    ...((keepsLow || keepsHigh) && criticalSource ? { criticalSource } : {}),
    ...(first.condition && patient.sex === first.sex ? { condition: first.condition } : {}),
    unit: target,
    source: first.source,
  };
}
