import { expect, it } from 'vitest';
import { readSampleNews } from '#sample/sample-news.ts';
import { ARTICLE_TYPES, isNotice } from '../news.contract.ts';

const news = readSampleNews(new Date('2026-11-21T12:00:00Z'));
/** What reports something: of such there are none but invented ones. */
const teaches = (type: string) => ['guideline', 'review', 'opinion'].includes(type);

it('has two hundred articles in two languages, many with five lines, none that could be taken for a study', () => {
  const of = (language: 'en' | 'id') => news.filter((one) => one.language === language && teaches(one.type));
  expect([of('en').length, of('id').length]).toEqual([140, 60]);
  expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
  expect(news.filter(({ lines }) => lines !== null).length).toBeGreaterThanOrEqual(40);
  expect(new Set(news.flatMap(({ specialities }) => specialities)).size).toBeGreaterThanOrEqual(45);
  for (const { title, text } of news) {
    const words = text.split(/\s+/).length;
    expect.soft(words, title).toBeGreaterThanOrEqual(60);
    expect.soft(words, title).toBeLessThanOrEqual(120);
    expect.soft(text, title).not.toMatch(/\b10\.\d{4,}\/|et al\.?|we (?:enrolled|randomised|found)|https?:/i);
  }
});

it('has every type, and what reports something says in its title and its first words that it was made up', () => {
  expect([...new Set(news.map(({ type }) => type))].sort()).toEqual([...ARTICLE_TYPES].sort());
  for (const { title, text } of news.filter(({ type }) => !teaches(type))) {
    expect.soft(title).toMatch(/\b(?:invented|sample|rekaan|contoh)\b/i);
    expect.soft(text, title).toMatch(/^(?:Sample|Contoh)\b/);
  }
});

it('has notices that are about articles of its own, and later than these', () => {
  const notices = news.filter(({ type }) => isNotice(type));
  expect(notices.map(({ type }) => type).sort()).toEqual(['concern', 'correction', 'retraction']);
  for (const { title, about, publishedAt } of notices) {
    const article = news.find((one) => one.title === about);
    expect.soft(title).toContain(about ?? 'a title');
    expect.soft(article?.publishedAt.getTime(), title).toBeLessThan(publishedAt.getTime());
  }
});
