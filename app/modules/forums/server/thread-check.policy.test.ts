import { expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { doubtsOfThread } from './thread-check.policy.ts';

const writing = { title: 'A cough that stays', text: fromPlainText('What would you do next?'), references: [], images: [] };
const guideline = { title: 'Cough in adults', source: 'A national body, 12 March 2024', year: 2024, url: 'https://www.who.int/news/item' };
const telling = { ...guideline, title: 'Chart of NIK 3374015203790001' };

it('reads where a link of its text leads', () => {
  const text = fromPlainText('His film: https://films.example/?nik=3374015203790001');
  expect(() => doubtsOfThread({ ...writing, text }, 'en', false)).toThrowError(
    expect.objectContaining({ details: { identifiers: [expect.objectContaining({ field: 'text', kind: 'nik' })] } }),
  );
});

it('reads what a thread cites as well: papers have authors and days, and no numbers of patients', () => {
  expect(doubtsOfThread({ ...writing, references: [guideline] }, 'en', false).identifiersRemain).toBe(false);
  const withChart = { ...writing, references: [guideline, telling] };
  expect(() => doubtsOfThread(withChart, 'en', false)).toThrowError(
    expect.objectContaining({
      code: 'forums.identifiersRemain',
      details: { identifiers: [expect.objectContaining({ field: 'references.1.title' })] },
    }),
  );
  expect(doubtsOfThread(withChart, 'en', true).identifiersRemain).toBe(true);
});
