import { expect, it } from 'vitest';
import { languageOfCountryCode, languageOfPath, pathInLanguage, pathWithoutLanguage } from './languages.ts';

it('selects Indonesian for country code 62 and English for every other', () => {
  expect(['62', '+62', '91', '1', '621'].map(languageOfCountryCode)).toEqual(['id', 'id', 'en', 'en', 'en']);
});

it('reads the language of an address from its prefix only', () => {
  expect(['/id', '/id/cases', '/ideas', '/', '/cases/id'].map(languageOfPath)).toEqual(['id', 'id', 'en', 'en', 'en']);
});

it('moves an address between languages and back', () => {
  for (const path of ['/', '/cases', '/cases/01abc', '/profile/x']) {
    expect(pathWithoutLanguage(pathInLanguage(path, 'id'))).toBe(path);
    expect(pathInLanguage(pathInLanguage(path, 'id'), 'en')).toBe(path);
  }
  expect(pathInLanguage('/', 'id')).toBe('/id');
});
