/** Counts, grades and values that letters give instead of words, and numbers that are none of the patient's. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('tablets taken at once', () => {
  it.each([
    'took 20 paracetamol',
    'Took 28 x 500 mg paracetamol at about 23:00',
    'menelan 15 butir parasetamol',
    'minum 30 tablet parasetamol',
    'took 16 co-codamol',
    'minum 20 Panadol',
  ])('%s: an overdose', (text) => expect(read(text).present).toContain('paracetamol-overdose-history'));
  it.each([
    'swallowed 15 tablets of amitriptyline',
    'she took a whole strip of pills',
    'menelan 20 butir obat tidur',
    'took about twenty pills',
    'took 30 quetiapine',
    'swallowed 24 amitriptyline at noon',
  ])('%s: an overdose', (text) => expect(read(text).present).toContain('overdose-history'));
  it.each([
    'took two tablets of paracetamol',
    'minum parasetamol 3 x 1',
    'took 14 tablets over two weeks',
    'prescribed 20 tablets',
    'took 20 steps',
    'minum 15 gelas air',
    'took 20 insulin glargine',
    'minum obat 30 tablet sebulan',
    'took 20 mg of prednisolone',
    'He has not taken 20 tablets',
  ])('%s: none', (text) => expect(read(text).present).not.toContain('overdose-history'));
});

describe('a dipstick', () => {
  it.each([
    ['dip: blood +++ protein ++', ['microscopic-haematuria', 'proteinuria']],
    [
      'Dipstick: blood 2+, protein 1+, nitrite positive, leucocytes 3+',
      ['microscopic-haematuria', 'proteinuria', 'urine-nitrite', 'pyuria'],
    ],
    ['urin: leukosit +, nitrit +', ['pyuria', 'urine-nitrite']],
    ['Urinalisis: protein +3', ['proteinuria', 'heavy-proteinuria']],
  ])('%s', (text, findings) => expect(read(text).present).toEqual(expect.arrayContaining(findings)));
  it('may show nothing', () => {
    expect(read('Dip: nitrite negative, blood -').absent).toEqual(expect.arrayContaining(['urine-nitrite', 'microscopic-haematuria']));
    expect(read('Feses: darah +').present).not.toContain('microscopic-haematuria');
    expect(read('blood group O +').present).not.toContain('microscopic-haematuria');
  });
});

it.each([
  ['leuko 18.200', 'leucocytes', 18.2],
  ['trombo 45.000', 'platelets', 45],
  ['EF 30 %', 'ejection fraction', 30],
  ['ejection fraction of 35%', 'ejection fraction', 35],
  ['PEF 140 (best 380)', 'peak flow', 36.84],
  ['peak flow 45% of best', 'peak flow', 45],
])('reads %s', (text, measure, value) => expect(read(text).measured).toMatchObject([{ measure, value }]));
it('and what it means', () => {
  expect(read('EF 30 %').present).toContain('reduced-ejection-fraction');
  expect(read('EF 62 %').absent).toContain('reduced-ejection-fraction');
  expect(read('PEF 140 (best 380)').present).toContain('low-peak-flow');
});

it.each(['31 degrees in the shade', 'Opens slightly on valgus stress at 30 degrees', 'fleksi lutut 40 derajat', 'abduction to 38 degrees'])(
  'takes for no temperature: %s',
  (text) => expect(read(text).measured).toEqual([]),
);
it('but a temperature is one', () => expect(read('Found outside, 31 degrees C').measured).toMatchObject([{ value: 31 }]));
