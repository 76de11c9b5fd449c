import { expect, it } from 'vitest';
import { caseContent, draftSettings } from '../testing/cases.factory.ts';
import { checkDraftContent } from './draft-check.policy.ts';

it.each([
  [
    'presentation',
    {
      presentation: {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'NIK 3374015203790001' }] }],
      },
    },
  ],
  ['vitals.0.at', { vitals: [{ at: '14 March 2026', pulse: 80 }] }],
  ['question.options.1', { question: { text: 'What now?', options: ['Wait', 'Call 0812-3456-7890'] } }],
])('finds what may name the patient in %s, as the composer does', (field, change) => {
  const { identifiers } = checkDraftContent({ ...caseContent(change) }, draftSettings());
  expect(identifiers.map((one) => one.field)).toEqual([field]);
});
