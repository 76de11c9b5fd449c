/**
 * The shape of one heartbeat in health and in the patterns that colleagues teach by name.
 * Patterns after: Surawicz B, Knilans TK. Chou's Electrocardiography in Clinical Practice, 6th ed., 2008.
 */
import { type Amplitudes, bell, NOTHING, shift, type Wave } from './ecg-waves.ts';

export interface BeatParts {
  p: Amplitudes;
  q: Amplitudes;
  r: Amplitudes;
  s: Amplitudes;
  t: Amplitudes;
  /** Width of the QRS as a multiple of a normal one of about 90 ms. */
  qrsWidth: number;
  pr: number;
  qt: number;
  tWidth: readonly [left: number, right: number];
  st: Amplitudes;
  more: readonly Wave[];
}

/** QRS onset lies this long before the R peak. */
const ONSET = 0.042;

/** QT for a heart rate at a QTc of 400 ms; Bazett, kept within what a human heart does. */
const qtFor = (rr: number, corrected = 0.4) => Math.min(corrected * Math.sqrt(rr), 0.68);

/** `qtc`: the corrected QT in seconds. */
export function normalBeat(rr: number, qtc?: number): BeatParts {
  return {
    p: [0.08, 0.14, 0.05, 0.06, 0.07, 0.07, 0.07, 0.07],
    q: [-0.05, -0.06, 0, 0, 0, -0.04, -0.1, -0.1],
    r: [0.62, 1.0, 0.24, 0.5, 0.85, 1.45, 1.4, 1.05],
    s: [-0.12, -0.14, -0.95, -1.3, -0.85, -0.45, -0.18, -0.08],
    t: [0.19, 0.28, -0.06, 0.38, 0.45, 0.42, 0.34, 0.26],
    qrsWidth: 1,
    // The PR interval shortens with the rate and must leave room for the T wave before.
    pr: Math.min(0.16, 0.1 + 0.06 * rr),
    qt: qtFor(rr, qtc),
    tWidth: [0.052, 0.034],
    st: NOTHING,
    more: [],
  };
}

export function beatWaves(beat: BeatParts): Wave[] {
  const w = beat.qrsWidth;
  const narrow = Math.min(1, beat.qt / 0.34);
  const [left, right] = [beat.tWidth[0] * narrow, beat.tWidth[1] * narrow];
  const tPeak = beat.qt - ONSET * w - 2.3 * right;
  const waves = [
    bell(-0.026 * w, 0.008 * w, beat.q),
    bell(0, 0.0115 * w, beat.r),
    bell(0.029 * w, 0.011 * w, beat.s),
    bell(tPeak, [left, right], beat.t),
    ...beat.more,
  ];
  // The P peak lies half a P wave after its onset.
  if (beat.p.some((value) => value !== 0)) waves.push(bell(-ONSET * w - beat.pr + 0.045, 0.021, beat.p));
  if (beat.st.some((value) => value !== 0)) waves.push(shift(0.046 * w, tPeak, 0.006, right * 0.7, beat.st));
  return waves;
}

/** P, QRS and T of a beat whose atria and ventricles do not keep company. */
export const lonelyP = (): Wave[] => [bell(0, 0.022, [0.08, 0.15, 0.06, 0.07, 0.07, 0.07, 0.07, 0.07])];

export const svtBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  p: NOTHING,
  t: [0.13, 0.2, -0.04, 0.2, 0.24, 0.22, 0.2, 0.16],
  st: [-0.04, -0.06, 0, -0.02, -0.04, -0.08, -0.08, -0.06],
  // The retrograde P: a pseudo-S in the inferior leads, a pseudo-r' in V1.
  more: [bell(0.066, 0.011, [0, -0.15, 0.16, 0.05, 0, 0, 0, 0])],
});

