import { expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

it('says why and where a query failed, and none of its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "user_email_unique"'), {
    code: '23505',
    constraint: 'user_email_unique',
    detail: 'Key (email)=(ratri@example.org)',
  });
  const failed = new Error('Failed query: insert into "user" values ($1)\nparams: ratri@example.org', { cause });
  const logged = safeError(failed);
  expect(logged).toMatchObject({ message: 'a query failed', cause: { code: '23505', constraint: 'user_email_unique' } });
  expect(logged.at.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toContain('ratri');
});

it('says nothing of a value that the database could not read, whoever asked it', () => {
  const misread = Object.assign(new Error('invalid input syntax for type integer: "Ratri"'), { code: '22P02' });
  expect(safeError(misread)).toMatchObject({ message: 'a query failed', code: '22P02' });
  const missing = Object.assign(new Error('relation "cases.record" does not exist'), { code: '42P01' });
  expect(safeError(missing).message).toContain('cases.record');
  expect(safeError(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })).message).toBe('write EPIPE');
});

it('takes anything that can be thrown', () => {
  for (const thrown of [null, undefined, 'text with a name', 3, { secret: true }])
    expect(JSON.stringify(safeError(thrown))).not.toMatch(/name|secret/);
});
