import { describe, expect, it } from 'vitest';
import { unsourcedClaims } from './claim.policy.ts';

describe('a claim', () => {
  it.each([
    'This tea cures diabetes.',
    'It is 100% effective in children!',
    'A regimen without any side effects.',
    'Clinically proven to reverse fibrosis.',
    'Studies show a benefit in the elderly.',
    'Ramuan ini menyembuhkan kanker.',
    'Dijamin aman untuk ibu hamil.',
    'Terapi ini tanpa efek samping.',
    'Penelitian membuktikan manfaatnya.',
  ])('without a source is found: %s', (sentence) => {
    expect(unsourcedClaims(`We had a quiet night. ${sentence}`, false)).toEqual([sentence]);
  });

  it.each([
    'Does this tea cure diabetes?',
    'It does not cure anything.',
    "It doesn't cure anything.",
    'Nothing is guaranteed in sepsis.',
    'Antibiotik tidak menyembuhkan infeksi virus.',
    'Repeat the sample before you treat the potassium.',
    'A secure line and a procured pump.',
    'Apakah terbukti ilmiah?',
  ])('is none: %s', (sentence) => {
    expect(unsourcedClaims(sentence, false)).toEqual([]);
  });

  it('with a source is nobody’s concern here', () => {
    expect(unsourcedClaims('Studies show a benefit.', true)).toEqual([]);
    expect(unsourcedClaims('Studies show a benefit (doi 10.1000/xyz123).', false)).toEqual([]);
    expect(unsourcedClaims('Studies show a benefit, PMID 12345678.', false)).toEqual([]);
  });

  it('is quoted a few times at most, in the order of the text', () => {
    const text = Array.from({ length: 9 }, (_, n) => `It cures case ${n}.`).join(' ');
    expect(unsourcedClaims(text, false)).toHaveLength(5);
    expect(unsourcedClaims(text, false)[0]).toBe('It cures case 0.');
  });
});
