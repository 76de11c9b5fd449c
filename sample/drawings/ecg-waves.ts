/**
 * The pieces an electrocardiogram is added up from: bell-shaped deflections and flat shifts, each with one amplitude
 * per independent lead. The other four limb leads follow from I and II (Einthoven, Goldberger), as they do in a real machine.
 */
export const INDEPENDENT_LEADS = ['I', 'II', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export const LEADS = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export type Lead = (typeof LEADS)[number];

/** Millivolts in I, II, V1 … V6. */
export type Amplitudes = readonly [number, number, number, number, number, number, number, number];

/** Times in seconds from the R peak. */
export type Wave =
  | { shape: 'bell'; at: number; left: number; right: number; amplitudes: Amplitudes }
  | { shape: 'shift'; from: number; to: number; rise: number; fall: number; amplitudes: Amplitudes };

export const NOTHING: Amplitudes = [0, 0, 0, 0, 0, 0, 0, 0];

export function bell(at: number, width: number | readonly [left: number, right: number], amplitudes: Amplitudes): Wave {
  const [left, right] = typeof width === 'number' ? [width, width] : width;
  return { shape: 'bell', at, left, right, amplitudes };
}

export function shift(from: number, to: number, rise: number, fall: number, amplitudes: Amplitudes): Wave {
  return { shape: 'shift', from, to, rise, fall, amplitudes };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Height of a wave of amplitude 1 at a time relative to its beat. */
export function waveHeight(wave: Wave, time: number): number {
  if (wave.shape === 'shift') return logistic((time - wave.from) / wave.rise) * logistic((wave.to - time) / wave.fall);
  const width = time < wave.at ? wave.left : wave.right;
  return Math.exp(-((time - wave.at) ** 2) / (2 * width ** 2));
}

/** Where a wave is high enough to be seen on paper. */
export function waveSpan(wave: Wave): readonly [from: number, to: number] {
  if (wave.shape === 'bell') return [wave.at - 4 * wave.left, wave.at + 4 * wave.right];
  return [wave.from - 7 * wave.rise, wave.to + 7 * wave.fall];
}

/** Amplitude of a lead from those of the independent ones. */
export function leadAmplitude(lead: Lead, values: readonly number[]): number {
  const one = values[0] ?? 0;
  const two = values[1] ?? 0;
  switch (lead) {
    case 'III':
      return two - one;
    case 'aVR':
      return -(one + two) / 2;
    case 'aVL':
      return one - two / 2;
    case 'aVF':
      return two - one / 2;
    default:
      return values[INDEPENDENT_LEADS.indexOf(lead)] ?? 0;
  }
}
