/** That a complaint has lasted some days makes nothing harmless, and takes no danger out of sight. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';
import { URGENCIES } from './assessment.ts';

const base = realBase();
const rank = (urgency: (typeof URGENCIES)[number]) => URGENCIES.indexOf(urgency);

/** Each beside how long in its own language. */
const COMPLAINTS = {
  id: [
    'demam',
    'demam tinggi',
    'nyeri dada',
    'sesak napas',
    'sakit kepala hebat',
    'nyeri kepala hebat, leher kaku',
    'nyeri perut hebat',
    'nyeri perut kanan bawah',
    'muntah darah',
    'BAB darah',
    'lemah separuh badan',
    'kejang',
    'penglihatan buram mendadak',
    'muntah terus-menerus',
    'demam, bintik merah di kulit',
    'sesak napas, demam, batuk',
    'nyeri testis',
    'kuning, demam',
  ],
  en: [
    'fever',
    'high fever',
    'chest pain',
    'shortness of breath',
    'severe headache',
    'severe headache, stiff neck',
    'severe abdominal pain',
    'pain in the right lower abdomen',
    'vomiting blood',
    'weakness of one side',
    'confusion',
    'coughing blood',
    'fever, rash that does not fade',
    'calf swelling, short of breath',
  ],
} as const;
const UNITS = { id: ['jam', 'hari', 'minggu'], en: ['hours', 'days', 'weeks'] } as const;

const lasting = fc
  .record({
    language: fc.constantFrom('id' as const, 'en' as const),
    which: fc.nat(100),
    count: fc.integer({ min: 2, max: 12 }),
    unit: fc.constantFrom(0, 1, 2),
    ageYears: fc.constantFrom(undefined, 0.05, 3, 10, 25, 45, 70),
    region: fc.constantFrom(undefined, 'indonesia' as const, 'temperate' as const, 'africa' as const),
  })
  .filter(({ unit, count }) => unit !== 2 || count === 2)
  .map(({ language, which, count, unit, ageYears, region }) => {
    const list = COMPLAINTS[language];
    const complaint = list[which % list.length] ?? list[0];
    const long = `${complaint} ${language === 'en' ? 'for ' : 'sejak '}${count} ${UNITS[language][unit]}`;
    return { complaint, long, patient: { ageYears, region } };
  });

it('how long it has lasted lowers no urgency and empties no list of dangers', () => {
  fc.assert(
    fc.property(lasting, ({ complaint, long, patient }) => {
      const before = assess(base, { text: complaint, patient });
      const after = assess(base, { text: long, patient });
      expect(rank(after.urgency), long).toBeLessThanOrEqual(rank(before.urgency));
      if (before.mustNotMiss.length > 0) expect(after.mustNotMiss.length, long).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['indonesia', ['dengue', 'typhoid-fever']],
  ['india', ['dengue', 'typhoid-fever', 'falciparum-malaria']],
  ['africa', ['typhoid-fever', 'falciparum-malaria']],
] as const)('a fever in %s never stands without what is endemic there', (region, ids) => {
  for (const text of ['demam', 'demam 3 hari', 'fever for 5 days', 'fever since yesterday', 'demam 10 hari', 'panas, batuk, pilek'])
    for (const ageYears of [undefined, 2, 10, 30, 70]) {
      const found = assess(base, { text, patient: { region, ageYears } }).mustNotMiss.map(({ id }) => id);
      expect(found, `${text} ${ageYears}`).toEqual(expect.arrayContaining([...ids]));
    }
});
it('nor one of whose place nothing is said, but one of the north does', () => {
  const dangers = (region?: 'temperate') => assess(base, { text: 'fever for 3 days', patient: { region } }).mustNotMiss.map(({ id }) => id);
  expect(dangers()).toContain('dengue');
  expect(dangers('temperate')).not.toContain('dengue');
});
it('a fever after a stay in Papua thinks of malaria', () =>
  expect(assess(base, { text: 'demam 3 hari, baru pulang dari Papua' }).mustNotMiss.map(({ id }) => id)).toContain('falciparum-malaria'));
it('a cough of weeks thinks of tuberculosis where it is common', () => {
  for (const text of ['batuk 3 minggu', 'cough for 2 weeks', 'batuk sudah sebulan'])
    expect(
      assess(base, { text }).mustNotMiss.map(({ id }) => id),
      text,
    ).toContain('pulmonary-tuberculosis');
  expect(assess(base, { text: 'batuk 3 hari' }).mustNotMiss.map(({ id }) => id)).not.toContain('pulmonary-tuberculosis');
});
it('a bare duration is no evidence for one disease', () => {
  for (const text of ['demam 3 hari', 'fever for 5 days', 'demam 2 hari'])
    expect(assess(base, { text }).likely[0]?.probability, text).toBeLessThan(0.5);
});

it('five days of fever are fever, and not only days of it', () => {
  const patient = { ageYears: 25, region: 'temperate' } as const;
  expect(assess(base, { text: 'kuning, demam sejak 5 hari', patient }).urgency).toBe('emergency');
});
