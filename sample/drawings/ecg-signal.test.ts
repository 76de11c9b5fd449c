import { describe, expect, it } from 'vitest';
import { ecgSignal, type Rhythm, SAMPLE_RATE } from './ecg-signal.ts';
import type { Lead } from './ecg-waves.ts';
import { seededRandom } from './seeded-random.ts';

const SECONDS = 10;
const signalOf = (rhythm: Rhythm, rate: number) => ecgSignal(rhythm, rate, SECONDS, seededRandom(rhythm)).leads;

/** Times of local maxima above a share of the highest, no two closer than 180 ms. */
function peaks(samples: readonly number[], share = 0.6, apart = 0.18): number[] {
  const threshold = Math.max(...samples) * share;
  const found: number[] = [];
  samples.forEach((value, i) => {
    if (value < threshold || value < (samples[i - 1] ?? 0) || value < (samples[i + 1] ?? 0)) return;
    const last = found.at(-1);
    if (last !== undefined && i / SAMPLE_RATE - last < apart) {
      if (value > (samples[Math.round(last * SAMPLE_RATE)] ?? 0)) found[found.length - 1] = i / SAMPLE_RATE;
    } else found.push(i / SAMPLE_RATE);
  });
  return found;
}

const intervals = (times: readonly number[]) => times.slice(1).map((time, i) => time - (times[i] ?? 0));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const measuredRate = (times: readonly number[]) => 60 / mean(intervals(times));
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2))) / mean(values);

/** Height of a lead at so many seconds after each R peak of V5, averaged over the beats. */
function heightAfter(leads: Readonly<Record<Lead, readonly number[]>>, lead: Lead, seconds: number): number {
  const beats = peaks(leads.V5, 0.75).filter((time) => time > 0.6 && time < SECONDS - 0.8);
  return mean(beats.map((time) => leads[lead][Math.round((time + seconds) * SAMPLE_RATE)] ?? 0));
}

/** How long the main deflection of a lead stays over a tenth of its height, in ms. */
function widthAtTenth(samples: readonly number[], time: number): number {
  const at = Math.round(time * SAMPLE_RATE);
  const tenth = (samples[at] ?? 0) / 10;
  let [from, to] = [at, at];
  while ((samples[from] ?? 0) > tenth) from--;
  while ((samples[to] ?? 0) > tenth) to++;
  return ((to - from) / SAMPLE_RATE) * 1000;
}

describe('rate', () => {
  it.each([
    ['sinus', 72],
    ['sinusTachycardia', 134],
    ['sinusBradycardia', 44],
    ['svt', 210],
    ['aflutter', 150],
    ['heartBlock3', 34],
    ['heartBlock3', 46],
    ['hypokalaemia', 80],
    ['anteriorStemi', 95],
    ['inferiorStemi', 48],
    ['longQt', 60],
    ['pe', 122],
    ['pericarditis', 104],
  ] as const)('%s at %i a minute is measured as asked', (rhythm, rate) => {
    // In V5 no pattern has a T wave that could be taken for an R.
    expect(Math.abs(measuredRate(peaks(signalOf(rhythm, rate).V5)) / rate - 1)).toBeLessThan(0.03);
  });

  it('vt at 178 is measured as asked, in V3 where what it lets through is upright as well', () => {
    expect(Math.abs(measuredRate(peaks(signalOf('vt', 178).V3, 0.5)) - 178)).toBeLessThan(4);
  });

  it('fibrillation is irregular, flutter and sinus rhythm are not', () => {
    const afib = intervals(peaks(signalOf('afib', 110).II));
    expect(60 / mean(afib)).toBeGreaterThan(95);
    expect(60 / mean(afib)).toBeLessThan(125);
    expect(spread(afib)).toBeGreaterThan(0.12);
    expect(spread(intervals(peaks(signalOf('aflutter', 75).II)))).toBeLessThan(0.02);
    expect(spread(intervals(peaks(signalOf('sinus', 75).II)))).toBeLessThan(0.06);
  });
});

