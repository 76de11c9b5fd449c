/** On both sides of every edge that a file names, for one adult: a worse kidney never brings more of any drug. Nothing is left to chance. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { expect, it } from 'vitest';
import { base, withDosing } from '../testing/knowledge.ts';
import { ALMOST, mostOf } from '../testing/most-given.ts';
import { dose } from './dose.ts';

const ADULT = { ageYears: 40, sex: 'male' as const, weightKg: 70, heightCm: 175 };
/** Of this adult: Cockcroft–Gault, and CKD-EPI 2021 above a creatinine of 0.9 mg/dL. */
const CREATININE = {
  crcl: (clearance: number) => (100 * 70) / (72 * clearance),
  egfr: (filtration: number) => 0.9 * ((142 * 0.9938 ** 40) / filtration) ** (1 / 1.2),
};
const USUAL = 0.6;
const FAILED = 12;

const ids = withDosing.map(({ id }) => id);

/** From the best kidney to none. */
function creatinines({ adjustments, dosing, renal }: Drug): number[] {
  const tables = [adjustments, ...dosing.map((block) => block.adjustments)].flatMap((own) => own?.renal ?? []);
  const edges = [
    ...tables.flatMap(({ measure, bands }) => bands.flatMap(({ from = 0, to = 0 }) => [from, to].map((edge) => ({ measure, edge })))),
    ...(renal?.actions.map(({ below, measure }) => ({ measure, edge: below })) ?? []),
  ].filter(({ edge }) => edge > 0);
  const beside = edges.flatMap(({ measure, edge }) => [edge * 1.01, edge * 0.99].map(CREATININE[measure]));
  return [...new Set([USUAL, ...beside, FAILED])].sort((a, b) => a - b);
}

it.each(ids)('%s', (id) => {
  const drug = base.knowledge.drugs[id] ?? expect.fail(`${id} is gone`);
  const found = creatinines(drug).map((value) => {
    const answer = dose(base, { drug: id, patient: { ...ADULT, creatinine: { value, unit: 'mg/dL' } } }) ?? expect.fail('no answer');
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
