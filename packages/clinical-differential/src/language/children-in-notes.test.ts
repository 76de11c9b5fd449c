/** How old a child is, where its note says “child” and not “boy”; what a pinch of its skin says; and how it breathes. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';

const base = realBase();
const urgency = (text: string) => assess(base, { text }).urgency;

describe('the age of a child', () => {
  it.each([
    ['Child 3 years, cough', 3],
    ['Child, 6 years, wheezing', 6],
    ['Child (4 years) with fever', 4],
    ['Child 4, lower chest indrawing', 4],
    ['Toddler 2 years, earache', 2],
    ['Kid 5 years, earache', 5],
    ['Child 18 months, barking cough', 1.5],
  ])('%s', (text, years) => {
    expect(read(text).facts.ageYears).toBe(years);
    expect(read(text).days).toBeUndefined();
  });
  it('is not how long it has been coughing', () =>
    expect(read('Child 3 years, cough, temperature 39').present).not.toContain('chronic-cough'));
  it.each([
    'child vomiting 2 days',
    'baby vomiting 2 days',
    'baby coughing 2 weeks',
    'Child with epilepsy 3 years',
    'child wheezing 2 years',
  ])('%s: not how old it is', (text) => expect([undefined, 0.5]).toContain(read(text).facts.ageYears));
});

describe('a pinch of skin that goes back slowly', () => {
  it.each([
    'After a skin pinch the skin returns slowly',
    'Skin on his abdomen is slow to go back after being pinched',
    'the pinched skin goes back slowly',
    'skin pinch slow',
    'skin slow to return when pinched',
    'setelah dicubit kulitnya kembali pelan',
  ])('%s', (text) => {
    const { present } = read(text);
    expect(present).not.toContain('skin-redness');
    expect(present.filter((one) => one === 'reduced-skin-turgor' || one === 'severe-dehydration')).not.toEqual([]);
  });
  it.each(['Child 2 years, diarrhoea 3 days, skin pinch goes back slowly, drinks eagerly', 'vomiting for two days, reduced skin turgor'])(
    '%s: soon',
    (text) => expect(['emergency', 'urgent']).toContain(urgency(text)),
  );
  it.each(['He pinched his finger in a door', 'skin pinch goes back at once, mild diarrhoea', 'I pinch my nose when it bleeds'])(
    'not %s',
    (text) => expect(read(text).present).not.toEqual(expect.arrayContaining(['reduced-skin-turgor'])),
  );
});

describe('a chest that is drawn in and a saturation under 92 %', () => {
  it.each([
    'Child 3 years, cough, chest indrawing, SpO2 91 %',
    'Anak 2 tahun batuk, tarikan dinding dada, SpO2 91%',
    'Bayi 8 bulan batuk, retraksi dada, saturasi 90 %',
    '7 month old baby, wheeze, nasal flaring, sats 91% in air',
  ])('%s', (text) => expect(urgency(text)).toBe('emergency'));
  it.each(['Child 4 years, cough, chest indrawing, SpO2 95 %', 'Child 4 years, mild cough, SpO2 97 %'])('not %s', (text) =>
    expect(urgency(text)).not.toBe('emergency'),
  );
});

describe('a faint at sport', () => {
  it.each([
    'Fainted during football, 17 year old',
    'fainted while playing basketball',
    'passed out while lifting weights',
    'syncope in the middle of a badminton match',
    'fainted during PE class',
    'lost consciousness on the treadmill',
    'Pingsan di lapangan waktu badminton',
    'sinkop saat latihan fisik',
    'pingsan saat main basket',
  ])('%s', (text) => {
    expect(read(text).present).toContain('exertional-syncope');
    expect(urgency(text)).toBe('emergency');
  });
  it.each([
    'fainted watching football',
    'fainted at the football stadium in the heat',
    'pingsan saat upacara bendera',
    'knee twisted playing football',
  ])('not %s', (text) => expect(read(text).present).not.toContain('exertional-syncope'));
});
