import { expect, test } from 'vitest';
import { openSealed, seal } from './seal.ts';

const KEY = { secret: 'a secret that only tests know, long enough', use: 'test.sealed' };

test('opens with the secret and beside what it belongs to, and nowhere else', () => {
  const sealed = seal(KEY, 'message-1', 'Kode: 482913');
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(openSealed(KEY, 'message-1', sealed)).toBe('Kode: 482913');
  expect(openSealed({ ...KEY, secret: 'another secret' }, 'message-1', sealed)).toBeNull();
  expect(openSealed({ ...KEY, use: 'test.another' }, 'message-1', sealed)).toBeNull();
  expect(openSealed(KEY, 'message-2', sealed)).toBeNull();
});

test('is another one each time, so that equal texts cannot be told', () => {
  const [one, other] = [seal(KEY, 'message-1', '482913'), seal(KEY, 'message-1', '482913')];
  expect(one).not.toBe(other);
});

test('does not open once a single bit of it was changed', () => {
  const sealed = seal(KEY, 'message-1', '482913');
  // Of the last letter, some bits say nothing: what is changed are the bytes.
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length * 8; at += 5) {
    const changed = Buffer.from(bytes);
    changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
    expect(openSealed(KEY, 'message-1', `v1.${changed.toString('base64url')}`)).toBeNull();
  }
  for (const none of ['', 'v1.', 'v1.AAAA', `v2.${sealed.slice(3)}`, sealed.slice(0, -4)]) {
    expect(openSealed(KEY, 'message-1', none)).toBeNull();
  }
});
