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

it('takes anything that can be thrown', () => {
  for (const thrown of [null, undefined, 'text with a name', 3, { secret: true }])
    expect(JSON.stringify(safeError(thrown))).not.toMatch(/name|secret/);
});
