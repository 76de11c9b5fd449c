/** How doctors write whose, when, how old and that something is well. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('what works as it should', () => {
  it.each([
    ['memory is good', 'memory-loss'],
    ['Ingatannya masih bagus', 'memory-loss'],
    ['hearing same as usual', 'hearing-loss'],
    ['pendengaran normal', 'hearing-loss'],
    ['appetite is normal', 'loss-of-appetite'],
    ['nafsu makan baik', 'loss-of-appetite'],
    ['pedal pulses palpable', 'absent-foot-pulses'],
    ['periods are regular', 'irregular-periods'],
  ])('%s: no %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).toEqual([]);
    expect(absent).toContain(finding);
  });
  it.each(['Vision was normal until this morning', 'vision is not normal', 'vision loss in the left eye with normal fundus'])(
    '%s: nothing of the kind',
    (text) => expect(read(text).absent).not.toContain('reduced-vision'),
  );
});

it('a year in the part after the comma is of what stands there', () => {
  expect(read('He coughed up blood this morning, TB treated in 2015.').present).toContain('haemoptysis');
  expect(read('Batuk darah pagi ini, TB diobati tahun 2015.').present).toContain('haemoptysis');
  expect(read('He had jaundice in 2015.').present).not.toContain('jaundice');
});

it('what a relative needed is the relative’s', () =>
  expect(read('Her mother needed blood after childbirth').present).not.toContain('heavy-bleeding-after-birth'));

it.each([
  ['7 mo F with fever', 0.583],
  ['aged 4/12', 0.333],
  ['13/12 boy with cough', 1.083],
  ['Lk 27 th dikenal epilepsi', 27],
])('reads an age: %s', (text, years) => expect(read(text).facts.ageYears).toBe(years));
it('takes the age of a nursed child for nobody’s', () => {
  expect(read("I'm breastfeeding my 5-week-old, breast red and hot").facts.ageYears).toBeUndefined();
  expect(read('My 5-week-old is breastfeeding well').facts.ageYears).toBeCloseTo(0.096, 2);
});

it.each([
  ['G1P0 36+4 with headache', 36],
  ['25F G2P1, 29+3, headache', 29],
  ['headache at 35+1', 35],
])('reads weeks and days of a pregnancy: %s', (text, week) => {
  const { facts, days } = read(text);
  expect(facts).toMatchObject({ pregnant: true, pregnancyWeek: week });
  expect(days).toBeUndefined();
});

describe('what is not meant', () => {
  it.each([
    ["period finished last week so I can't be pregnant", 'no-pregnancy-after-year'],
    ['tidak mungkin hamil', 'no-pregnancy-after-year'],
    ['glandular fever 9/12 ago', 'fever'],
    ['noisy breathing since last night', 'stridor'],
    ['napas grok-grok', 'stridor'],
    ['Minum CTM enak tapi ngantuk di kuliah', 'reduced-consciousness'],
    ['drowsy after a tablet of cetirizine', 'reduced-consciousness'],
    ['She drinks a glass of wine at weekends', 'heavy-alcohol'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
  it('but danger is', () => {
    expect(read('noisy breathing in since last night').present).toContain('stridor');
    expect(read('He is drowsy and hot').present).toContain('reduced-consciousness');
    expect(read("I can't be pregnant").facts.pregnant).toBe(false);
    expect(read('susah hamil').present).toContain('no-pregnancy-after-year');
  });
});
