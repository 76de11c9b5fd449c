/** From an age, and a weight, on children get what adults get: how the files say it, and what the answer makes of it. */
import { dosing as schema } from '@kolegia/clinical-knowledge/dosing-schema';
import { describe, expect, it } from 'vitest';
import { baseWith } from '../testing/knowledge.ts';
import { dose } from './dose.ts';

const ADULT = { who: 'adult', route: 'oral', dose: '500 mg', every: '8 h' };
const block = (more: object, regimens: object[] = [ADULT]) =>
  schema.parse({ indication: { en: 'Something', id: 'Sesuatu' }, src: 'a', regimens, ...more });

function asked(one: ReturnType<typeof block>, ageYears: number, weightKg: number | undefined) {
  const found = dose(baseWith({ dosing: [one] }), { drug: 'made-up', patient: { ageYears, weightKg } });
  const [regimen] = found?.regimens ?? [];
  return regimen === undefined ? found?.warnings.map(({ key }) => key).join() : `${regimen.who} ${regimen.status}`;
}

const byAge = block({ adultFrom: { age: '12 y', src: 'a' } });
const byWeight = block({ adultFrom: { age: '12 y', weight: 40, src: 'a' } });

const byWeightAlone = block({ adultFrom: { weight: 35, src: 'a' } });

describe('adultFrom', () => {
  it.each([
    ['just below the age', byAge, 11.99, 60, 'noDoseForAge'],
    ['at the age', byAge, 12, 60, 'child usual'],
    ['at the age, weight unknown', byAge, 12, undefined, 'child usual'],
    ['the last child', byAge, 17.99, 60, 'child usual'],
    ['the first adult', byAge, 18, 60, 'adult usual'],
    ['just below the weight', byWeight, 13, 39.9, 'noDoseForWeight'],
    ['at the weight', byWeight, 13, 40, 'child usual'],
    ['heavy but too young', byWeight, 11.99, 60, 'noDoseForAge'],
    ['weight needed and unknown', byWeight, 13, undefined, 'child incomplete'],
    ['by weight alone, too light', byWeightAlone, 17, 34.9, 'noDoseForWeight'],
    ['by weight alone', byWeightAlone, 8, 35, 'child usual'],
    ['an adult of little weight', byWeight, 18, 39, 'adult usual'],
  ])('%s', (_, one, age, weight, expected) => expect(asked(one, age, weight)).toBe(expected));

  it('takes neither what is for some ages of adults nor what is for lighter ones', () => {
    const old = { ...ADULT, age: { from: '65 y' }, dose: '250 mg' };
    const younger = { ...ADULT, age: { from: '18 y', to: '65 y' }, weight: { from: 50 } };
    const light = { ...ADULT, weight: { to: 40 }, dose: '250 mg' };
    const heavy = { ...ADULT, weight: { from: 40 } };
    const one = block({ adultFrom: { age: '12 y', weight: 40, src: 'a' } }, [old, light, heavy, younger]);
    expect(one.regimens.filter(({ who }) => who === 'child')).toMatchObject([
      { weight: { from: 40 }, dose: { high: 500 } },
      { age: { from: { low: 12 } }, weight: { from: 50 } },
    ]);
  });

  it('says nothing of the younger where they have a dose of their own', () => {
    const young = { who: 'child', age: { from: '2 y', to: '12 y' }, route: 'oral', dose: '250 mg', every: '8 h' };
    expect(block({ adultFrom: { age: '12 y', src: 'a' } }, [ADULT, young])).not.toHaveProperty('noDose');
  });

  it('needs a ceiling where adults are dosed by weight', () => {
    const weighed = { ...ADULT, dose: '5 mg/kg' };
    const adultFrom = { age: '12 y', src: 'a' };
    expect(() => block({ adultFrom }, [weighed])).toThrow('needs its ceiling');
    expect(() => block({ adultFrom }, [{ ...weighed, max: { single: '1 g' } }])).not.toThrow();
  });
});
