/** What vital signs together and alone, a doubtful unit and both arms say, through a whole assessment. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const of = (text: string) => {
  const { urgency, urgencyReasons, likely, understood, notUnderstood, contradictions, measured } = assess(base, { text });
  return {
    urgency,
    reasons: urgencyReasons.map(({ id }) => id),
    likely: likely.map(({ id }) => id),
    present: understood.filter((one) => one.present && one.counts).map(({ findingId }) => findingId),
    absent: understood.filter((one) => !one.present).map(({ findingId }) => findingId),
    unclear: notUnderstood.filter(({ why }) => why === 'unit-unclear').map(({ words }) => words),
    contradictions,
    measured,
  };
};

describe('early warning', () => {
  it.each([
    ['Perempuan 60 th diare, TD 90/40', 'hypotension'],
    ['pusing TD 90/50', 'hypotension'],
    ['Laki-laki 40 tahun batuk, suhu 35,0', 'hypothermia'],
    ['Laki-laki 50 tahun batuk, RR 25', 'tachypnoea'],
  ])('one sign far out is for today: %s', (text, reason) => {
    const { urgency, reasons } = of(text);
    expect(urgency).toBe('urgent');
    expect(reasons).toContain(reason);
  });
  it('several a little out together are an emergency', () =>
    expect(of('man of 70, cough, RR 24, SpO2 93 %, T 38.6, HR 112, BP 105/60').urgency).toBe('emergency'));
  it.each(['Perempuan 30 tahun pilek, TD 112/70, nadi 88, RR 18, suhu 36,8', 'anak 5 tahun batuk, TD 90/50'])('not: %s', (text) =>
    expect(['routine', 'self-care']).toContain(of(text).urgency),
  );
  it('a pressure of xx/40 makes nobody pregnant, which would leave the score out', () =>
    expect(of('23-year-old woman, dizzy, BP 90/40').urgency).toBe('urgent'));
});

describe('glucose without a unit', () => {
  it.each([
    'DM pakai insulin, tidak sadar, keringat dingin, GDS 32',
    'tidak sadar GDS 35',
    'pakai insulin, keringat dingin, glukosa 28',
    'KGD 30, keringat dingin',
  ])('is in mg/dL in Indonesia: %s', (text) => {
    const { likely, present, unclear } = of(text);
    expect(likely[0]).toBe('hypoglycaemia');
    expect(present).toContain('hypoglycaemia-measured');
    expect(unclear).toEqual([]);
  });
  it.each(['Patient on insulin, sweating, confused, glucose 32', 'confused, glucose 28', 'capillary glucose 24'])(
    'is asked for where it may be either: %s',
    (text) => {
      const { absent, present, unclear, measured, urgency } = of(text);
      expect(unclear).toEqual([expect.stringMatching(/glucose \d\d \(mg\/dL\? mmol\/L\?\)/)]);
      expect(absent).not.toContain('hypoglycaemia-measured');
      expect(present).toEqual(expect.arrayContaining(['hypoglycaemia-measured', 'hyperglycaemia']));
      expect(measured).toEqual([]);
      expect(['emergency', 'urgent']).toContain(urgency);
    },
  );
  it('and what else is said tells which', () =>
    expect(of('vomiting, deep breathing, ketones 6, glucose 32').likely[0]).toBe('diabetic-ketoacidosis'));
  it.each(['BM 28, vomiting', 'glucose 27 mmol/L', 'glucose 14.2', 'glucose 31.4', 'GDS 480', 'glucose 310 mg/dL'])(
    'is plain: %s',
    (text) => {
      expect(of(text).unclear).toEqual([]);
      expect(of(text).present).not.toContain('hypoglycaemia-measured');
    },
  );
});

it('the pressures of both arms are no contradiction, and differ', () => {
  for (const text of [
    'Wanita 60 tahun nyeri dada seperti disobek tembus ke punggung, TD kanan 180/100 kiri 140/80',
    'tearing chest pain, BP 180/100 on the right and 140/80 on the left',
  ]) {
    const { present, contradictions, likely } = of(text);
    expect(present).toContain('blood-pressure-arm-difference');
    expect(contradictions).toEqual([]);
    expect(likely[0]).toBe('aortic-dissection');
  }
});
it.each(['pupil kecil', 'pupils small'])('no contradiction: %s', (text) => expect(of(text).contradictions).toEqual([]));
it('pupils that are fine are not small', () => expect(of('pupils fine').present).toEqual([]));

describe('the pH of the blood', () => {
  it.each(['sesak, pH 7.05', 'AGD: pH 7,12 HCO3 8, napas cepat dalam'])('%s', (text) => {
    const { present, urgency } = of(text);
    expect(present).toContain('severe-acidaemia');
    expect(urgency).toBe('emergency');
  });
  it.each(['urinalysis pH 6.5', 'vaginal pH 5, fishy discharge', 'pleural fluid pH 7.15', 'pH 7.40'])('not: %s', (text) =>
    expect(of(text).present).not.toContain('acidaemia'),
  );
});

describe('what hurries by the day', () => {
  it.each(['raped yesterday', 'She was sexually assaulted last night', 'Perempuan 20 tahun diperkosa kemarin'])('%s', (text) => {
    const { urgency, mustNotMiss } = assess(base, { text });
    expect(urgency).toBe('urgent');
    expect(mustNotMiss.map(({ id }) => id)).toContain('recent-sexual-assault');
  });
  it.each(['raped as a child, now low mood', 'diperkosa 3 tahun lalu, sekarang sering menangis'])('not any more: %s', (text) =>
    expect(of(text).urgency).toBe('routine'),
  );
  it('a long cough with more breathlessness and green sputum', () =>
    expect(
      of('Laki-laki 60 tahun batuk berdahak kronik 10 tahun, merokok 40 bungkus tahun, sesak memberat 3 hari, dahak kehijauan').urgency,
    ).toBe('urgent'));
  it('but not what exertion brings on', () => expect(of('sesak memberat saat aktivitas sejak 6 bulan').urgency).toBe('routine'));
});
