import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const ALLERGIES = readFileSync(path.join(import.meta.dirname, '../vocabulary/allergies.yaml'), 'utf8');

/** What is said of synonyms where the vocabulary holds these conditions. */
const said = (conditions: string) =>
  compileKnowledge([
    { path: 'vocabulary/conditions.yaml', text: conditions },
    { path: 'vocabulary/allergies.yaml', text: ALLERGIES },
  ])
    .problems.filter(({ message }) => message.includes('is a name of'))
    .map(({ path: file, at, message }) => `${file} ${at} ${message}`);

it('lets no synonym of a condition be the name of one', () => {
  const gout = (synonyms: string) =>
    `gout: { en: Gout, id: Pirai, synonyms: [${synonyms}] }\ndiabetes: { en: Diabetes, id: Kencing manis }\n`;
  expect(said(gout('asam urat'))).toEqual([]);
  expect(said(gout('kencing manis'))).toEqual(['vocabulary/conditions.yaml gout.synonyms.0 “kencing manis” is a name of diabetes']);
  expect(said(gout('asam urat, Asam urat'))).toEqual([expect.stringContaining('gout.synonyms.1')]);
});

it('lets a word that people use for several stand with each', () => {
  expect(
    said('a-b: { en: Ab, id: Ab, synonyms: [gagal ginjal kronik] }\nc-d: { en: Cd, id: Cd, synonyms: [gagal ginjal kronik] }\n'),
  ).toEqual([]);
});
