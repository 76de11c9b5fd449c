import { expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { caseContent } from '../testing/cases.factory.ts';
import { readableText } from './case-text.policy.ts';

const updates = [{ title: 'Day 9', text: fromPlainText('Serology came back.') }];

it('holds what a reader sees at first, and nothing that would give a held-back step away', () => {
  const text = readableText(caseContent(), updates);
  for (const seen of [
    'Abdominal pain and vomiting',
    'Four days of high fever',
    'No chronic illness',
    'Liver 3 cm',
    'Haematocrit',
    'Transfuse platelets',
    'Isotonic crystalloid',
  ]) {
    expect(text).toContain(seen);
  }
  for (const held of ['Dengue with warning signs', 'The dangerous day', 'Serology']) expect(text).not.toContain(held);
});

it('goes on to the end where nothing is held back', () => {
  const text = readableText(
    caseContent({ disclosure: [{ kind: 'diagnosis', text: fromPlainText('Dengue with warning signs.'), held: false }] }),
    updates,
  );
  for (const seen of ['Dengue with warning signs', 'The dangerous day', 'Serology']) expect(text).toContain(seen);
});
