import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { NotTaken, namesIn } from './name-entry.tsx';

it.each([
  ['Bisoprolol 2,5 mg', ['Bisoprolol 2,5 mg']],
  ['Bisoprolol 2,5 mg, Ramipril 1,25 mg', ['Bisoprolol 2,5 mg', 'Ramipril 1,25 mg']],
  ['aspirin 80,simvastatin 20;  metformin', ['aspirin 80', 'simvastatin 20', 'metformin']],
  ['warfarin\n\naspirin\r\n', ['warfarin', 'aspirin']],
  ['vitamin B1, B6, B12', ['vitamin B1', 'B6', 'B12']],
  [' ,; ', []],
])('a pasted %j is %j', (text, names) => expect(namesIn(text)).toEqual(names));

it.each([
  ['en', 'warfar', '“warfar” does not count yet.', 'Add it'],
  ['id', 'warfar', '“warfar” belum ikut diperhitungkan.', 'Tambahkan'],
] as const)('what is left in the field is said not to count (%s)', (language, words, said, add) => {
  const shown = (more: object) =>
    renderToString(inLanguage(language, createElement(NotTaken, { words, strict: false, onTake: () => {}, ...more })));
  expect(shown({})).toContain(said);
  expect(shown({})).toContain(add);
  expect(shown({ strict: true })).not.toContain('<button');
  expect(shown({ words: '' })).toBe('');
});
