/** Medicines are called by what they are against, and what they do is told: neither is a complaint. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';

const { model } = realBase();
const diseases = (text: string) => [...read(text).diseases].map((number) => model.diseases[number]?.disease.id);

describe('a medicine against a complaint is not the complaint', () => {
  it.each([
    ['minum obat penurun panas'],
    ['obat panas'],
    ['sudah minum obat demam'],
    ['minum obat batuk pilek dari warung'],
    ['ibu memberi sirup penurun panas'],
    ['sirup batuk'],
    ['obat anti diare'],
    ['beli obat diare'],
    ['minum obat pusing'],
    ['minum obat alergi'],
    ['minum obat jantung'],
    ['minum obat pelancar haid'],
    ['obat flu'],
    ['obat masuk angin'],
    ['salep gatal'],
    ['took fever medicine'],
    ['fever reducing medicine'],
    ['took a fever reducer'],
    ['cough medicine'],
    ['cough syrup'],
    ['cough drops'],
    ['cold and flu tablets'],
    ['sore throat lozenges'],
    ['toothache gel'],
    ['allergy tablets'],
    ['indigestion tablets'],
    ['heartburn medicine'],
    ['constipation medicine'],
    ['diarrhoea medicine'],
    ['anxiety medication'],
    ['weight loss pills'],
    ['anti-itch cream'],
    ['wart remover'],
  ])('%s', (text) => {
    expect(read(text).present).toEqual([]);
    expect(read(text).absent).toEqual([]);
    expect(diseases(text)).toEqual([]);
  });

  it.each([
    ['minum obat nyeri', ['nsaid-use']],
    ['period pain tablets', ['nsaid-use']],
    ['minum obat maag', ['gastrectomy-or-acid-suppression']],
    ['minum obat kejang', ['anti-epileptic-use']],
    ['minum obat tidur', ['benzodiazepine-use']],
    ['sleeping pills', ['benzodiazepine-use']],
    ['minum obat mual', ['metoclopramide-use']],
    ['travel sickness tablets', ['metoclopramide-use']],
    ['minum obat pelancar kencing', ['diuretic-use']],
  ])('%s: what is taken', (text, findings) => {
    expect(read(text).present).toEqual(findings);
    expect(diseases(text)).toEqual([]);
  });

  it.each([
    ['setelah minum obat gatal-gatal', 'itchy-skin'],
    ['habis minum obat bibir bengkak', 'angioedema'],
    ['habis obat sesak lagi', 'dyspnoea'],
    ['sudah minum obat demam masih tinggi', 'high-fever'],
    ['kejang setelah minum obat', 'seizure'],
    ['kejang, obat habis', 'seizure'],
    ['cannot swallow tablets', 'dysphagia'],
    ['vomits his tablets', 'vomiting'],
    ['takes medicine for a cough', 'cough'],
  ])('%s: the complaint all the same', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('an illness that lasts is told by its medicine', () => {
  it.each([
    ['rutin minum obat darah tinggi', 'known-hypertension'],
    ['takes blood pressure tablets', 'known-hypertension'],
    ['minum obat kencing manis', 'known-diabetes'],
    ['diabetes tablets', 'known-diabetes'],
    ['uses an asthma inhaler', 'known-asthma'],
    ['has not taken his diabetes medicine', 'known-diabetes'],
    ['tidak rutin minum obat hipertensi', 'known-hypertension'],
  ])('%s', (text, finding) => expect(read(text).present).toContain(finding));
  it('but not by doses that were swallowed at once, nor denied by those that were not taken', () => {
    for (const text of ['overdose of diabetes tablets', 'menelan obat diabetes kakeknya']) {
      expect(read(text).present).not.toContain('known-diabetes');
      expect(diseases(text)).toEqual([]);
    }
    expect(read('never took blood pressure medicine').absent).not.toContain('known-hypertension');
  });
  it('and the pressure of its tablets is no blood', () => {
    expect(read('dry cough since blood pressure tablets').present).not.toContain('haemoptysis');
    expect(read('ankle swelling since the blood pressure tablets').present).not.toContain('haemarthrosis');
  });
});

describe('a fever that goes down is a fever', () => {
  it.each([
    ['panasnya turun dengan obat'],
    ['turun panas'],
    ['demam turun dengan parasetamol lalu naik lagi'],
    ['panas turun setelah minum obat penurun panas lalu naik lagi'],
    ['fever reduced with paracetamol'],
  ])('%s', (text) => {
    expect(read(text).present).toEqual(['fever']);
    expect(diseases(text)).toEqual([]);
  });
  it('a low one is low', () => expect(read('demam ringan').present).toEqual(['low-grade-fever']));
  it('and a fever of a medicine is one', () => {
    for (const text of ['drug fever', 'demam obat']) expect(diseases(text)).toEqual(['drug-fever']);
  });
});

describe('a medicine is taken', () => {
  it('and nothing began after it', () => {
    for (const text of ['minum obat', 'rutin minum obat', 'membaik setelah minum obat'])
      expect(read(text).present).not.toContain('began-after-new-medicine');
    for (const text of ['gatal setelah minum obat', 'itching since the new medicine'])
      expect(read(text).present).toContain('began-after-new-medicine');
  });
  it('which is no drinking', () => {
    expect(read('jarang minum obat').present).toEqual([]);
    expect(read('susah minum obat').present).toEqual([]);
  });
  it('or forgotten', () => {
    expect(read('lupa minum obat darah tinggi').present).not.toContain('memory-loss');
    expect(read('sering lupa').present).toContain('memory-loss');
  });
});

describe('what is prevented or looked for', () => {
  it.each([
    ['suntik tetanus'],
    ['vaksin tetanus'],
    ['imunisasi campak'],
    ['rabies vaccine'],
    ['flu shot last month'],
    ['vaccinated against measles, mumps and rubella'],
    ['pregnancy test'],
    ['tes kehamilan'],
    ['HIV test'],
    ['screening for diabetes'],
  ])('%s: not there', (text) => {
    expect(read(text).present).toEqual([]);
    expect(diseases(text)).toEqual([]);
  });
  it('a result is one', () => {
    expect(read('pregnancy test positive').present).toContain('positive-pregnancy-test');
    expect(read('pregnancy test negative').absent).toContain('pregnant-now');
    expect(read('HIV test non-reactive').absent).toContain('hiv-test-positive');
  });
});

it('what is not healed yet is there', () => {
  for (const text of ['batuk belum sembuh', 'batuk tidak sembuh dengan obat batuk']) expect(read(text).present).toContain('cough');
  expect(read('batuk sudah sembuh').present).not.toContain('cough');
});
