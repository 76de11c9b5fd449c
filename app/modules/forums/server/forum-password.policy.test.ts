import { expect, it } from 'vitest';
import { hashPassword, isPassword, trySubjects } from './forum-password.policy.ts';

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('kopi tubruk 1974');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('kopi tubruk 1974', hash)).toBe(true);
  for (const wrong of ['kopi tubruk 1975', 'Kopi tubruk 1974', 'kopi tubruk 1974 ', '']) expect(await isPassword(wrong, hash)).toBe(false);
});

it('salts: the same password has another hash every time', async () => {
  expect(await hashPassword('kopi tubruk 1974')).not.toBe(await hashPassword('kopi tubruk 1974'));
});

it('takes a letter with its accent however it was typed', async () => {
  expect(await isPassword('cafe\u0301 pagi hari', await hashPassword('caf\u00e9 pagi hari'))).toBe(true);
});

it('keeps no address in what a try is counted by', () => {
  const subjects = trySubjects('a secret', 'member1', '203.0.113.7').map(({ subject }) => subject);
  expect(subjects.join(' ')).not.toContain('203.0.113.7');
  expect(trySubjects('a secret', 'member1', '203.0.113.8')[1].subject).not.toBe(subjects[1]);
});
