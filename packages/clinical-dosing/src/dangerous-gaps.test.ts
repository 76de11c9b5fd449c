/** Doses that were wrong at an edge of a band, or that a doctor asked for in an emergency and found nothing. */
import { describe, expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import type { DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const ADULT: DosingPatient = { ageYears: 50, sex: 'male', weightKg: 60, heightCm: 165, creatinine: { value: 0.9, unit: 'mg/dL' } };
const child = (ageYears: number, weightKg: number, heightCm?: number): DosingPatient => ({ ageYears, weightKg, heightCm });
const newborn = (ageDays: number, weightKg: number, gestationWeeks = 39): DosingPatient => ({ ageDays, weightKg, gestationWeeks });

interface Asked {
  readonly drug: string;
  readonly indication: string;
  readonly patient: DosingPatient;
  readonly route?: string;
}

/** All that the answer gives: each step of each regimen, with its interval. */
function given({ drug, indication, patient, route }: Asked) {
  const found = dose(base, { drug, indication, patient, ...(route === undefined ? {} : { route }) });
  const regimens = found?.regimens ?? [];
  return regimens.flatMap(({ courses }) => courses.map(({ perDose, everyText }) => `${perDose.text.en} ${everyText.en}`));
}

describe('at the edge of a band', () => {
  it.each([
    [14, '300 mg'],
    [25, '450 mg'],
    [32, '600 mg'],
    [50, '750 mg'],
    [50.5, '900 mg'],
  ])('rifapentine at %s kg once a week: %s', (weightKg, expected) =>
    expect(given({ drug: 'rifapentine', indication: 'latent tuberculosis', patient: child(16, weightKg, 150) })).toContain(
      `${expected} once a week`,
    ),
  );

  it('levetiracetam into a vein at 17 years, as in adults', () =>
    expect(given({ drug: 'levetiracetam', indication: 'focal seizures', route: 'intravenous', patient: child(17, 55, 165) })).toContain(
      '500–1500 mg every 12 hours',
    ));

  it('alteplase in pulmonary embolism: 1.5 mg/kg below 65 kg', () => {
    const at = (weightKg: number) => given({ drug: 'alteplase', indication: 'pulmonary embolism', patient: { ...ADULT, weightKg } });
    expect(at(50)).toEqual([expect.stringMatching(/^75 mg /)]);
    expect(at(70)).toEqual([expect.stringMatching(/^100 mg /)]);
  });

  it.each([
    ['Epistaxis', 3, '1 g once a day'],
    ['Epistaxis', 2, '1 g every 12 hours'],
    ['Local fibrinolysis, bleeding around surgery', 6, '0.5–1 g every 48 hours'],
  ])('tranexamic acid for %s with a creatinine of %s mg/dL: %s', (indication, value, expected) =>
    expect(given({ drug: 'tranexamic-acid', indication, patient: { ...ADULT, creatinine: { value, unit: 'mg/dL' } } })).toContain(expected),
  );
});

describe('asked for and there', () => {
  it.each<[string, string, DosingPatient, string | undefined, string]>([
    ['tetanus-immunoglobulin', 'tetanus', ADULT, undefined, '500 units once'],
    ['metronidazole', 'tetanus', ADULT, undefined, '500 mg every 6 hours'],
    ['ringer-lactate', 'dehidrasi berat', child(0.5, 6, 65), undefined, '180 mL once'],
    ['sodium-chloride', 'severe dehydration', child(4, 16, 102), undefined, '480 mL once'],
    ['epinephrine', 'resuscitation of the newborn', newborn(0, 3), 'intravenous', '0.03–0.09 mg every 3–5 minutes'],
    ['hydrocortisone', 'adrenal crisis', newborn(10, 3), undefined, '10 mg once'],
    ['caffeine', 'apnoea of prematurity', newborn(3, 0.9, 26), 'intravenous', '18 mg once'],
    ['aciclovir', 'herpes simplex', { ageDays: 45, weightKg: 4.5 }, undefined, '90 mg every 8 hours'],
    ['benzylpenicillin', 'congenital syphilis', newborn(3, 3), undefined, '150,000 units every 12 hours'],
    ['meropenem', 'Complicated abdominal infection', newborn(20, 3), undefined, '60–90 mg every 8 hours'],
    ['isoniazid', 'Preventive treatment of tuberculosis once a week, with rifapentine', ADULT, undefined, '900 mg once a week'],
    ['linezolid', 'MDR-TB', ADULT, undefined, '600 mg once a day'],
    ['gentamicin', 'severe pneumonia', child(1, 10, 75), 'intramuscular', '75 mg once a day'],
    ['norepinephrine', 'shock', child(6, 20, 115), undefined, '2–40 mcg/min continuously'],
    ['digoxin', 'gagal jantung', child(0.5, 6, 65), undefined, '34–56.4 mcg every 12 hours'],
    ['fentanyl', 'patch', { ...ADULT, creatinine: { value: 0.6, unit: 'mg/dL' } }, 'transdermal', '25 mcg every 72 hours'],
    ['levodopa-benserazide', 'Parkinson', ADULT, undefined, '50 mg every 6–8 hours'],
    ['sacubitril', 'heart failure', ADULT, undefined, '100–200 mg every 12 hours'],
    ['piperaquine', 'malaria', ADULT, undefined, '1280 mg once a day'],
  ])('%s for %s', (drug, indication, patient, route, expected) =>
    expect(given({ drug, indication, patient, ...(route === undefined ? {} : { route }) })).toContain(expected),
  );
});

describe('not more than it should', () => {
  it('fentanyl patch: half with mildly failing kidneys, none when they fail', () => {
    const with_ = (value: number) =>
      given({ drug: 'fentanyl', indication: 'patch', route: 'transdermal', patient: { ...ADULT, creatinine: { value, unit: 'mg/dL' } } });
    expect(with_(1.4)).toEqual([expect.stringMatching(/^12\.5 mcg /)]);
    expect(with_(5)).toEqual([]);
  });

  it('what the label gives adults only stays theirs: propranolol for angina at 10 years', () =>
    expect(given({ drug: 'propranolol', indication: 'angina', patient: child(10, 30, 138) })).toEqual([]));

  it('enoxaparin for a child is no dose of the indications of adults', () => {
    const unstable = 'Unstable angina and non-ST-elevation infarction, with aspirin';
    expect(given({ drug: 'enoxaparin', indication: unstable, patient: child(8, 25, 125) })).toEqual([]);
    expect(given({ drug: 'enoxaparin', indication: 'Treatment of deep vein thrombosis in children', patient: child(8, 25, 125) })).toEqual([
      '25 mg every 12 hours',
    ]);
  });
});
