/** A doctor who goes from one tool to the next reads the same word for the same thing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Not `umur`, but where an index of growth is named by it, as the Indonesian standard does: berat badan menurut umur. */
const LEFT = [/(?<!menurut )\bumur\b/i, /\bbersihan\b/i, /\beGFR\b/];

const files = globSync(['app/modules/clinical-tools/locales/id.json', 'packages/clinical-*/{,src/*/}locales/id.json']);

it.each(files)('%s says usia, klirens and eLFG', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => LEFT.some((word) => word.test(line)))).toEqual([]);
});

it('looks at the tools and at every package that words their answers', () => {
  expect(files.length).toBeGreaterThan(10);
});
