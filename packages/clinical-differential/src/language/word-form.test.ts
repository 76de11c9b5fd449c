import { describe, expect, it } from 'vitest';
import { wordForms, wordKey } from './word-form.ts';

describe('one key for one word', () => {
  it.each([
    ['haemoptysis', 'hemoptysis'],
    ['dysphagia', 'disfagia'],
    ['icterus', 'ikterus'],
    ['palpitations', 'palpitasi'],
    ['splenomegaly', 'splenomegali'],
    ['cyanosis', 'sianosis'],
    ['oedema', 'edema'],
    ['Dyspnoea', 'dispnea'],
    ['tumour', 'tumor'],
  ])('%s is %s', (a, b) => expect(wordKey(a)).toBe(wordKey(b)));

  it.each([
    ['back', 'bak'],
    ['feel', 'fell'],
    ['sits', 'zits'],
    ['sleep', 'sleepy'],
    ['colon', 'column'],
    ['machine', 'makin'],
    ['mobile', 'mobil'],
    ['many', 'mani'],
    ['chair', 'cair'],
    ['pinch', 'pink'],
    ['pinched', 'pinked'],
    ['blanch', 'blank'],
    ['breach', 'break'],
    ['march', 'mark'],
    ['peach', 'peak'],
    ['porch', 'pork'],
  ])('%s is not %s', (a, b) => expect(wordKey(a)).not.toBe(wordKey(b)));
});

describe('forms of a word', () => {
  it.each([
    ['knees', 'knee'],
    ['swallowing', 'swallow'],
    ['vomited', 'vomit'],
    ['biopsies', 'biopsy'],
    ['stopped', 'stop'],
    ['berdarah', 'darah'],
    ['menggigil', 'gigil'],
    ['memukul', 'pukul'],
    ['mengeluhkan', 'keluh'],
    ['kakinya', 'kaki'],
    ['ditekan', 'tekan'],
    ['pembengkakan', 'bengkak'],
  ])('%s may be %s', (word, stem) => expect(wordForms(word)).toContain(wordKey(stem)));

  it('does not take “sebelum” (before) for “belum” (not yet)', () => {
    for (const word of ['sebelum', 'sebelumnya']) expect(wordForms(word)).not.toContain(wordKey('belum'));
  });

  it.each(['arthritis', 'stress', 'cyanosis', 'uterus'])('%s keeps its ending', (word) => expect(wordForms(word)[0]).toBe(wordKey(word)));
});
