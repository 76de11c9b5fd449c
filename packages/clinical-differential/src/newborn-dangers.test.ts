/** The signs of danger of the first weeks of life, as parents and midwives say them. */
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const of = (text: string, ageYears?: number) => {
  const { urgency, mustNotMiss } = assess(base, { text, patient: { ageYears } });
  return { urgency, dangers: mustNotMiss.map(({ id }) => id) };
};

it.each([
  'baby 3 weeks old fever 38.5',
  'bayi 3 minggu demam 38,5',
  'bayi usia 20 hari demam',
  'bayi usia 20 hari demam sejak tadi malam',
  '2-week-old neonate with fever',
  'fever in a 25 day old infant',
  'bayi 6 hari tidak mau menyusu',
  'bayi 2 minggu panas, malas menyusu',
  '10 day old baby, lethargic and cold',
  'bayi 7 hari badan dingin, lemas',
  'neonatus 3 hari suhu 35,2',
  'bayi 4 hari kuning, malas menyusu',
])('a newborn to be taken in at once, for sepsis: %s', (text) => {
  const { urgency, dangers } = of(text);
  expect(urgency).toBe('emergency');
  expect(dangers).toContain('neonatal-sepsis');
});
it('goes by the form as well', () => {
  expect(of('demam', 0.05)).toMatchObject({ urgency: 'emergency', dangers: expect.arrayContaining(['neonatal-sepsis']) });
  expect(['emergency', 'urgent']).toContain(of('fever 38.5', 0.15).urgency);
});

it.each(['6 week old with fever 39', 'bayi 2 bulan demam', 'bayi 10 minggu panas 38,4'])(
  'a fever of the second and third month: %s',
  (text) => {
    const { urgency, dangers } = of(text);
    expect(['emergency', 'urgent']).toContain(urgency);
    expect(dangers).toEqual(expect.arrayContaining(['bacterial-meningitis', 'uti-in-child']));
  },
);

it.each([
  'bayi 5 hari kuning sampai kaki',
  'bayi 5 hari kuning sampai telapak kaki',
  'bayi 6 hari kuning seluruh tubuh',
  'baby 5 days old yellow down to the feet',
  'bayi umur 10 jam kuning',
])('a yellow that is too deep or too early: %s', (text) => {
  const { urgency, dangers } = of(text);
  expect(urgency).toBe('emergency');
  expect(dangers).toContain('bilirubin-encephalopathy');
});

it.each([
  'bayi baru lahir tidak menangis',
  'bayi lahir tidak langsung menangis, biru',
  'newborn not crying after birth',
  'newborn not breathing at birth',
])('no breath at birth: %s', (text) => {
  const { urgency, dangers } = of(text);
  expect(urgency).toBe('emergency');
  expect(dangers).toContain('birth-asphyxia');
});

it.each([
  'Bayi umur 5 hari kuning di muka dan dada, menyusu kuat',
  'Bayi 2 minggu kuning, menyusu baik, tinja kuning',
  'Bayi baru lahir sehat, menangis kuat',
  'My baby does not cry much',
  'Bayi 8 bulan pilek, minum baik',
])('no danger: %s', (text) => expect(['routine', 'self-care']).toContain(of(text).urgency));

it('a baby is not sad, and a mother is no baby', () => {
  expect(assess(base, { text: 'Bayi baru lahir sehat, menangis kuat' }).likely.map(({ system }) => system)).not.toContain('psychiatric');
  expect(assess(base, { text: 'Ibu nifas, bayi sehat, payudara bengkak' }).patient.ageYears).toBeUndefined();
});

it.each(['bayi umur 1 hari kuning, menyusu ASI', '1 day old baby with jaundice, breastfed'])(
  'no milk makes yellow on the first day: %s',
  (text) => {
    const { likely, urgency } = assess(base, { text });
    expect(urgency).toBe('emergency');
    expect(likely[0]?.id).toBe('haemolytic-disease-of-newborn');
    expect(likely.find(({ id }) => id === 'breast-milk-jaundice')?.probability ?? 0).toBeLessThan(0.05);
  },
);
