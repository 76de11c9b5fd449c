import { expect, it } from 'vitest';
import { isNoMailbox, replyOf } from './refusal.policy.ts';

it('reads the codes of a reply, of one line or of several', () => {
  expect(replyOf('550 5.1.1 <a@rs.example>: Recipient address rejected: User unknown')).toMatchObject({ code: 550, status: '5.1.1' });
  expect(
    replyOf('550-5.1.1 The email account that you tried to reach does\r\n550-5.1.1 not exist.\r\n550 5.1.1 https://mail.example'),
  ).toMatchObject({ code: 550, status: '5.1.1' });
  expect(replyOf('450 4.2.1 Come back later')).toMatchObject({ code: 450, status: '4.2.1' });
  expect(replyOf('550 No such user here')).toMatchObject({ code: 550, status: null });
  expect(replyOf('550 192.0.2.5 is blocked')).toMatchObject({ code: 550, status: null });
  expect(replyOf('250 2.1.5 OK')).toMatchObject({ code: 250, status: '2.1.5' });
  expect(replyOf('nonsense')).toMatchObject({ code: null, status: null });
});

/** As servers of the wide world put it. */
it.each([
  '550 5.1.1 <a@rs.example>: Recipient address rejected: User unknown in local recipient table',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
  '550 5.1.1 Mailbox does not exist',
  '550 5.1.1 <policy@spam.example>: User unknown; see https://mail.example/policy',
  '550 blocked@rs.example: no such user',
  '550 5.1.2 Bad destination system: no such domain',
  '550 5.1.3 Bad recipient address syntax',
  '551 5.1.6 Recipient has moved, mailbox forwarded',
  '556 5.1.10 Recipient address has null MX',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 5.0.0 User unknown',
  '550 User unknown',
  '550 No such user here',
  '550 Unknown user a@rs.example',
  '550 sorry, no mailbox here by that name.',
  '550 Invalid recipient',
  '550 Recipient not found',
  '553 sorry, that address does not exist',
  "554 delivery error: dd This user doesn't have a mail account here",
  '550 Requested action not taken: mailbox not found',
])('nobody is there: %s', (reply) => {
  expect(isNoMailbox(replyOf(reply))).toBe(true);
});

it.each([
  // About us, our server or what we wrote.
  '550 5.7.1 Message blocked due to the reputation of the sending address',
  '550 5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail',
  '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example',
  '550 5.7.509 Access denied, sending domain does not pass DMARC verification',
  '550 5.1.7 Sender address rejected: no such mailbox of a sender',
  '550 5.1.8 Sender address rejected: Domain not found',
  '554 5.3.4 Message too big for system',
  '550 5.3.2 System not accepting network messages',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 5.5.0 Sender was not recognised',
  '550 5.6.0 Message content rejected',
  '550 5.1.1 User unknown; your address 192.0.2.1 is listed at dnsbl.example',
  '550 Blocked by spam filter',
  '550 Mail from your host is not accepted, unknown user policy',
  '550 Requested action not taken: mailbox unavailable',
  '550 Administrative prohibition',
  '550 rejected',
  '554 Transaction failed',
  // May pass.
  '452 4.2.2 Mailbox full',
  '552 5.2.2 Mailbox full',
  '450 4.1.1 User unknown at the moment',
  '450 User unknown, greylisted',
  '421 4.7.0 Try again later',
  '550 4.1.1 A code that contradicts itself',
  'nonsense',
])('somebody may be there: %s', (reply) => {
  expect(isNoMailbox(replyOf(reply))).toBe(false);
});

it('takes the codes of a report as they are', () => {
  expect(isNoMailbox({ code: null, status: '5.1.1', text: '' })).toBe(true);
  expect(isNoMailbox({ code: null, status: '5.1.1', text: 'blocked' })).toBe(false);
  expect(isNoMailbox({ code: null, status: '4.4.7', text: 'user unknown' })).toBe(false);
  expect(isNoMailbox({ code: null, status: null, text: 'user unknown' })).toBe(false);
});
