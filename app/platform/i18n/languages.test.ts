import { expect, it } from 'vitest';
import { LANGUAGES, languageOfCountryCode, languageOfPath, pathInLanguage, pathWithoutLanguage } from './languages.ts';

it('selects Indonesian for country code 62 and English for every other', () => {
  expect(['62', '+62', '91', '1', '621'].map(languageOfCountryCode)).toEqual(['id', 'id', 'en', 'en', 'en']);
});

it('reads the language of an address from its prefix only', () => {
  expect(['/id', '/id/cases', '/ideas', '/', '/cases/id'].map(languageOfPath)).toEqual(['id', 'id', 'en', 'en', 'en']);
});

it('knows the addresses of data, also that of the front page', () => {
  expect(['/id.data', '/id/cases.data', '/_root.data', '/ideas.data', '/id.database'].map(languageOfPath)).toEqual([
    'id',
    'id',
    'en',
    'en',
    'en',
  ]);
  expect(pathWithoutLanguage('/id.data')).toBe('/_root.data');
  expect(pathInLanguage('/_root.data', 'id')).toBe('/id.data');
});

it('moves an address between languages and back', () => {
  for (const path of ['/', '/cases', '/cases/01abc', '/profile/x']) {
    expect(pathWithoutLanguage(pathInLanguage(path, 'id'))).toBe(path);
    expect(pathInLanguage(pathInLanguage(path, 'id'), 'en')).toBe(path);
  }
  expect(pathInLanguage('/', 'id')).toBe('/id');
});

it('never makes an address of another site', () => {
  for (const path of ['//evil.example', '///evil.example', '/id//evil.example', '/id///evil.example', '/\\\\evil.example'])
    for (const language of LANGUAGES) {
      const made = new URL(pathInLanguage(path, language), 'https://kolegia.example');
      expect(made.origin).toBe('https://kolegia.example');
    }
});
