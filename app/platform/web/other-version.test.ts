import { expect, it } from 'vitest';
import { CallFailure } from '../operation/errors.ts';
import { fromPlainText } from '../richtext/richtext.ts';
import { otherVersionIn, otherWords } from './other-version.tsx';

const refused = (status: number, details?: Record<string, unknown>) =>
  new CallFailure(status, { code: 'forums.staleThread', message: '', requestId: '', ...(details !== undefined && { details }) });

it('finds the version that stands there in a refusal because of it, and in no other', () => {
  const current = { title: 'Night shift', version: 2 };
  expect(otherVersionIn(refused(409, { current }))).toEqual(current);
  for (const failure of [null, refused(409), refused(409, { current: null }), refused(422, { current })])
    expect(otherVersionIn(failure)).toBeNull();
});

it('shows what the other version says and this one does not', () => {
  const mine = { title: 'Night shift', text: fromPlainText('Mine'), rules: 'One\nTwo', basis: '' };
  const other = { title: 'Night shift', text: fromPlainText('Theirs'), rules: ['One', 'Two'], basis: 'study', version: 2 };
  expect(otherWords(mine, other, ['title', 'text', 'rules'])).toEqual([{ part: 'text', words: 'Theirs' }]);
  const read = (value: unknown) => (value === 'study' ? 'A study' : String(value));
  expect(otherWords(mine, other, ['title', 'basis'], read)).toEqual([{ part: 'basis', words: 'A study' }]);
});
