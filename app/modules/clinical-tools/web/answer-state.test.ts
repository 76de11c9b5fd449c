/** Nobody takes an answer for one to what stands in the fields now, wherever on the screen it stands. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { type AnswerBarProps, BarAtThumb } from './answer-bar.tsx';
import { AnswerState, type AnswerStateProps, BesideAnswer, type BesideAnswerProps } from './answer-state.tsx';

const BEFORE = {
  en: {
    main: 'This answer is about what was asked before.',
    beside: 'What stands here is about what was asked before, too.',
    bar: 'About what was asked before',
  },
  id: {
    main: 'Jawaban ini untuk pertanyaan sebelumnya.',
    beside: 'Yang ada di sini juga untuk pertanyaan sebelumnya.',
    bar: 'Untuk pertanyaan sebelumnya',
  },
} as const;

const shown = (language: Language, element: Parameters<typeof inLanguage>[1]) => renderToString(inLanguage(language, element));
const stateOf = (props: Omit<AnswerStateProps, 'children'>) => createElement(AnswerState, props as AnswerStateProps, 'Serious');
const FRESH = { pending: false, outdated: false };
const OLD = { pending: false, outdated: true };

it.each(LANGUAGES)('an old answer says so in its place, beside it and at the thumb (%s)', (language) => {
  for (const age of [FRESH, OLD]) {
    const isOld = age === OLD;
    const words = BEFORE[language];
    expect(shown(language, stateOf({ answered: true, isExample: false, ...age })).includes(words.main)).toBe(isOld);
    expect(shown(language, createElement(BesideAnswer, age as BesideAnswerProps, 'Serious')).includes(words.beside)).toBe(isOld);
    expect(shown(language, createElement(BarAtThumb, age as AnswerBarProps, 'Serious')).includes(words.bar)).toBe(isOld);
  }
});

it('what reads the page out finds a place for the answer before it comes, and is told when it is there', () => {
  const status = (answered: boolean, isExample = false) => {
    const html = shown('en', stateOf({ answered, isExample, ...FRESH, pending: !answered }));
    return /<p role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1];
  };
  expect([status(false), status(true), status(true, true)]).toEqual(['', 'The answer is there.', '']);
});
