/** Pairs that were too mild, too loud or told the wrong way round: each at the grade that its label or guideline gives it. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import type { Patient } from './finding.ts';

const between = (a: string, b: string, patient: Patient = {}) =>
  checkInteractions(base, { drugs: [{ id: a }, { id: b }], patient }).interactions[0];
const gradeOf = (a: string, b: string, patient?: Patient) => {
  const found = between(a, b, patient);
  return found === undefined ? 'none' : `${found.severity}${found.interruptive ? '!' : ''}`;
};

it.each([
  ['artemether-lumefantrine', 'quinine', 'major!'],
  ['artemether-lumefantrine', 'amodiaquine', 'major!'],
  ['mefloquine', 'rifampicin', 'major!'],
  ['diltiazem', 'rifampicin', 'major!'],
  ['tamoxifen', 'rifampicin', 'major!'],
  ['tranexamic-acid', 'alteplase', 'major!'],
  ['quinidine', 'ketoconazole', 'contraindicated!'],
  ['gliclazide', 'miconazole', 'contraindicated!'],
  ['felodipine', 'clarithromycin', 'major!'],
  ['simvastatin', 'dronedarone', 'major'],
  ['rifampicin', 'glibenclamide', 'moderate'],
  ['rifampicin', 'gliclazide', 'moderate'],
  ['rifampicin', 'glimepiride', 'moderate'],
  ['rifabutin', 'fluconazole', 'moderate'],
  ['bedaquiline', 'clofazimine', 'moderate'],
  ['daptomycin', 'simvastatin', 'moderate'],
])('%s with %s is no longer milder than %s', (a, b, grade) => expect(gradeOf(a, b)).toBe(grade));

it.each([
  ['digoxin', 'bisoprolol', 'moderate'],
  ['donepezil', 'bisoprolol', 'moderate'],
  ['voriconazole', 'omeprazole', 'moderate'],
  ['phenytoin', 'omeprazole', 'moderate'],
  ['oxytocin', 'methylergometrine', 'moderate'],
])('%s with %s is no longer louder than %s', (a, b, grade) => expect(gradeOf(a, b)).toBe(grade));

it('forbids calcium into a vein beside ceftriaxone to the newborn, and not to the infant', () => {
  expect(gradeOf('ceftriaxone', 'calcium-gluconate', { ageYears: 0 })).toBe('contraindicated!');
  expect(gradeOf('ceftriaxone', 'calcium-gluconate', { ageYears: 0.05 })).toBe('contraindicated!');
  expect(gradeOf('ceftriaxone', 'calcium-gluconate', { ageYears: 0.5 })).toBe('major');
});

it('tells the ways that things go', () => {
  const effects = (a: string, b: string) =>
    between(a, b)
      ?.reasons.map(({ effect }) => effect.en)
      .join() ?? '';
  expect(effects('warfarin', 'raloxifene')).toContain('INR falls');
  expect(effects('oxytocin', 'phenylephrine')).not.toContain('rupture');
  expect(between('oxytocin', 'misoprostol')?.reasons[0].management?.en).toContain('After birth');
});

it('calls low potassium graver beside two drugs that lower it', () => {
  expect(gradeOf('furosemide', 'prednisolone')).toBe('moderate');
  expect(gradeOf('furosemide', 'prednisolone', { potassium: 3 })).toBe('major');
});