/** From the apex: upright in all chest leads, with a north-west axis, and so upright in aVR, as no supraventricular beat is. */
export const vtBeat = (rr: number): Wave[] => {
  const spread = Math.min(0.033, rr * 0.095);
  return [
    bell(-0.05, spread * 0.55, [-0.3, -0.35, 0.6, 0.6, 0.45, 0.35, 0.25, 0.18]),
    bell(0.004, [spread * 0.9, spread * 1.1], [-0.55, -0.98, 1.2, 1.3, 1.15, 1.0, 0.8, 0.6]),
    bell(Math.min(0.22, rr * 0.52), [rr * 0.09, rr * 0.065], [0.2, 0.24, -0.3, -0.32, -0.28, -0.25, -0.2, -0.15]),
  ];
};

export const escapeBeat = (rr: number, broad: boolean): BeatParts => ({
  ...normalBeat(rr),
  p: NOTHING,
  qt: qtFor(rr, 0.41),
  ...(broad && {
    qrsWidth: 1.75,
    r: [0.7, 0.55, 0.12, 0.2, 0.3, 0.6, 1.1, 1.15],
    s: [-0.05, -0.35, -1.0, -1.3, -1.1, -0.6, -0.1, 0],
    t: [-0.18, 0.16, 0.32, 0.45, 0.42, 0.2, -0.2, -0.25],
    tWidth: [0.07, 0.05] as const,
  }),
});

/** P lost, QRS drawn out, T tall, narrow and pointed. */
export const hyperkalaemiaBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  p: NOTHING,
  q: NOTHING,
  r: [0.45, 0.65, 0.2, 0.4, 0.7, 0.95, 0.95, 0.75],
  s: [-0.3, -0.3, -0.75, -1.0, -0.9, -0.6, -0.4, -0.25],
  qrsWidth: 1.9,
  // At a high rate T runs into the next QRS: the sine wave before arrest.
  qt: Math.min(0.44, 0.82 * rr),
  t: [0.35, 0.75, 0.3, 1.1, 1.35, 1.25, 0.95, 0.65],
  tWidth: [0.034, 0.03],
});

/** Before that: P is small, QRS begins to widen, T is tall, narrow and pointed. */
export const hyperkalaemiaEarlyBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  p: [0.05, 0.09, 0.03, 0.04, 0.04, 0.04, 0.04, 0.04],
  qrsWidth: 1.3,
  qt: Math.min(0.38, qtFor(rr)),
  t: [0.3, 0.6, 0.2, 0.95, 1.15, 1.1, 0.85, 0.6],
  tWidth: [0.034, 0.03],
});

/** ST sags, T flattens, U grows: the measured "QT" is a QU. */
export const hypokalaemiaBeat = (rr: number): BeatParts => {
  const qt = qtFor(rr);
  return {
    ...normalBeat(rr),
    p: [0.1, 0.18, 0.06, 0.07, 0.08, 0.08, 0.08, 0.08],
    pr: 0.19,
    t: [0.02, 0.03, 0, 0.06, 0.06, 0.04, 0.03, 0.02],
    st: [-0.04, -0.08, 0, -0.06, -0.09, -0.11, -0.11, -0.08],
    more: [bell(qt + 0.035, [0.042, 0.048], [0.06, 0.13, 0.08, 0.24, 0.27, 0.22, 0.16, 0.11])],
  };
};

export const anteriorStemiBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  q: [-0.05, -0.05, -0.1, -0.2, -0.2, -0.15, -0.1, -0.1],
  r: [0.6, 0.85, 0.14, 0.2, 0.3, 0.75, 1.1, 0.95],
  s: [-0.1, -0.12, -0.75, -0.8, -0.5, -0.2, -0.1, -0.05],
  st: [0.11, -0.07, 0.14, 0.34, 0.4, 0.32, 0.17, 0.07],
  t: [0.24, 0.08, 0.2, 0.55, 0.68, 0.6, 0.4, 0.26],
  tWidth: [0.07, 0.045],
});

