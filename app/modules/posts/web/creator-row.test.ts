import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { translator } from '#platform/i18n/translator.ts';
import { countsInWords } from './creator-row.tsx';

const textsOf = (language: Language) =>
  translator(language, JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')));
const [english, indonesian] = [textsOf('en'), textsOf('id')];

it('counts one as one, and many as the language writes them', () => {
  const one = { views: 1, answers: 1, helpful: 0 };
  const many = { views: 1234, answers: 2, helpful: 3 };
  expect(countsInWords(english, 'en', one)).toBe('1 reading · 1 answer · 0 found it helpful');
  expect(countsInWords(english, 'en', many)).toBe('1,234 readings · 2 answers · 3 found it helpful');
  expect(countsInWords(indonesian, 'id', many)).toBe('1.234 kali dibaca · 2 jawaban · 3 merasa terbantu');
});
