/** Turns a rhythm and a rate into twelve leads of samples. */
import {
  anteriorStemiBeat,
  type BeatParts,
  beatWaves,
  deWinterBeat,
  escapeBeat,
  hyperkalaemiaBeat,
  hyperkalaemiaEarlyBeat,
  hypokalaemiaBeat,
  inferiorStemiBeat,
  lonelyP,
  longQtBeat,
  normalBeat,
  pericarditisBeat,
  pulmonaryEmbolismBeat,
  svtBeat,
  vtBeat,
  wellensBeat,
} from './ecg-beats.ts';
import { INDEPENDENT_LEADS, LEADS, type Lead, leadAmplitude, NOTHING, type Wave, waveHeight, waveSpan } from './ecg-waves.ts';
import type { Random } from './seeded-random.ts';

export const RHYTHMS = [
  'sinus',
  'sinusTachycardia',
  'sinusBradycardia',
  'svt',
  'vt',
  'afib',
  'aflutter',
  'heartBlock3',
  'heartBlock3Broad',
  'hyperkalaemia',
  'hyperkalaemiaEarly',
  'hypokalaemia',
  'anteriorStemi',
  'inferiorStemi',
  'deWinter',
  'wellens',
  'longQt',
  'pe',
  'torsades',
  'pericarditis',
] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const SAMPLE_RATE = 500;

interface EcgSignal {
  /** Millivolts, `SAMPLE_RATE` a second. */
  leads: Readonly<Record<Lead, readonly number[]>>;
}

interface Event {
  at: number;
  waves: readonly Wave[];
}

/** What does not come in beats: flutter waves, fibrillation, torsades. Millivolts in the independent leads. */
type Continuous = (time: number) => readonly number[];

interface Plan {
  events: Event[];
  continuous?: Continuous;
}

/** Beats begin before the paper does, so that its left edge is not a start of life. */
const LEAD_IN = 2;

function times(rate: number, seconds: number, random: Random, jitter: number, phase = 0.35): number[] {
  const rr = 60 / rate;
  const found: number[] = [];
  for (let at = phase - Math.ceil(LEAD_IN / rr) * rr; at < seconds + 1; at += rr * (1 + random.normal(0, jitter))) found.push(at);
  return found;
}

function beating(shape: (rr: number) => BeatParts, rate: number, seconds: number, random: Random, jitter = 0.012): Plan {
  const waves = beatWaves(shape(60 / rate));
  return { events: times(rate, seconds, random, jitter).map((at) => ({ at, waves })) };
}

function fibrillation(rate: number, seconds: number, random: Random, qtc?: number): Plan {
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const events: Event[] = [];
  const mean = 60 / rate;
  let at = -LEAD_IN;
  while (at < seconds + 1) {
    // No two intervals alike, none shorter than the node lets through; the mean stays at the asked rate.
    const rr = mean * Math.min(1.5, Math.max(0.62, random.normal(1, 0.22)));
    at += rr;
    events.push({ at, waves: beatWaves({ ...normalBeat(rr, qtc), p: NOTHING }) });
  }
  const weights = [0.5, 0.75, 1.3, 0.8, 0.4, 0.3, 0.3, 0.3];
  return {
    events,
    continuous: (t) =>
      weights.map((weight, lead) => {
        const swell = 0.7 + 0.3 * Math.sin(1.9 * t + phases[0] + lead * 0.3);
        const waves =
          Math.sin(2 * Math.PI * 5.6 * t + phases[1] + 2 * Math.sin(1.1 * t)) + 0.6 * Math.sin(2 * Math.PI * 7.7 * t + phases[2] + lead);
        return 0.045 * weight * swell * waves;
      }),
  };
}

/** Typical flutter: about 300 a minute, conducted two, three or four to one, saw teeth downwards in the inferior leads. */
function flutter(rate: number, seconds: number, random: Random): Plan {
  const conduction = Math.min(4, Math.max(1, Math.round(300 / rate)));
  const frequency = (rate * conduction) / 60;
  const plan = beating(
    (rr) => ({ ...normalBeat(rr), p: NOTHING, t: [0.1, 0.12, 0, 0.2, 0.22, 0.2, 0.16, 0.12] }),
    rate,
    seconds,
    random,
    0,
  );
  const weights = [0.03, 0.3, -0.2, -0.08, 0, 0.04, 0.06, 0.06];
  return {
    ...plan,
    continuous: (t) => {
      const turn = ((((t - 0.35) * frequency + 0.55) % 1) + 1) % 1;
      const tooth = turn < 0.68 ? -turn / 0.68 : -(1 - turn) / 0.32;
      return weights.map((weight) => weight * (tooth + 0.5));
    },
  };
}

/** Below 40 a minute the escape comes from the ventricle and is broad; of a child it may be, faster than that. */
function completeBlock(rate: number, seconds: number, random: Random, isBroad = rate < 40): Plan {
  const plan = beating((rr) => escapeBeat(rr, isBroad), rate, seconds, random, 0.004);
  const atria = times(Math.max(78, rate * 1.7), seconds, random, 0.01, 0.1);
  return { events: [...plan.events, ...atria.map((at) => ({ at, waves: lonelyP() }))] };
}

/** From the top of P to R, where the atria are listened to. */
const CONDUCTION = 0.157;
const CAPTURES = 2;

/** Of the broad beats those in whose place, a little before they were due, an atrial one comes through: two at most, each by when. */
function capturesOf(broad: readonly number[], atria: readonly number[], seconds: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let last = -LEAD_IN;
  for (const at of atria.map((time) => time + CONDUCTION)) {
    const due = broad.find((time) => time > at - 0.02 && time < at + 0.13);
    if (due === undefined || found.size === CAPTURES || at < 0.6 || at > seconds - 0.6 || at - last < 1.3) continue;
    found.set(due, at);
    last = at;
  }
  return found;
}

