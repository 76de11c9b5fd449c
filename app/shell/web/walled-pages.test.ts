import { expect, it } from 'vitest';
import { pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { isWalled } from './walled-pages.ts';

const LISTS = ['/cases', '/news', '/news-v1', '/video', '/newsletters', '/posts'];
const DETAILS = ['/cases/0abc', '/news/0abc', '/video/0abc', '/newsletters/weekly', '/newsletters/issues/0abc', '/posts/0abc'];
const OTHERS = [
  '/',
  '/login',
  '/newsletters/unsubscribe/0abc',
  '/search',
  '/newsletter-by-journal',
  '/series/0abc',
  '/videos',
  '/profile/0abc/cases',
  '/forums/cases',
];

it.each([...LISTS, ...DETAILS])('%s may have the wall before it, in both languages', (path) => {
  expect([path, `/id${path}`].map((one) => isWalled(pathWithoutLanguage(one)))).toEqual([true, true]);
});

it.each(OTHERS)('%s never has it, in either language', (path) =>
  expect([path, `/id${path}`].map((one) => isWalled(pathWithoutLanguage(one)))).toEqual([false, false]),
);
