import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { LineField } from './line-field.tsx';
import { inLanguage } from './testing/in-language.tsx';
import { WholeArea, WholeInput } from './whole-text.tsx';

const MOST = 4000;

type Make = (value: string) => ReturnType<typeof createElement>;
const given = (value: string) => ({ id: 'about', 'aria-describedby': 'about-help', value, maxLength: MOST, onChange: () => {} });
const FIELDS: Readonly<Record<string, Make>> = {
  'several lines': (value) => createElement(WholeArea, given(value)),
  'one line': (value) => createElement(WholeInput, given(value)),
  'a line that grows': (value) =>
    createElement(LineField, { path: 'about', label: 'About', language: 'en', value, maxLength: MOST, onValue: () => {} }),
};

/** What is drawn of it: the words that stand in it, and what is said of them. */
function drawn(make: Make, value: string, language: Language) {
  const html = renderToString(inLanguage(language, make(value)));
  const [control = ''] = /<(?:textarea|input)[^>]*>/.exec(html) ?? [];
  const described = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ') ?? [];
  const said = described.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? '').join(' ');
  return { html, control, said: said.replace(/<[^>]*>/g, ' ').trim() };
}

it.each(Object.entries(FIELDS).flatMap(([name, make]) => LANGUAGES.map((language) => ({ name, make, language }))))(
  'a field of $name keeps all that is pasted and says by how much it is too long ($language)',
  ({ make, language }) => {
    const fits = drawn(make, ` ${'x'.repeat(MOST)}\n`, language);
    expect(fits.control).not.toMatch(/maxlength|aria-invalid/i);
    expect(fits.said).toBe('');
    const long = drawn(make, 'x'.repeat(MOST + 1234), language);
    expect(long.html).toContain('x'.repeat(MOST + 1234));
    expect(long.control).not.toMatch(/maxlength/i);
    expect(long.control).toContain('aria-invalid="true"');
    for (const number of language === 'id' ? ['1.234', '4.000'] : ['1,234', '4,000']) expect(long.said).toContain(number);
  },
);
