import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const DENGUE = readFileSync(path.join(import.meta.dirname, '../diseases/dengue.yaml'), 'utf8');

/** What is said of a second disease that is called so. */
const said = (names: string) => {
  const text = DENGUE.replace('id: dengue\n', 'id: dengue-again\n').replace(/^names: .*$/m, `names: ${names}`);
  expect(text).not.toContain('id: dengue\n');
  return compileKnowledge([
    { path: 'diseases/dengue.yaml', text: DENGUE },
    { path: 'diseases/dengue-again.yaml', text },
  ])
    .problems.filter(({ at }) => at.startsWith('names'))
    .map(({ path: file, at, message }) => `${file} ${at} ${message}`);
};
const [, en = '', id = ''] = /^names: \{ en: (.*), id: (.*) \}$/m.exec(DENGUE) ?? [];

it('lets no two diseases share the name they are shown by, in either language', () => {
  // Read in the order of their paths: dengue-again comes first.
  expect(said(`{ en: ${en.toUpperCase()}, id: Lain }`)).toEqual([
    `diseases/dengue.yaml names.en “${en}” is also the name of dengue-again; say which of the two it is`,
  ]);
  expect(said(`{ en: Another, id: ${id} }`)).toEqual([expect.stringContaining('diseases/dengue.yaml names.id')]);
});

it('lets them share a synonym', () => {
  expect(said('{ en: Another fever, id: Demam lain }')).toEqual([]);
});
