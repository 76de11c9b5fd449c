/** Every bound is the last value still inside: a value equal to it is not beyond it. */
export interface Bounds {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly criticalLow?: number | undefined;
  readonly criticalHigh?: number | undefined;
}

export const FLAGS = ['criticalLow', 'low', 'normal', 'high', 'criticalHigh'] as const;
export type Flag = (typeof FLAGS)[number];

/** A value that is not a number has no flag: absence of a measurement must never read as "normal". */
export function flagValue(value: number, bounds: Bounds): Flag | undefined {
  if (Number.isNaN(value)) return undefined;
  if (bounds.criticalLow !== undefined && value < bounds.criticalLow) return 'criticalLow';
  if (bounds.criticalHigh !== undefined && value > bounds.criticalHigh) return 'criticalHigh';
  if (bounds.low !== undefined && value < bounds.low) return 'low';
  if (bounds.high !== undefined && value > bounds.high) return 'high';
  return 'normal';
}
