import { expect, it } from 'vitest';
import { weightChanges } from './weight-change.ts';

it.each([
  ['She lost 10 kgs in the last few months', 'weight-loss'],
  ['loss of about 12 lb', 'weight-loss'],
  ['berat badan turun 4,5 kg', 'weight-loss'],
  ['went from 80kgs to 75kg', 'weight-loss'],
  ['has gained 6 kg since the birth', 'weight-gain'],
  ['naik dari 60 kg menjadi 66 kg', 'weight-gain'],
])('%s: %s', (text, finding) => expect(weightChanges(text)).toMatchObject([{ finding }]));

it.each(['weighs 80 kg', 'lost 3 litres of blood', 'from 80 kg to 80 kg', 'turun dari motor'])('%s says nothing of a change', (text) =>
  expect(weightChanges(text)).toEqual([]),
);
