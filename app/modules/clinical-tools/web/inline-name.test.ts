import { expect, it } from 'vitest';
import { inlineName } from './inline-name.tsx';

it.each([
  ['Clarithromycin', 'clarithromycin'],
  ['Demam', 'demam'],
  ['Nyeri dada pleuritik', 'nyeri dada pleuritik'],
  ['Pneumotoraks tension (ventil)', 'pneumotoraks tension (ventil)'],
  ["St John's wort", "St John's wort"],
  ['QT prolongation', 'QT prolongation'],
  ['EKG', 'EKG'],
])('%s becomes %s', (name, expected) => expect(inlineName(name)).toBe(expected));