/** III higher than II, aVL down: the right coronary artery, which also feeds the node that conducts slowly here. */
export const inferiorStemiBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  pr: Math.min(0.24, 0.3 * rr),
  q: [-0.02, -0.16, 0, 0, 0, -0.04, -0.1, -0.1],
  r: [0.55, 0.8, 0.24, 0.5, 0.85, 1.3, 1.3, 1.0],
  s: [-0.15, -0.02, -0.9, -1.2, -0.8, -0.45, -0.18, -0.08],
  st: [-0.11, 0.2, 0.02, -0.12, -0.1, -0.05, 0.02, 0.04],
  t: [-0.02, 0.38, 0, 0.3, 0.35, 0.35, 0.3, 0.26],
  tWidth: [0.068, 0.044],
});

/** de Winter: the J point lies low, ST climbs straight into a tall symmetrical T, aVR a little up. N Engl J Med 2008;359:2071. */
export const deWinterBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  r: [0.6, 0.8, 0.2, 0.35, 0.5, 0.9, 1.1, 0.95],
  t: [0.16, 0.26, 0.3, 0.85, 1.05, 0.95, 0.7, 0.45],
  tWidth: [0.056, 0.048],
  more: [bell(0.07, [0.02, 0.045], [-0.1, -0.13, -0.1, -0.28, -0.36, -0.33, -0.25, -0.16])],
});

/** Wellens type A: up, then steeply down, in V2 and V3, ST almost flat, R waves kept. */
export const wellensBeat = (rr: number): BeatParts => {
  const qt = qtFor(rr, 0.42);
  return {
    ...normalBeat(rr),
    t: [0.14, 0.24, 0.02, 0, 0, 0.05, 0.12, 0.16],
    st: [0, 0, 0.02, 0.04, 0.04, 0.02, 0, 0],
    more: [
      bell(qt - 0.165, [0.05, 0.026], [0, 0, 0.04, 0.24, 0.26, 0.1, 0.02, 0]),
      bell(qt - 0.095, [0.024, 0.032], [0, 0, -0.04, -0.32, -0.36, -0.24, -0.08, 0]),
    ],
  };
};

export const longQtBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  qt: qtFor(rr, 0.57),
  t: [0.18, 0.28, 0.06, 0.34, 0.4, 0.38, 0.32, 0.25],
  tWidth: [0.075, 0.052],
});

/** S in I, Q and inverted T in III; r' in V1; T inverted V1 to V4: a right ventricle under strain. */
export const pulmonaryEmbolismBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  p: [0.06, 0.2, 0.09, 0.08, 0.07, 0.07, 0.07, 0.07],
  q: [0.02, -0.2, 0, 0, 0, 0, -0.04, -0.05],
  r: [0.4, 0.8, 0.22, 0.45, 0.6, 0.85, 0.9, 0.75],
  s: [-0.5, -0.12, -0.4, -0.75, -0.8, -0.7, -0.55, -0.45],
  t: [0.2, 0.02, -0.3, -0.36, -0.32, -0.18, 0.06, 0.14],
  more: [bell(0.056, 0.011, [-0.06, 0, 0.34, 0.08, 0, 0, -0.05, -0.05])],
});

/** Saddle-shaped ST everywhere but aVR and V1, PR depressed. */
export const pericarditisBeat = (rr: number): BeatParts => ({
  ...normalBeat(rr),
  s: [-0.02, -0.02, -0.9, -1.1, -0.6, -0.25, -0.06, 0],
  st: [0.13, 0.2, -0.02, 0.14, 0.2, 0.22, 0.2, 0.17],
  t: [0.18, 0.24, 0.02, 0.3, 0.34, 0.32, 0.27, 0.22],
  more: [shift(-0.12, -0.046, 0.008, 0.006, [-0.06, -0.09, 0.01, -0.04, -0.05, -0.06, -0.07, -0.06])],
});
