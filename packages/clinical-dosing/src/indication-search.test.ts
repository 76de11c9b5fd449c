/** What is proposed while an indication is typed, by names and by the words that the dose understands. */
import { describe, expect, it } from 'vitest';
import { base, withDosing } from '../testing/knowledge.ts';
import { dose } from './dose.ts';
import { indicationsProposed } from './indication-search.ts';

const patient = { ageYears: 40, weightKg: 70, heightCm: 170, sex: 'female' as const };
const propose = (drug: string, typed: string) => {
  const own = base.knowledge.drugs[drug];
  return own === undefined ? expect.fail(`${drug} is gone`) : indicationsProposed(base, own, typed, { patient });
};
const asked = (drug: string, typed: string) => propose(drug, typed).proposed.map((one) => one.asked);

it('proposes all that the drug has where nothing was typed', () => {
  expect(asked('nitrofurantoin', ' ')).toEqual([
    'uncomplicated-cystitis',
    'prevention-of-urinary-infection',
    'uncomplicated-cystitis-macrocrystals-as-monohydrate',
  ]);
});

describe('names', () => {
  it.each([
    ['amoxicillin', 'pneu', 'community-acquired-pneumonia'],
    ['amoxicillin', 'radang teng', 'streptococcal-sore-throat-once-a-day'],
    ['amoxicillin', 'OTITIS med', 'acute-otitis-media'],
    ['magnesium-sulfate', 'eklam', 'eclampsia-and-severe-pre-eclampsia'],
    ['enoxaparin', 'an', 'unstable-angina-and-non-st-elevation-infarction-with-aspirin'],
  ])('%s: %s goes on as one, in either language and spelling', (drug, typed, id) => expect(asked(drug, typed)).toContain(id));

  it('are those alone that begin so', () => {
    expect(asked('amoxicillin', 'pneu')).not.toContain('acute-otitis-media');
  });
});

describe('everyday words', () => {
  it('mean one, which is then proposed by its name', () => {
    expect(propose('amoxicillin', 'CAP')).toEqual({
      proposed: [{ asked: 'community-acquired-pneumonia', ids: ['community-acquired-pneumonia'], isNear: false }],
      isRead: true,
    });
  });

  it('mean several, together or each', () => {
    const both = ['uncomplicated-cystitis', 'uncomplicated-cystitis-macrocrystals-as-monohydrate'];
    const { proposed, isRead } = propose('nitrofurantoin', 'UTI');
    expect(isRead).toBe(true);
    expect(proposed[0]).toEqual({ asked: 'UTI', ids: both, isNear: false });
    expect(proposed.slice(1).map((one) => one.asked)).toEqual(both);
  });

  it.each(['headache', 'sakit kepala'])('that only come near stay words: %s', (words) => {
    const [first] = propose('paracetamol', words).proposed;
    expect(first).toMatchObject({ asked: words, isNear: true });
    expect(first?.ids).toContain('pain-and-fever');
    expect(asked('paracetamol', words)).not.toContain('pain-and-fever');
  });

  it('that say more than a name stay words, so that nothing they forbid is lost', () => {
    expect(asked('enalapril', 'hipertensi dalam kehamilan')).toEqual(['hipertensi dalam kehamilan']);
    const [dengue = ''] = asked('ibuprofen', 'demam berdarah');
    expect(dose(base, { drug: 'ibuprofen', indication: dengue, patient: { ageYears: 30, weightKg: 60 } })?.regimens).toContainEqual(
      expect.objectContaining({ status: 'contraindicated' }),
    );
  });

  it.each([
    ['paracetamol', 'sakit kep', 'sakit kepala', true],
    ['enoxaparin', 'thrombopro', 'thromboprophylaxis', false],
  ])('%s: %s goes on as %s', (drug, typed, words, isNear) => {
    expect(propose(drug, typed).proposed).toContainEqual(expect.objectContaining({ asked: words, isNear }));
    expect(propose(drug, typed).isRead).toBe(false);
  });
});

it.each(['unheard', '???', 'zzz pneumonia'])('proposes nothing for %s', (typed) => {
  expect(propose('amoxicillin', typed)).toEqual({ proposed: [], isRead: false });
});

it('proposes for a patient what the dose takes for them', () => {
  const newborn = { ageDays: 10, weightKg: 3.2, gestationWeeks: 39 };
  for (const drug of withDosing.filter((_, index) => index % 25 === 0))
    for (const one of [patient, newborn])
      for (const typed of ['UTI', 'sakit kepala', 'DVT prophylaxis', 'COPD', 'hipertensi', 'sepsis'])
        for (const { asked: words, ids, isNear } of indicationsProposed(base, drug, typed, { patient: one }).proposed) {
          const taken = dose(base, { drug: drug.id, indication: words, patient: one });
          const chosen = taken?.indications.flatMap((own) => (own.chosen ? [own.id] : []));
          if (words === typed) {
            expect(chosen, `${drug.id}: ${typed}`).toEqual(expect.arrayContaining([...ids]));
            expect(chosen).toHaveLength(ids.length);
            expect(taken?.warnings.some(({ key }) => key === 'nearIndication')).toBe(isNear);
          } else expect(chosen, `${drug.id}: ${typed}, ${words}`).toEqual(expect.arrayContaining([...ids]));
        }
});
