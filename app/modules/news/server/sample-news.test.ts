import { expect, it } from 'vitest';
import { readSampleNews } from '#sample/sample-news.ts';

const news = readSampleNews(new Date('2026-11-21T12:00:00Z'));

it('has two hundred articles in two languages, many with five lines, none that could be taken for a study', () => {
  const of = (language: 'en' | 'id') => news.filter((one) => one.language === language);
  expect([of('en').length, of('id').length]).toEqual([140, 60]);
  expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
  expect(news.filter(({ lines }) => lines !== null).length).toBeGreaterThanOrEqual(40);
  expect(new Set(news.flatMap(({ specialities }) => specialities)).size).toBeGreaterThanOrEqual(45);
  for (const { title, text, type } of news) {
    const words = text.split(/\s+/).length;
    expect.soft(words, title).toBeGreaterThanOrEqual(60);
    expect.soft(words, title).toBeLessThanOrEqual(120);
    expect.soft(text, title).not.toMatch(/\b10\.\d{4,}\/|et al\.?|we (?:enrolled|randomised|found)|https?:/i);
    expect.soft(['guideline', 'review', 'opinion'], title).toContain(type);
  }
});
