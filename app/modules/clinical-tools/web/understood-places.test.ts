import { expect, it } from 'vitest';
import type { Understood } from '../differential.contract.ts';
import { countOf, piecesOf } from './understood-places.tsx';

const TEXT = 'Fever, no cough, pulse 118, mother had asthma.';
const said = (words: string, more: Partial<Understood> = {}): Understood => {
  const start = TEXT.indexOf(words);
  return {
    findingId: words,
    label: words,
    present: true,
    span: [start, start + words.length],
    from: 'text',
    counts: true,
    whose: 'patient',
    when: 'now',
    certain: true,
    ...more,
  };
};

it('marks what is there, what was denied, what is out of range, and whose it is', () => {
  const understood = [
    said('Fever'),
    said('no cough', { present: false }),
    said('pulse 118', { from: 'number', label: 'Tachycardia' }),
    said('pulse 118', { from: 'number', label: 'Bradycardia', present: false }),
    said('asthma', { counts: false, whose: 'family' }),
  ];
  const pieces = piecesOf(TEXT, { understood, notUnderstood: [] });
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
  expect(pieces.filter(({ kind }) => kind !== null).map(({ text, kind, labels }) => [text, kind, ...labels])).toEqual([
    ['Fever', 'present', 'Fever'],
    ['no cough', 'absent', 'no cough'],
    ['pulse 118', 'outside', 'Tachycardia'],
    ['asthma', 'other', 'asthma'],
  ]);
  expect(countOf(pieces, 'present')).toBe(1);
});

it('keeps the text whole where places overlap, lie outside it or are empty', () => {
  const understood = [said('no cough, pulse'), said('cough'), { ...said('Fever'), span: [40, 900] as [number, number] }];
  const notUnderstood = [{ span: [0, 0] as [number, number], words: 'nothing', why: 'unknown-finding' as const }];
  expect(
    piecesOf(TEXT, { understood, notUnderstood })
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT);
  expect(piecesOf('', { understood, notUnderstood })).toEqual([]);
});
