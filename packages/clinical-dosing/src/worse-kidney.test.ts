/**
 * On both sides of every edge that a file names, for an adult of usual size and for a small old one, whose clearance is low at a
 * creatinine that looks well: a worse kidney never brings more of any drug. Nothing is left to chance.
 */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { expect, it } from 'vitest';
import { base, withDosing } from '../testing/knowledge.ts';
import { ALMOST, mostOf } from '../testing/most-given.ts';
import { dose } from './dose.ts';

/** The creatinine in mg/dL for a clearance by Cockcroft–Gault and for a filtration by CKD-EPI 2021 (above 0.9, in women 0.7 mg/dL). */
const ADULTS = {
  'usual adult': {
    patient: { ageYears: 40, sex: 'male' as const, weightKg: 70, heightCm: 175 },
    crcl: (clearance: number) => (100 * 70) / (72 * clearance),
    egfr: (filtration: number) => 0.9 * ((142 * 0.9938 ** 40) / filtration) ** (1 / 1.2),
  },
  'small old adult': {
    patient: { ageYears: 85, sex: 'female' as const, weightKg: 35, heightCm: 145 },
    crcl: (clearance: number) => (55 * 35 * 0.85) / (72 * clearance),
    egfr: (filtration: number) => 0.7 * ((142 * 1.012 * 0.9938 ** 85) / filtration) ** (1 / 1.2),
  },
};
type Adult = (typeof ADULTS)[keyof typeof ADULTS];
const USUAL = 0.6;
const FAILED = 12;

/** From the best kidney to none. */
function creatinines({ adjustments, dosing, renal }: Drug, adult: Adult): number[] {
  const tables = [adjustments, ...dosing.map((block) => block.adjustments)];
  const bands = tables.flatMap((own) => own?.renal ?? []);
  const edges = [
    ...bands.flatMap(({ measure, bands: rows }) => rows.flatMap(({ from = 0, to = 0 }) => [from, to].map((edge) => ({ measure, edge })))),
    ...(renal?.actions.map(({ below, measure }) => ({ measure, edge: below })) ?? []),
  ].filter(({ edge }) => edge > 0);
  const ofCreatinine = tables
    .flatMap((own) => own?.figures.flatMap(({ when }) => when.of) ?? [])
    .flatMap(({ creatinine }) => (creatinine === undefined ? [] : [creatinine.value]));
  const beside = [
    ...edges.flatMap(({ measure, edge }) => [edge * 1.01, edge * 0.99].map(adult[measure])),
    ...ofCreatinine.flatMap((edge) => [edge * 0.99, edge * 1.01]),
  ];
  return [...new Set([USUAL, ...beside, FAILED])].sort((a, b) => a - b);
}

const cases = Object.entries(ADULTS).flatMap(([name, adult]) => withDosing.map((drug) => ({ title: `${drug.id}, ${name}`, drug, adult })));

it.each(cases)('$title', ({ drug, adult }) => {
  const found = creatinines(drug, adult).map((value) => {
    const patient = { ...adult.patient, creatinine: { value, unit: 'mg/dL' } };
    const answer = dose(base, { drug: drug.id, patient }) ?? expect.fail('no answer');
    return { value, regimens: answer.regimens };
  });
  for (const [index, { value, regimens }] of found.slice(1).entries())
    for (const regimen of regimens) {
      const better = found[index]?.regimens.find((one) => one.id === regimen.id);
      const [now, then] = [mostOf(regimen), mostOf(better ?? regimen)];
      if (now.length > 0) expect(then.length, `${regimen.id} at ${value}: none for the better kidney`).toBe(now.length);
      for (const [at, { total, unit }] of now.entries())
        if (then[at]?.unit === unit) expect(total, `${regimen.id} at ${value}`).toBeLessThanOrEqual(then[at].total * ALMOST);
    }
});
