import { expect, it } from 'vitest';
import { loadTranslations } from '../i18n/translations.ts';
import { lifelessNotice } from './lifeless-notice.tsx';
import type { TextSource } from './page-facts.ts';

const translations = await loadTranslations();

it.each([
  ['en', 'Part of this page has not come. You can read it, but its buttons do not work yet.', 'Load it again'],
  ['id', 'Sebagian halaman ini belum termuat. Anda dapat membacanya, tetapi tombol-tombolnya belum berfungsi.', 'Muat ulang'],
] as const)('is hidden, in the language of the page (%s), and leads to the document that it stands in', (language, words, reload) => {
  const source: TextSource = { language, read: (namespace) => translations.namespace(language, namespace) ?? {} };
  expect(lifelessNotice(source)).toBe(`<div id="lifeless" role="alert" hidden="" class="lifeless">${words} <a href="">${reload}</a></div>`);
});

it('is made once of the same texts, with nothing of theirs as markup', () => {
  let read = 0;
  const lifeless = Object.defineProperty({ reload: 'Again' }, 'text', { enumerable: true, get: () => `<b>${++read}</b>` });
  const shell = { lifeless } as unknown as Record<string, Record<string, string>>;
  const source = (): TextSource => ({ language: 'en', read: () => shell });
  const [first, second] = [lifelessNotice(source()), lifelessNotice(source())];
  expect(first).toContain('&lt;b&gt;1&lt;/b&gt; <a href="">Again</a>');
  expect(second).toBe(first);
  expect(lifelessNotice({ language: 'en', read: () => ({ lifeless: { text: 'Other', reload: 'Words' } }) })).toContain('Other');
});