describe('morphology', () => {
  it('keeps Einthoven and Goldberger in every sample', () => {
    const { I, II, III, aVR, aVL, aVF } = signalOf('pe', 118);
    for (let i = 0; i < I.length; i += 7) {
      const [one = 0, two = 0] = [I[i], II[i]];
      expect(III[i]).toBeCloseTo(two - one, 9);
      expect((aVR[i] ?? 0) + (aVL[i] ?? 0) + (aVF[i] ?? 0)).toBeCloseTo(0, 9);
    }
  });

  it('vt is broad: 120 ms or more; sinus rhythm is not', () => {
    const vt = signalOf('vt', 170).V1;
    const sinus = signalOf('sinus', 75).V4;
    expect(widthAtTenth(vt, peaks(vt)[3] ?? 0)).toBeGreaterThanOrEqual(120);
    expect(widthAtTenth(sinus, peaks(sinus)[3] ?? 0)).toBeLessThan(90);
  });

  it('vt points one way in all chest leads and to the north-west, and two narrow beats with a P before them come through', () => {
    const leads = signalOf('vt', 178);
    // Upright in aVR is no beat from the atria.
    const broad = peaks(leads.aVR).filter((time) => time < SECONDS - 0.1);
    const main = (lead: Lead) => mean(broad.map((time) => leads[lead][Math.round(time * SAMPLE_RATE)] ?? 0));
    for (const lead of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const) {
      expect([lead, main(lead) > 0.4]).toEqual([lead, true]);
      const within = broad.flatMap((time) =>
        leads[lead].slice(Math.round((time - 0.07) * SAMPLE_RATE), Math.round((time + 0.07) * SAMPLE_RATE)),
      );
      expect([lead, Math.min(...within) > -0.3]).toEqual([lead, true]);
    }
    const axis = (Math.atan2((2 / Math.sqrt(3)) * main('aVF'), main('I')) * 180) / Math.PI;
    expect(Math.abs(axis + 120)).toBeLessThan(10);
    const captured = peaks(leads.II);
    expect(captured).toHaveLength(2);
    for (const time of captured) {
      expect(widthAtTenth(leads.II, time)).toBeLessThan(90);
      expect(broad.some((other) => Math.abs(other - time) < 0.2)).toBe(false);
    }
  });

  it('hyperkalaemia is broad, has no P and a T as tall as R, narrower than its height suggests', () => {
    const leads = signalOf('hyperkalaemia', 54);
    const sinus = signalOf('sinus', 54);
    expect(widthAtTenth(leads.V4, peaks(leads.V4, 0.5)[2] ?? 0)).toBeGreaterThan(widthAtTenth(sinus.V4, peaks(sinus.V4)[2] ?? 0) * 1.4);
    // The S of V1 lies 55 ms after R here; where P should be, 160 ms before R, the line is flat.
    const beats = peaks(leads.V1.map((value) => -value)).slice(1);
    expect(mean(beats.map((time) => Math.abs(leads.II[Math.round((time - 0.215) * SAMPLE_RATE)] ?? 0)))).toBeLessThan(0.04);
    expect(heightAfter(sinus, 'II', -0.157)).toBeGreaterThan(0.1);
    expect(Math.max(...leads.V3)).toBeGreaterThan(1.1);
  });

  it('early hyperkalaemia has a small P, a QRS not much wider than in health, and a tall pointed T', () => {
    for (const rate of [58, 146]) {
      const [leads, sinus, late] = [signalOf('hyperkalaemiaEarly', rate), signalOf('sinus', rate), signalOf('hyperkalaemia', rate)];
      const highest = (of: typeof leads, from: number, to: number) =>
        Math.max(...Array.from({ length: 30 }, (_, i) => heightAfter(of, 'II', from + ((to - from) * i) / 29)));
      expect(highest(leads, -0.19, -0.12)).toBeGreaterThan(0.05);
      expect(highest(leads, -0.19, -0.12)).toBeLessThan(highest(sinus, -0.19, -0.12));
      const width = (of: typeof leads) =>
        mean(
          peaks(of.I)
            .slice(1, -1)
            .map((time) => widthAtTenth(of.I, time)),
        );
      expect(width(leads)).toBeGreaterThan(width(sinus) * 1.15);
      expect(width(leads)).toBeLessThan(width(late) * 0.8);
      expect(Math.max(...leads.V3)).toBeGreaterThan(0.9);
    }
  });

  it('the corrected QT is as long as it is asked, where the rhythm lets it be', () => {
    const peak = (rhythm: Rhythm, qtc?: number) => {
      const { leads } = ecgSignal(rhythm, 60, SECONDS, seededRandom(rhythm), qtc);
      const course = Array.from({ length: 60 }, (_, i) => heightAfter(leads, 'V4', 0.12 + i * 0.005));
      return 0.12 + course.indexOf(Math.max(...course)) * 0.005;
    };
    // Of 400 ms where nothing is asked. The beats of fibrillation are averaged, none as long as the other.
    for (const [rhythm, within] of [
      ['sinusTachycardia', 0.015],
      ['afib', 0.03],
    ] as const)
      expect(Math.abs(peak(rhythm, 468) - peak(rhythm) - 0.068)).toBeLessThan(within);
  });

  it('infarcts lift ST where they lie and mirror it opposite', () => {
    const anterior = signalOf('anteriorStemi', 80);
    expect(heightAfter(anterior, 'V3', 0.08)).toBeGreaterThan(0.25);
    expect(heightAfter(anterior, 'III', 0.08)).toBeLessThan(-0.1);
    const inferior = signalOf('inferiorStemi', 80);
    expect(heightAfter(inferior, 'III', 0.08)).toBeGreaterThan(heightAfter(inferior, 'II', 0.08));
    expect(heightAfter(inferior, 'aVL', 0.08)).toBeLessThan(-0.1);
    // With a block of the first degree: the top of P lies a fifth of a second and more before R.
    const before = Array.from({ length: 20 }, (_, i) => -0.32 + i * 0.01);
    const atrial =
      before[
        before.map((time) => heightAfter(inferior, 'V5', time)).reduce((best, value, i, all) => (value > (all[best] ?? 0) ? i : best), 0)
      ];
    expect(atrial).toBeLessThan(-0.2);
  });

  it('de Winter dips after the J point and ends in a tall T, with aVR a little up', () => {
    const leads = signalOf('deWinter', 80);
    expect(heightAfter(leads, 'V3', 0.07)).toBeLessThan(-0.1);
    expect(Math.max(...leads.V3)).toBeGreaterThan(0.9);
    expect(heightAfter(leads, 'aVR', 0.08)).toBeGreaterThan(0.03);
  });

  it('pulmonary embolism shows S in I, Q and inverted T in III, inverted T in V1 to V3', () => {
    const leads = signalOf('pe', 110);
    expect(heightAfter(leads, 'I', 0.029)).toBeLessThan(-0.3);
    expect(heightAfter(leads, 'III', -0.027)).toBeLessThan(-0.1);
    for (const lead of ['III', 'V1', 'V2', 'V3'] as const)
      expect(Math.min(...[0.16, 0.18, 0.2, 0.22].map((t) => heightAfter(leads, lead, t)))).toBeLessThan(-0.1);
  });

  it('pericarditis lifts ST widely, depresses PR, and does the opposite in aVR', () => {
    const leads = signalOf('pericarditis', 90);
    for (const lead of ['I', 'II', 'V4', 'V6'] as const) expect(heightAfter(leads, lead, 0.08)).toBeGreaterThan(0.1);
    expect(heightAfter(leads, 'aVR', 0.08)).toBeLessThan(-0.1);
    expect(heightAfter(leads, 'II', -0.07)).toBeLessThan(-0.05);
  });

  it('Wellens goes up, then down in V2 and V3', () => {
    const leads = signalOf('wellens', 70);
    const course = Array.from({ length: 30 }, (_, i) => heightAfter(leads, 'V3', 0.12 + i * 0.01));
    const top = course.indexOf(Math.max(...course));
    const bottom = course.indexOf(Math.min(...course));
    expect(Math.max(...course)).toBeGreaterThan(0.12);
    expect(Math.min(...course)).toBeLessThan(-0.2);
    expect(top).toBeLessThan(bottom);
  });

  it('a long QT is long: T peaks later than in health', () => {
    const peak = (rhythm: Rhythm) => {
      const leads = signalOf(rhythm, 60);
      const course = Array.from({ length: 50 }, (_, i) => heightAfter(leads, 'V4', 0.12 + i * 0.01));
      return course.indexOf(Math.max(...course));
    };
    expect(peak('longQt') - peak('sinus')).toBeGreaterThanOrEqual(9);
  });

  it('third-degree block: P waves march through, more of them than QRS, at no fixed distance', () => {
    const leads = signalOf('heartBlock3', 40);
    const qrs = peaks(leads.II, 0.6, 0.4);
    // V1 keeps P visible beside its negative QRS; look between the QRS complexes of II for small waves.
    const small = peaks(
      leads.II.map((value, i) => (qrs.some((time) => Math.abs(time - i / SAMPLE_RATE) < 0.06) ? 0 : Math.min(value, 0.4))),
      0.3,
      0.3,
    );
    expect(small.length).toBeGreaterThan(qrs.length * 1.5);
  });

  it('third-degree block has a broad escape where it is asked, at any rate', () => {
    const [broad, narrow] = [signalOf('heartBlock3Broad', 46), signalOf('heartBlock3', 46)];
    expect(Math.abs(measuredRate(peaks(broad.V5)) / 46 - 1)).toBeLessThan(0.03);
    const width = ({ V5 }: typeof broad) =>
      mean(
        peaks(V5)
          .slice(1, -1)
          .map((time) => widthAtTenth(V5, time)),
      );
    expect(width(broad)).toBeGreaterThan(width(narrow) * 1.4);
  });

  it('torsades turns about the line: tall upward and deep downward complexes', () => {
    const { II } = signalOf('torsades', 220);
    const run = II.slice(3 * SAMPLE_RATE);
    expect(Math.max(...run)).toBeGreaterThan(0.7);
    expect(Math.min(...run)).toBeLessThan(-0.7);
  });
});
