import { expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { doubtsOfIssue } from './issue-check.policy.ts';

const empty = { type: 'doc' as const, content: [] };
const asked = { language: 'en', accepted: false, entriesThere: 0 } as const;
const issue = { title: 'This week', intro: empty, entries: [], inner: empty };

it('is read for where its links lead, in what all read and in what only its readers read', () => {
  const telling = fromPlainText('His chart: https://emr.example/?nik=3374015203790001');
  for (const field of ['intro', 'inner'] as const) {
    expect(() => doubtsOfIssue({ ...issue, [field]: telling }, asked)).toThrowError(
      expect.objectContaining({ details: { identifiers: [expect.objectContaining({ field, kind: 'nik' })] } }),
    );
  }
  const harmless = fromPlainText('Read https://www.who.int/publications/i/item/9789240015128');
  expect(doubtsOfIssue({ ...issue, intro: harmless }, asked).identifiersRemain).toBe(false);
});
