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

describe('a disease that is asked about', () => {
  it.each(['Is it cancer?', 'apakah ini kanker?', 'Could this be a heart attack?', 'I have a cough. Is it pneumonia?'])('%s', (text) => {
    expect(read(text).present).not.toContain('known-cancer');
    expect([...read(text).diseases]).toEqual([]);
  });
  it('what is felt is there, and what is answered is denied', () => {
    expect(read('Is it normal to have chest pain?').present).toContain('chest-pain');
    expect(read('Any chest pain? No').absent).toContain('chest-pain');
    expect(read('I have asthma. Can I go diving?').present).toContain('known-asthma');
  });
});

describe('two calves in figures', () => {
  it.each([
    'right calf 38 cm, left 34 cm',
    'calf circumference right 38 cm left 34 cm',
    'betis kanan 38 cm, kiri 34 cm',
    'right calf 3 cm larger than left',
  ])('%s: one is swollen', (text) => expect(read(text).present).toContain('unilateral-leg-swelling'));
  it('a centimetre is none', () => expect(read('right calf 35 cm, left 34 cm').present).toEqual([]));
});

it('a toothache that goes to the jaw is none of the heart', () => {
  for (const text of ['toothache radiating to the jaw', 'sakit gigi menjalar ke rahang']) expect(read(text).present).toEqual(['toothache']);
  expect(read('nyeri dada menjalar ke rahang').present).toContain('pain-radiating-to-arm-or-jaw');
});

it.each([
  ['crushing chest pain', 'central-crushing-chest-pain'],
  ['tumit sakit seperti ditusuk', 'heel-pain'],
  ['painful big toe', 'big-toe-joint-pain'],
])('%s', (text, finding) => expect(read(text).present).toContain(finding));
it('toes are no tests', () => expect([...read('painful big toe').diseases]).toEqual([]));

it('a spot is on the skin, and spotting is not', () => {
  for (const text of ['Dark spot on the arm', 'A spot on his back that itches', 'spot'])
    expect(read(text).present).not.toContain('vaginal-bleeding');
  expect(read('spotting for 3 days').present).toContain('vaginal-bleeding');
});

describe('two words that mean another thing together', () => {
  it.each([
    ['Jaundice and fever', ['jaundice', 'fever']],
    ['Fever and jaundice', ['jaundice', 'fever']],
    ['Demam dan ikterus', ['jaundice', 'fever']],
    ['Headache and blurred vision, 34 weeks pregnant', ['headache', 'reduced-vision']],
    ['Sakit kepala dan pandangan kabur', ['headache', 'reduced-vision']],
  ])('%s: both are read', (text, findings) => expect(read(text).present).toEqual(expect.arrayContaining(findings)));
  it('and no third', () => expect(read('Headache and blurred vision').present).not.toContain('foggy-thinking'));
  it('a yellow fever is no jaundice, a foggy head no poor sight', () => {
    expect(read('vaccinated against yellow fever').present).not.toContain('jaundice');
    expect(read('My head feels foggy').present).toContain('foggy-thinking');
  });
});

const FROM_THE_WOMB = ['vaginal-bleeding', 'spotting-early-pregnancy'];

describe('bleeding of somebody who is pregnant', () => {
  it.each([
    'hamil 8 minggu, perdarahan',
    'Perdarahan, hamil 8 minggu',
    '8 weeks pregnant, bleeding since this morning',
    'Pregnant. Bleeding.',
  ])('%s: is from where a child comes', (text) =>
    expect(read(text).present.some((id) => id !== undefined && FROM_THE_WOMB.includes(id))).toBe(true),
  );
  it.each([
    '8 weeks pregnant, bleeding gums',
    'hamil 30 minggu, mimisan',
    'hamil 8 minggu, tidak ada perdarahan',
    'perdarahan dari hidung, hamil 12 minggu',
  ])('%s: is not', (text) => expect(read(text).present).not.toContain('vaginal-bleeding'));
});
