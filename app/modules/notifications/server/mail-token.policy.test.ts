import { expect, it } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { signedIds } from '#platform/delivery/signed-ids.ts';
import { mailToken, memberOfMail } from './mail-token.policy.ts';

it('names a member to whoever has the secret, and is neither made up nor taken from another mail', () => {
  const [memberId, other] = [newId(), newId()];
  const token = mailToken('a secret', memberId);
  expect(token).toMatch(/^[\w-]{20,160}$/);
  expect(memberOfMail('a secret', token)).toBe(memberId);
  const wrong = [
    mailToken('another secret', memberId),
    other + token.slice(other.length),
    signedIds('a secret', 'newsletters.unsubscribe', [memberId]),
    signedIds('a secret', 'newsletters.unsubscribe', [other, memberId]),
    token.slice(0, -1),
    `${token}x`,
    memberId,
    '',
  ];
  expect(wrong.map((one) => memberOfMail('a secret', one))).toEqual(wrong.map(() => null));
});
