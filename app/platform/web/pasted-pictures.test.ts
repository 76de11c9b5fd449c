import { expect, it } from 'vitest';
import { picturesPasted } from './pasted-pictures.ts';

const png = (name: string) => new File(['…'], name, { type: 'image/png' });
const namesOf = (text: string, ...files: File[]) => {
  const pasted = { files: files as unknown as FileList, getData: (type: string) => (type === 'text/plain' ? text : '') };
  return picturesPasted(pasted).map(({ name }) => name);
};

it.each([
  ['a picture that was copied on a page', '', ['image.png']],
  ['a picture that was copied as a file, on a Mac', 'film.png', ['film.png']],
  ['several, on Linux', 'file:///home/ratri/dada%20PA.png\nfile:///home/ratri/film.png\n', ['dada PA.png', 'film.png']],
])('%s is taken', (_, text, names) => {
  expect(namesOf(text, ...names.map(png))).toEqual(names);
});

it.each([
  ['a paragraph', 'Demam sejak empat hari. Pagi ini demam hilang.\n'],
  ['cells of a table', 'Hb\t11.2\nTrombosit\t48000\n'],
])('%s that an office has copied as a picture as well is words', (_, text) => {
  expect(namesOf(text, png('image.png'))).toEqual([]);
});

it('is no picture what is another file', () => {
  expect(namesOf('', new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' }))).toEqual([]);
});
