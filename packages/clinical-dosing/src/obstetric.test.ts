/** A drug that is forbidden in pregnancy, given for the pregnancy itself. */
import { checkInteractions } from '@kolegia/clinical-interactions/check';
import { expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import { dose } from './dose.ts';

const WOMAN = { ageYears: 28, sex: 'female' as const, weightKg: 60, heightCm: 160, creatinine: { value: 0.7, unit: 'mg/dL' } };
const ask = (drug: string, pregnancyWeek: number | null, indication?: string) =>
  dose(base, { drug, patient: { ...WOMAN, pregnancyWeek }, ...(indication === undefined ? {} : { indication }) }) ?? expect.fail('no drug');
const ofPregnancy = (found: ReturnType<typeof ask>) => found.warnings.filter(({ kind }) => kind === 'pregnancy');

it.each([
  ['misoprostol', 40, 'induction of labour'],
  ['misoprostol', 40, 'postpartum haemorrhage'],
  ['misoprostol', 9, 'incomplete abortion'],
  ['carboprost', 39, 'PPH'],
  ['carboprost', 16, 'ending of a pregnancy'],
  ['mifepristone', 8, 'ending of a pregnancy'],
  ['dinoprostone', 40, 'ripening of the cervix'],
  ['oxytocin', 40, 'induction'],
])('%s in week %s for %s: a dose, and no word that forbids it', (drug, week, indication) => {
  const found = ask(drug, week, indication);
  expect(found.status).toBe('dosed');
  for (const { status } of found.regimens) expect(['usual', 'adjusted']).toContain(status);
  for (const { level } of ofPregnancy(found)) expect(['info', 'caution']).toContain(level);
});

it('says that it is an obstetric use, and holds what is forbidden for the others', () => {
  expect(ofPregnancy(ask('misoprostol', 40, 'induction of labour'))).toMatchObject([{ key: 'obstetric', level: 'caution' }]);
  const ulcers = ask('misoprostol', 40, 'prevention of ulcers');
  expect(ulcers.regimens.map(({ status }) => status)).toEqual(['contraindicated']);
  expect(ulcers.warnings[0]).toMatchObject({ kind: 'pregnancy', level: 'contraindicated' });
  const all = ask('misoprostol', 40);
  expect(all.warnings[0]).toMatchObject({ level: 'contraindicated', indications: ['prevention-of-ulcers-under-an-nsaid'] });
  expect(all.regimens.find(({ indication }) => indication === 'induction-of-labour')?.status).toBe('usual');
});

it('keeps to the weeks that the source has it for', () => {
  for (const [drug, week, indication] of [
    ['misoprostol', 20, 'incomplete abortion'],
    ['mifepristone', 14, 'ending of a pregnancy'],
    ['carboprost', 30, 'ending of a pregnancy'],
  ] as const)
    expect(
      ask(drug, week, indication).regimens.every(({ courses }) => courses.length === 0),
      drug,
    ).toBe(true);
});

it('is asked about before the birth only: methylergometrine stays forbidden until then', () => {
  expect(ask('methylergometrine', 40).regimens.every(({ status }) => status === 'contraindicated')).toBe(true);
});

it('holds for doses alone: told no indication, the interaction check still forbids it, and says what is left out', () => {
  const { alerts } = checkInteractions(base.interactions, { drugs: [{ id: 'misoprostol' }], patient: { pregnant: true } });
  expect(alerts).toContainEqual(expect.objectContaining({ kind: 'pregnancy', severity: 'contraindicated' }));
  expect(alerts.find(({ kind }) => kind === 'pregnancy')?.note?.en).toContain('Except for obstetric use');
});
