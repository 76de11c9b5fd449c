import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recipientsIn, saysNobody } from './delivery-report.policy.ts';

const report = (...fields: string[]) =>
  ['Reporting-MTA: dns; mx.rs.example', 'Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0700', '', ...fields].join('\r\n');
const failed = (status: string, diagnostic?: string) =>
  report(
    'Final-Recipient: rfc822; siti@rs.example',
    'Action: failed',
    `Status: ${status}`,
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: ${diagnostic}`]),
  );

it('reads a report, with fields in any case, folded, and lines of any kind', () => {
  const text = report(
    'Original-Recipient: rfc822;siti@rs.example',
    'FINAL-RECIPIENT: rfc822; siti@rs.example',
    'action: Failed',
    'Status: 5.1.1 (bad mailbox)',
    'Diagnostic-Code: smtp; 550 5.1.1 <siti@rs.example>:',
    '\tUser unknown',
    '',
    'Final-Recipient: rfc822; tono@rs.example',
    'Action: delayed',
    'Status: 4.4.1',
    'Status: 5.1.1',
  );
  const expected = [
    { action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 <siti@rs.example>: User unknown' },
    { action: 'delayed', status: '4.4.1', diagnostic: null },
  ];
  expect(recipientsIn(text)).toEqual(expected);
  expect(recipientsIn(text.replaceAll('\r\n', '\n'))).toEqual(expected);
});

it.each([
  failed('5.1.1'),
  failed('5.1.1', 'smtp; 550 5.1.1 User unknown'),
  failed('5.2.1', 'smtp; 550 5.2.1 This account is disabled'),
  failed('5.0.0', 'smtp; 550 User unknown'),
  failed('5.0.0', 'smtp; 550 5.1.1 Not here'),
  failed('5.1.2', 'X-Postfix; Host or domain name not found'),
])('says that nobody is there: %s', (text) => {
  expect(saysNobody(recipientsIn(text))).toBe(true);
});

it.each([
  failed('5.7.1', 'smtp; 550 5.7.1 Blocked'),
  failed('5.1.1', 'smtp; 550 5.1.1 Your host is listed at dnsbl.example'),
  failed('5.2.2', 'smtp; 552 5.2.2 Mailbox full'),
  failed('5.4.7'),
  failed('4.4.7'),
  failed('5.0.0'),
  failed('nothing'),
  failed('5.1.1').replace('failed', 'delayed'),
  failed('5.1.1').replace('failed', 'delivered'),
  failed('5.1.1').replace('Final-Recipient', 'X-Recipient'),
  report('Subject: I am on holiday', '', 'I am away. 5.1.1 User unknown'),
  '',
])('does not: %s', (text) => {
  expect(saysNobody(recipientsIn(text))).toBe(false);
});

it('takes whatever it is given, in no time', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => Array.isArray(recipientsIn(text))));
  const started = performance.now();
  recipientsIn(`${'a'.repeat(200_000)}: x\n${' \n'.repeat(60_000)}${'Action: failed\nFinal-Recipient: x\n\n'.repeat(1_000)}`);
  expect(recipientsIn('Final-Recipient: x\nAction: failed\n\n'.repeat(900)).length).toBe(20);
  expect(performance.now() - started).toBeLessThan(1_000);
});
