/** A mail server hands in what came back, as mail servers write it. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, TEST_SECRET, type TestWorld } from '#platform/testing/test-world.ts';
import { getDraft, getIssue, getNewsletter } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, atAnyHour, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { returnToken } from './return-token.policy.ts';

const SECRET = 'what the mail server shows, long enough for it';
const noSessions = { resolve: async () => null };

let world: TestWorld;
let app: FastifyInstance;
let staff: Caller;
let reader: Caller;
let number = 0;
let letter: { id: string; slug: string };
let token: string;
let email: string;
let issues: string[];

beforeAll(async () => {
  world = await openTestWorld({ deliveryReportSecret: SECRET });
  app = await openTestHttp(world, noSessions);
  staff = world.as(await aMember(world, { rights: ['newsletters'] }));
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(async () => {
  number += 1;
  email = `reader-${number}@letters.test`;
  reader = await atAnyHour(world.as(await aMember(world, { email })));
  letter = await aNewsletter(staff);
  await subscribeTo(reader, letter.id);
  issues = [await anIssue(staff, letter.id)];
  world.sent.length = 0;
  await world.runJobs();
  token = world.sent.find(({ to }) => to === email)?.returnToken ?? '';
});

const status = (action = 'failed', code = '5.1.1', said = `550 5.1.1 <${email}>: User unknown`) =>
  [
    'Reporting-MTA: dns; mx.letters.test',
    '',
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${action}`,
    `Status: ${code}`,
    `Diagnostic-Code: smtp; ${said}`,
    '',
  ].join('\r\n');

/** As a mail server sends it to the address in the mail's envelope. */
const report = (part = status(), recipient = `r-${token}@bounces.kolegia.test`) =>
  [
    'From: MAILER-DAEMON@mx.letters.test',
    `To: ${recipient}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    part,
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: no-reply@kolegia.test',
    'Subject: The issue',
    '',
    'Action: failed',
    '--b--',
    '',
  ].join('\r\n');

interface Handing {
  recipient?: string;
  payload?: string | Buffer;
  type?: string;
  authorization?: string;
  server?: FastifyInstance;
}
const handIn = async ({
  recipient = `r-${token}`,
  payload = report(),
  type = 'message/rfc822',
  authorization = `Bearer ${SECRET}`,
  server = app,
}: Handing = {}) => {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: `/newsletters/delivery-reports/${encodeURIComponent(recipient)}`,
    payload,
    headers: { 'content-type': type, authorization },
  });
  return { statusCode, body };
};
const isSilenced = async () => (await reader.call(getNewsletter, { slug: letter.slug })).newsletter.undeliverable;

describe('a report that nobody is there', () => {
  it.each([
    ['as a mail', {}],
    ['by the whole address', { whole: true }],
    ['in capitals, as some servers write addresses', { capitals: true }],
    ['as the part that says what happened', { payload: true }],
  ] as const)('ends what is sent there: %s', async (_name, how) => {
    const address = 'whole' in how ? `r-${token}@bounces.kolegia.test` : 'capitals' in how ? `R-${token.toUpperCase()}` : `r-${token}`;
    const part = 'payload' in how ? { payload: status(), type: 'message/delivery-status' } : {};
    expect(await handIn({ recipient: address, ...part })).toEqual({ statusCode: 204, body: '' });
    expect(await isSilenced()).toBe(true);
    world.sent.length = 0;
    await anIssue(staff, letter.id);
    await world.runJobs();
    expect(sentTo(world)).toEqual([]);
  });
});

it('what came back is not counted as sent: once, of each issue that did, and of one of before that was counted so too', async () => {
  const mailed = async () => Promise.all(issues.map(async (id) => (await staff.call(getIssue, { id })).mailed));
  issues.push(await anIssue(staff, letter.id));
  await world.runJobs();
  const tokens = world.sent.filter(({ to }) => to === email).map(({ returnToken = '' }) => returnToken);
  expect(await mailed()).toEqual([1, 1]);
  for (const one of [tokens[0], tokens[0]]) await handIn({ recipient: `r-${one}` });
  expect(await mailed()).toEqual([0, 1]);
  await handIn({ recipient: `r-${tokens[1]}` });
  expect(await mailed()).toEqual([0, 0]);
  await handIn({ recipient: `r-${returnToken(TEST_SECRET, { memberId: reader.viewer?.id ?? '', issueId: null }, email)}` });
  expect(await mailed()).toEqual([0, 0]);
  // Nobody waits for it either, until they subscribe anew.
  const { mails } = await staff.call(getDraft, { id: issues[0] ?? '' });
  expect(mails).toEqual({ sent: 0, keptBack: 0 });
});

describe('nothing is ended', () => {
  it('by delays, by refusals of us, by mails of other kinds, and by what cannot be read', async () => {
    const harmless: Handing[] = [
      { payload: report(status('delayed', '4.4.1', '450 4.4.1 Later')) },
      { payload: report(status('failed', '5.7.1', '550 5.7.1 Blocked')) },
      { payload: report(status('failed', '5.2.2', '552 5.2.2 Mailbox full')) },
      { payload: 'From: siti@rs.example\r\nSubject: I am on holiday\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n' },
      { payload: report().replace('message/delivery-status', 'text/plain') },
      { payload: Buffer.from([0, 255, 254, 13, 10, 13, 10, 0]) },
      { payload: '', type: 'message/delivery-status' },
      { payload: report().slice(0, 500) },
    ];
    for (const one of harmless) expect(await handIn(one)).toEqual({ statusCode: 204, body: '' });
    expect(await isSilenced()).toBe(false);
  });

  it('by tokens that are none, of others, or of an address that was left; and all are answered alike', async () => {
    const memberId = reader.viewer?.id ?? '';
    const wrong = [
      '',
      'x',
      token.slice(0, -1),
      `${token}0`,
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      newId() + token.slice(16),
    ];
    const [known, none] = [
      { memberId, issueId: issues.at(-1) ?? '' },
      { memberId, issueId: null },
    ];
    for (const about of [known, none])
      wrong.push(returnToken('another secret', about, email), returnToken(TEST_SECRET, about, 'left@letters.test'));
    wrong.push('a'.repeat(48), 'a'.repeat(60));
    for (const one of wrong) expect(await handIn({ recipient: `r-${one}` })).toEqual({ statusCode: 204, body: '' });
    expect(await isSilenced()).toBe(false);
  });

  it('without the secret of the settings, of whatever size, and not where there is none', async () => {
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer wrong',
      `Bearer ${SECRET}x`,
      `Basic ${Buffer.from(`x:${SECRET}`).toString('base64')}`,
    ])
      expect((await handIn({ authorization })).statusCode).toBe(401);
    expect((await handIn({ type: 'application/json', payload: '{}' })).statusCode).toBe(415);
    expect((await handIn({ payload: report() + 'x'.repeat(300_000) })).statusCode).toBe(413);
    const other = await openTestWorld();
    const server = await openTestHttp(other, noSessions);
    expect((await handIn({ server })).statusCode).toBe(404);
    await server.close();
    await other.close();
    expect(await isSilenced()).toBe(false);
  });
});

it('reports come so many in a minute, and no more guesses at the secret', async () => {
  const server = await openTestHttp(world, noSessions);
  const codes = new Map<number, number>();
  for (let n = 0; n < 620; n++) {
    const { statusCode } = await handIn({ server, authorization: 'Bearer guess' });
    codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 401: 600, 429: 20 });
  await server.close();
});