function ventricularTachycardia(rate: number, seconds: number, random: Random): Plan {
  const [broad, narrow] = [vtBeat(60 / rate), beatWaves({ ...normalBeat(60 / rate), p: NOTHING })];
  const beats = times(rate, seconds, random, 0.003);
  const atria = times(84, seconds, random, 0.01, 0.2);
  const captures = capturesOf(beats, atria, seconds);
  const ventricles = beats.map((due) => {
    const at = captures.get(due);
    return at === undefined ? { at: due, waves: broad } : { at, waves: narrow };
  });
  return { events: [...ventricles, ...atria.map((at) => ({ at, waves: lonelyP() }))] };
}

/** Two sinus beats with a long QT, an early beat on the T wave, then complexes that turn about the line. */
function torsades(rate: number, random: Random): Plan {
  const sinus = beatWaves(longQtBeat(1));
  const onset = 2.0;
  const events = [-1.6, -0.6, 0.4, 1.4].map((at) => ({ at, waves: sinus }));
  const frequency = rate / 60;
  const twist = random.between(2.1, 2.5);
  const scale = [0.6, 1.1, 0.9, 1.3, 1.3, 1.2, 1.0, 0.8];
  return {
    events,
    continuous: (t) => {
      if (t < onset - 0.1) return NOTHING;
      const fade = Math.min(1, Math.max(0, (t - onset + 0.1) / 0.15));
      return scale.map((size, lead) => {
        const spindle = Math.sin((2 * Math.PI * (t - onset)) / twist + 0.5 + lead * 0.22);
        const angle = 2 * Math.PI * frequency * t + 0.35 * Math.sin(2.3 * t);
        const spike = Math.sin(angle) + 0.28 * Math.sin(2 * angle + 0.4);
        return (
          fade *
          size *
          (0.14 * Math.sin(1.3 * t) + (0.22 * Math.sign(spindle) * Math.min(1, Math.abs(spindle) * 4) + 0.85 * spindle) * spike)
        );
      });
    },
  };
}

function plan(rhythm: Rhythm, rate: number, seconds: number, random: Random, qtc?: number): Plan {
  const conducted = (shape: (rr: number) => BeatParts, jitter?: number) => beating(shape, rate, seconds, random, jitter);
  switch (rhythm) {
    case 'sinus':
    case 'sinusTachycardia':
    case 'sinusBradycardia':
      return conducted((rr) => normalBeat(rr, qtc), 0.02);
    case 'svt':
      return conducted(svtBeat, 0.001);
    case 'vt':
      return ventricularTachycardia(rate, seconds, random);
    case 'afib':
      return fibrillation(rate, seconds, random, qtc);
    case 'aflutter':
      return flutter(rate, seconds, random);
    case 'heartBlock3':
      return completeBlock(rate, seconds, random);
    case 'heartBlock3Broad':
      return completeBlock(rate, seconds, random, true);
    case 'hyperkalaemia':
      return conducted(hyperkalaemiaBeat);
    case 'hyperkalaemiaEarly':
      return conducted(hyperkalaemiaEarlyBeat);
    case 'hypokalaemia':
      return conducted(hypokalaemiaBeat);
    case 'anteriorStemi':
      return conducted(anteriorStemiBeat);
    case 'inferiorStemi':
      return conducted(inferiorStemiBeat);
    case 'deWinter':
      return conducted(deWinterBeat);
    case 'wellens':
      return conducted(wellensBeat);
    case 'longQt':
      return conducted(longQtBeat);
    case 'pe':
      return conducted(pulmonaryEmbolismBeat);
    case 'pericarditis':
      return conducted(pericarditisBeat);
    case 'torsades':
      return torsades(rate, random);
  }
}

/** Of these the corrected QT, in milliseconds, may be asked for; of others their pattern says it. */
export const QTC_RHYTHMS: ReadonlySet<Rhythm> = new Set(['sinus', 'sinusTachycardia', 'sinusBradycardia', 'afib']);

export function ecgSignal(rhythm: Rhythm, rate: number, seconds: number, random: Random, qtc?: number): EcgSignal {
  const { events, continuous } = plan(rhythm, rate, seconds, random, qtc === undefined ? undefined : qtc / 1000);
  const length = Math.round(seconds * SAMPLE_RATE);
  const wander = random.between(0, 6);
  const independent = INDEPENDENT_LEADS.map((_, lead) =>
    Float64Array.from({ length }, (__, i) => {
      const t = i / SAMPLE_RATE;
      const breath = 0.018 * Math.sin(2 * Math.PI * 0.23 * t + wander + lead * 0.4);
      return breath + random.normal(0, 0.005) + (continuous?.(t)[lead] ?? 0);
    }),
  );
  for (const { at, waves } of events) {
    for (const wave of waves) {
      const [from, to] = waveSpan(wave);
      const first = Math.max(0, Math.ceil((at + from) * SAMPLE_RATE));
      const last = Math.min(length - 1, Math.floor((at + to) * SAMPLE_RATE));
      for (let i = first; i <= last; i++) {
        const height = waveHeight(wave, i / SAMPLE_RATE - at);
        independent.forEach((samples, lead) => {
          samples[i] = (samples[i] ?? 0) + height * (wave.amplitudes[lead] ?? 0);
        });
      }
    }
  }
  const leadSamples = (lead: Lead) =>
    Array.from({ length }, (_, i) =>
      leadAmplitude(
        lead,
        independent.map((samples) => samples[i] ?? 0),
      ),
    );
  return { leads: Object.fromEntries(LEADS.map((lead) => [lead, leadSamples(lead)])) as Record<Lead, number[]> };
}
