/** Model for end-stage liver disease, as the US network has allocated livers by its three successive forms. */
import { defineCalculator } from '../calculator.ts';
import { yesNo } from '../field.ts';
import { roundTo } from '../rounding.ts';
import { albumin, bilirubin, creatinine, inr, sex, sodium } from '../vital-fields.ts';
import type { Working } from '../working.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const inputs = { bilirubin, inr, creatinine, dialysis: yesNo() };
const shared = { category: 'liver', unit: 'points', decimals: 0 } as const;

/** Values below 1 count as 1, so that no logarithm is negative; two dialyses in the week count as the highest creatinine. */
function termsOf(bilirubinMg: number, ratio: number, creatinineMg: number, dialysis: boolean, highest: number) {
  return {
    bilirubin: Math.max(1, bilirubinMg),
    inr: Math.max(1, ratio),
    creatinine: dialysis ? highest : clamp(creatinineMg, 1, highest),
  };
}

/** To one decimal place, then times ten: the policy's own rounding. */
const initialMeld = (terms: { bilirubin: number; inr: number; creatinine: number }, working: Working) => {
  const sum = working.step('meldSum', '0.957 × ln({creatinine}) + 0.378 × ln({bilirubin}) + 1.120 × ln({inr}) + 0.643', terms, '');
  return working.step('initialMeld', '10 × {meldSumRounded}', { meldSumRounded: roundTo(sum, 1) }, 'points');
};

export const meld = defineCalculator({
  ...shared,
  id: 'meld',
  inputs,
  limits: ['from12Years', 'meldRange'],
  sources: ['kamath', 'optn'],
  compute: (given, working) => {
    const terms = termsOf(given.bilirubin.in('mg/dL'), given.inr, given.creatinine.in('mg/dL'), given.dialysis, 4);
    return clamp(initialMeld(terms, working), 6, 40);
  },
});

export const meldNa = defineCalculator({
  ...shared,
  id: 'meld-na',
  inputs: { ...inputs, sodium },
  limits: ['from12Years', 'meldRange'],
  sources: ['kimSodium', 'optn'],
  compute: (given, working) => {
    const terms = termsOf(given.bilirubin.in('mg/dL'), given.inr, given.creatinine.in('mg/dL'), given.dialysis, 4);
    const first = initialMeld(terms, working);
    if (first <= 11) return Math.max(6, first);
    const value = working.step(
      'meldNa',
      '{initialMeld} + 1.32 × (137 − {sodium}) − 0.033 × {initialMeld} × (137 − {sodium})',
      { initialMeld: first, sodium: clamp(given.sodium.in('mmol/L'), 125, 137) },
      'points',
    );
    return clamp(value, 6, 40);
  },
});

export const meld3 = defineCalculator({
  ...shared,
  id: 'meld-3',
  inputs: { sex, ...inputs, sodium, albumin },
  limits: ['from12Years', 'meldRange'],
  sources: ['kimMeld3'],
  compute: (given, working) => {
    const terms = termsOf(given.bilirubin.in('mg/dL'), given.inr, given.creatinine.in('mg/dL'), given.dialysis, 3);
    const value = working.step(
      'meld3',
      '1.33 × {female} + 4.56 × ln({bilirubin}) + 0.82 × (137 − {sodium}) − 0.24 × (137 − {sodium}) × ln({bilirubin}) + 9.09 × ln({inr}) + 11.14 × ln({creatinine}) + 1.85 × (3.5 − {albumin}) − 1.83 × (3.5 − {albumin}) × ln({creatinine}) + 6',
      {
        ...terms,
        female: given.sex === 'female' ? 1 : 0,
        sodium: clamp(given.sodium.in('mmol/L'), 125, 137),
        albumin: clamp(given.albumin.in('g/dL'), 1.5, 3.5),
      },
      'points',
    );
    return clamp(value, 6, 40);
  },
});

/** Paediatric form, below twelve years; it has no lower bound. */
export const peld = defineCalculator({
  ...shared,
  id: 'peld',
  inputs: { belowOneYear: yesNo(), growthFailure: yesNo(), albumin, bilirubin, inr },
  limits: ['below12Years', 'growthFailureBelow2Sd'],
  sources: ['mcdiarmid'],
  compute: (given, working) =>
    working.step(
      'peld',
      '10 × (0.480 × ln({bilirubin}) + 1.857 × ln({inr}) − 0.687 × ln({albumin}) + 0.436 × {belowOneYear} + 0.667 × {growthFailure})',
      {
        bilirubin: Math.max(1, given.bilirubin.in('mg/dL')),
        inr: Math.max(1, given.inr),
        albumin: Math.max(1, given.albumin.in('g/dL')),
        belowOneYear: given.belowOneYear ? 1 : 0,
        growthFailure: given.growthFailure ? 1 : 0,
      },
      'points',
    ),
});
