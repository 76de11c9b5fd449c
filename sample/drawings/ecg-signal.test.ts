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

  it('vt at 178 is measured as asked, in V1 where it is upright', () => {
    expect(Math.abs(measuredRate(peaks(signalOf('vt', 178).V1)) - 178)).toBeLessThan(4);
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

  it('infarcts lift ST where they lie and mirror it opposite', () => {
    const anterior = signalOf('anteriorStemi', 80);
    expect(heightAfter(anterior, 'V3', 0.08)).toBeGreaterThan(0.25);
    expect(heightAfter(anterior, 'III', 0.08)).toBeLessThan(-0.1);
    const inferior = signalOf('inferiorStemi', 80);
    expect(heightAfter(inferior, 'III', 0.08)).toBeGreaterThan(heightAfter(inferior, 'II', 0.08));
    expect(heightAfter(inferior, 'aVL', 0.08)).toBeLessThan(-0.1);
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

  it('torsades turns about the line: tall upward and deep downward complexes', () => {
    const { II } = signalOf('torsades', 220);
    const run = II.slice(3 * SAMPLE_RATE);
    expect(Math.max(...run)).toBeGreaterThan(0.7);
    expect(Math.min(...run)).toBeLessThan(-0.7);
  });
});
