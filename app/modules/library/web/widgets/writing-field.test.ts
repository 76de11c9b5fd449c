import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { WritingField } from './writing-field.tsx';

const MOST = 4000;

function fieldWith(text: string, language: Language): string {
  const control = { id: 'text', 'aria-describedby': undefined, 'aria-invalid': undefined, required: undefined } as const;
  const field = createElement(WritingField, { control, itemId: null, value: fromPlainText(text), maxLength: MOST, onChange: () => {} });
  return renderToString(inLanguage(language, field));
}

it.each(LANGUAGES)(
  'takes all that is typed or pasted before its editor has come, and says at once that it is too much (%s)',
  (language) => {
    const fits = fieldWith('x'.repeat(MOST), language);
    const long = fieldWith('x'.repeat(MOST + 1), language);
    expect([fits, long].map((html) => /<textarea[^>]*maxlength/i.test(html))).toEqual([false, false]);
    expect(long).toContain('x'.repeat(MOST + 1));
    const said = (html: string) => /<p role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1];
    expect(said(fits)).toBe('');
    expect(said(long)).toContain(language === 'id' ? '4.001 karakter' : '4,001 characters');
  },
);
