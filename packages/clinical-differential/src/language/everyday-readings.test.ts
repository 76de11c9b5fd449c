import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';

const { model } = realBase();

describe('an age is no duration', () => {
  it('of a person', () => expect(read('Bapak 40 tahun sehabis makan seafood muntah').days).toBeUndefined());
  it('but days behind a person are one', () => expect(read('Pasien demam, batuk 3 hari').days).toBe(3));
});

it.each([
  ['napas 34 kali per menit', 'respiratory rate', 34],
  ['nadinya teraba cepat 120 kali semenit', 'heart rate', 120],
  ['breathing 34 times a minute', 'respiratory rate', 34],
])('reads a rate: %s', (text, measure, value) => expect(read(text).measured).toMatchObject([{ measure, value }]));
it('takes how often for no rate', () => expect(read('napas berhenti 3 kali').measured).toEqual([]));

describe('a denial within one item of a list', () => {
  it('ends with it', () =>
    expect(read('red eyes without pus, cracked red lips, strawberry tongue').present).toEqual(
      expect.arrayContaining(['conjunctival-suffusion', 'cracked-red-lips', 'strawberry-tongue']),
    ));
  it('goes on where it begins the list, or the list says “or”', () => {
    for (const text of ['without fever, cough or rash', 'Headache without fever, cough or rash'])
      expect(read(text).absent).toEqual(expect.arrayContaining(['fever', 'cough', 'rash']));
  });
});

describe('a family', () => {
  it.each(['Whole family vomiting after the meal', 'Family with vomiting', 'Satu keluarga muntah'])('%s: ill together', (text) =>
    expect(read(text).present).toContain('vomiting'),
  );
  it.each(['Family history of vomiting', 'His family has vomiting', 'Keluarga dengan riwayat muntah'])('%s: not the patient', (text) =>
    expect(read(text).present).not.toContain('vomiting'),
  );
});

describe('words that are written alike', () => {
  it('a sore is no cancer', () => {
    expect(read('two painful sores inside the lip').present).not.toContain('known-cancer');
    expect(read('riwayat kanker').present).toContain('known-cancer');
  });
  it('“di” is no diabetes insipidus', () =>
    expect([...read('benjolan di leher').diseases].map((number) => model.diseases[number]?.disease.id)).not.toContain(
      'diabetes-insipidus',
    ));
});
