/** Prose of whole cases, as it stands and as somebody without a shift key would have typed it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectSmallNames } from './small-name-detector.ts';

const CASES = new URL('../../../sample/cases/', import.meta.url);

/** Every sentence of a text that a case holds, in whatever part. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length > 4);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

const cases = readdirSync(CASES).map(
  (file) => JSON.parse(readFileSync(new URL(file, CASES), 'utf8')) as { language: string; content: object },
);

it.each(['en', 'id'])('marks nothing in the sentences of the sample cases (%s)', (language) => {
  const sentences = cases.filter((one) => one.language === language).flatMap(({ content }) => sentencesIn(content));
  expect(sentences.length).toBeGreaterThan(300);
  const found = sentences
    .flatMap((sentence) => [sentence, sentence.toLowerCase(), sentence.toUpperCase()])
    .flatMap((text) => [...detectSmallNames(text)].map(({ start, end }) => `${text.slice(start, end)}: ${text}`));
  expect(found).toEqual([]);
});
