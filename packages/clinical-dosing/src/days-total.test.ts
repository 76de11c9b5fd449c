import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { ADULT, an, ask, block, every, real } from '../testing/asking.ts';
import { baseWith } from '../testing/knowledge.ts';
import { dose } from './dose.ts';

/** The only course of one regimen, for an adult. */
function course(regimen: Pick<Drug['dosing'][number]['regimens'][number], 'dose' | 'every'>) {
  const dosing = [
    { indication: { en: 'Something', id: 'Sesuatu' }, src: ['a'], regimens: [{ who: 'adult' as const, route: 'oral', ...regimen }] },
  ];
  const found = dose(baseWith({ dosing }), { drug: 'made-up', patient: { ageYears: 50, sex: 'male', weightKg: 70, heightCm: 175 } });
  return found?.regimens[0]?.courses[0] ?? expect.fail('no dose');
}

it('says the whole of a day where it may be given at once or divided: no dose is to be read as all of it, twice', () => {
  const divided = course({ dose: an('20-100 mg/day'), every: every('12-24 h') });
  expect(divided.perDose.text.en).toBe('10–100 mg');
  expect(divided.everyText).toEqual({
    en: 'every 12–24 hours, 20–100 mg a day in all',
    id: 'tiap 12–24 jam, seluruhnya 20–100 mg sehari',
  });
});

it('says the interval alone where it is one, and of a dose that is none of a day', () => {
  expect(course({ dose: an('300 mg/day'), every: every('8 h') }).everyText.en).toBe('every 8 hours');
  expect(course({ dose: an('5-10 mg'), every: every('12-24 h') }).everyText.en).toBe('every 12–24 hours');
});

it('counts one or two doses a day where the interval does not part the day: every 18 hours is not twice a day', () => {
  const { timesPerDay, perDay, formulas } = course({ dose: an('250 mg'), every: every('18 h') });
  expect(timesPerDay).toEqual({ low: 1, high: 2 });
  expect(perDay).toMatchObject({ low: 250, high: 500 });
  expect(formulas.map(({ en }) => en)).toEqual(['250 mg × 1–2 a day = 250–500 mg a day']);
});

it('holds a day’s most against as many doses as a day can have', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('10 mg/kg'), every: every('18 h'), max: { daily: an('1 g') } }]);
  const [first] = ask({ dosing }, ADULT).regimens[0]?.courses ?? [];
  expect(first?.perDose.high).toBe(500);
});

describe('what is taken on some days only', () => {
  const weekly = { who: 'adult' as const, route: 'subcutaneous', dose: an('2.5 mg'), every: every('7 d') };
  const regimenOf = (more: object) => {
    const found = ask({ dosing: block([{ ...weekly, ...more }]) }, ADULT);
    return found.regimens[0] ?? expect.fail('no regimen');
  };

  it('has no sum of a day, and no most of one beside that of a dose', () => {
    const { courses, max } = regimenOf({ max: { single: an('15 mg'), daily: an('15 mg') } });
    expect(courses[0]).not.toHaveProperty('perDay');
    expect(courses[0]).not.toHaveProperty('timesPerDay');
    expect(max).toEqual({ single: expect.objectContaining({ high: 15 }) });
  });

  it('keeps the most of a day where nothing else bounds a dose, and where it is given daily', () => {
    expect(regimenOf({ max: { daily: an('15 mg') } }).max).toHaveProperty('daily');
    expect(regimenOf({ every: every('24 h'), max: { single: an('15 mg'), daily: an('15 mg') } }).max).toHaveProperty('daily');
  });

  it.each(['methotrexate', 'alendronic-acid', 'semaglutide', 'tirzepatide', 'dulaglutide'])('%s by the week', (drug) => {
    const byWeek = real(drug, ADULT).regimens.filter(({ courses }) => courses.every((one) => one.everyText.en === 'once a week'));
    expect(byWeek.length).toBeGreaterThan(0);
    for (const { courses, max } of byWeek) {
      expect(courses.filter(({ perDay }) => perDay !== undefined)).toEqual([]);
      expect(max.daily).toBeUndefined();
    }
  });
});

it('does not round the lower end of a divided total above the day’s most: 38 mg four times would be more than 150', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('150 mg/day'), every: every('6-8 h'), max: { daily: an('150 mg') } }]);
  const [first] = ask({ dosing }, ADULT).regimens[0]?.courses ?? [];
  expect(first?.perDose.text.en).toBe('37.5–50 mg');
});

it('shares the most of a day among as many doses as each interval has', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('50 mg/kg/day'), every: every('6-8 h'), max: { daily: an('3 g') } }]);
  const found = ask({ dosing }, { ...ADULT, weightKg: 90 });
  expect(found.regimens[0]?.courses[0]?.perDose).toMatchObject({ low: 750, high: 1000 });
});
