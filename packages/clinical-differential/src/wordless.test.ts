import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { understand } from './language/understand.ts';
import { withoutWords, withWords } from './wordless.ts';

const { language } = realBase();

const FOLDER = new URL('../../../evaluation/vignettes/', import.meta.url);
const texts = readdirSync(FOLDER)
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { vignettes: { text: string }[] }).vignettes)
  .filter((_, at) => at % 20 === 0)
  .map(({ text }) => text);

it('has with the words of its text what was understood, sign by sign', () => {
  let kept = 0;
  for (const text of texts) {
    const said = understand(language, text);
    const wordless = withoutWords(said, text);
    if (wordless === null) continue;
    kept += 1;
    expect(withWords(wordless, text)).toEqual(said);
  }
  expect(kept).toBeGreaterThan(0.9 * texts.length);
});

it('holds no word of what was written, understood or not', () => {
  const text = 'Mrs Qwertzowska, 61, fever of 39.4 for three days, sakit kpl 2 hr, zxcvitis, gatal2. Hb 8. No cough.';
  const said = understand(language, text);
  const wordless = withoutWords(said, text);
  expect(said.notUnderstood.map(({ words }) => words)).toContain('zxcvitis');
  expect(JSON.stringify(said)).toContain('zxcvitis');
  const values = JSON.stringify(wordless, (_key, value: unknown) => (value instanceof Set ? [...value] : value));
  for (const word of ['Qwertz', 'qwertz', 'zxcv', 'fever', 'sakit', 'kpl', 'gatal', 'cough']) expect(values).not.toContain(word);
});

it('is nothing where words are told that do not stand at their place', () => {
  const said = understand(language, 'Fever and zxcvitis.');
  expect(said.notUnderstood.map(({ words }) => words)).toEqual(['zxcvitis']);
  expect(withoutWords(said, 'Fever and qwertzis.')).toBeNull();
});
