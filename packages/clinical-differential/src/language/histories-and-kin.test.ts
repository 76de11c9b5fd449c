/** What was, what relatives have and what only brings a complaint on is not there now. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('what is over', () => {
  it.each([
    ['He had jaundice in 2015.', 'jaundice'],
    ['Riwayat kuning pada tahun 2010', 'jaundice'],
    ['As a child he had seizures.', 'seizure'],
    ['Kejang saat usia 2 tahun', 'seizure'],
    ['Seizure at the age of five', 'seizure'],
    ['He had a rash last summer', 'rash'],
    ['Two months ago he had a fever and rash, which resolved', 'rash'],
    ['He had fever, arthralgia and malaise at that time', 'fever'],
    ['Waktu itu demam dan batuk', 'cough'],
  ])('%s: no %s now', (text, finding) => expect(read(text).present).not.toContain(finding));
  it.each([
    ['jaundice since 2015', 'jaundice'],
    ['headaches that began at the age of 20', 'headache'],
    ['Rash in 2019. Now fever and cough', 'cough'],
    ['Past history: Iron deficiency anemia', 'anaemia'],
    ['Gatal, usia 30 tahun', 'itchy-skin'],
  ])('but there is what began then, or lasts: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it('is not there now either where there was none', () => {
    expect(read('No history of fever, cough or weight loss').absent).toEqual(expect.arrayContaining(['fever', 'cough', 'weight-loss']));
    expect(read('Riwayat demam disangkal').absent).toContain('fever');
    expect(read('No previous history of headache').absent).not.toContain('headache');
  });
});

describe('the family', () => {
  it.each([
    'Family history: One of his siblings had fever, cough and sore throat 1 wk ago.',
    'Family history: fever, cough; sore throat',
    'Family history:\nMother: fever, cough\nFather: sore throat',
    'Riwayat penyakit keluarga: ibu demam dan batuk',
  ])('has what stands under its heading: %s', (text) =>
    expect(read(text).present.filter((id) => ['fever', 'cough', 'sore-throat'].includes(id ?? ''))).toEqual([]),
  );
  it('has what stands behind its history', () => {
    const { present } = read('Riwayat keluarga kanker payudara.');
    expect(present).toContain('family-history-of-cancer');
    expect(present).not.toContain('known-cancer');
    expect(read('Riwayat kanker payudara.').present).toContain('known-cancer');
  });
  it('ends with its section', () => {
    expect(read('Family history: Father has diabetes. He has a cough.').present).toContain('cough');
    expect(read('Family history:\nMother: headaches\nSocial history:\nSmoker with chronic cough').present).toContain('chronic-cough');
  });
  it('tells of the patient', () => {
    expect(read('4 year old girl. Her mother complains that the child has a barking cough').present.length).toBeGreaterThan(0);
    expect(read('Ibunya mengatakan bahwa anak demam').present).toContain('fever');
  });
});

describe('what brings it on', () => {
  it.each([
    'chest pain, worse with coughing',
    'She leaks urine when she coughs',
    'nyeri pinggang saat batuk',
    'headache triggered by coughing',
  ])('%s: no cough', (text) => expect(read(text).present).not.toContain('cough'));
  it.each(['fever with cough', 'cough worse at night', 'demam dengan batuk'])('%s: a cough', (text) =>
    expect(read(text).present.join()).toMatch(/cough/),
  );
});
