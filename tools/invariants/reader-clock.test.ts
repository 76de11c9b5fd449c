/** When exactly something was is said by the reader's own clock: what the server writes, by UTC, is only what a pointer asks for. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no page has a moment by UTC among its words', () => {
  const said = globSync('app/**/*.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('formatMoment(') && !line.includes('title={formatMoment(') ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(said).toEqual([]);
});
