import { afterEach, expect, test } from 'vitest';
import type { RichText } from '../richtext/richtext.ts';
import { outboxFolder } from '../testing/outbox-folder.ts';
import type { RenderedMessage } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { createMailClient } from './mail.client.ts';
import { startMailFake } from './mail.fake.ts';
import { bodyText } from './mail-body.ts';
import { createOutbox } from './outbox.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const message = (to: string, more: Partial<RenderedMessage> = {}): RenderedMessage => ({
  id: '0abcdefghjkmnpqr',
  to,
  language: 'id',
  subject: 'Kode masuk Anda',
  text: 'Yth. dr. Siti Nurhalizah,\n\n482913\n\nKode ini berlaku 10 menit — jangan berikan kepada siapa pun.',
  ...more,
});

const FROM = 'Kolegia <no-reply@kolegia.example>';

async function mailServer(wish: { from?: string; bounceDomain?: string } = {}) {
  const outbox = createOutbox(outboxFolder());
  const fake = await startMailFake(outbox);
  const client = createMailClient({ smtpUrl: fake.url, publicUrl: 'https://kolegia.example', from: FROM, ...wish });
  closing.push(fake.close, client.close);
  return { client, outbox };
}

const faultOf = async (sending: Promise<void>): Promise<DeliveryFault> => {
  const fault = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(DeliveryFault);
  return fault as DeliveryFault;
};

test('a mail arrives over SMTP with its subject, its text and the code in it', async () => {
  const { client, outbox } = await mailServer();
  await client.deliver(message('siti@rs.example'));
  expect(outbox.entries()).toMatchObject([
    { channel: 'mail', to: 'siti@rs.example', subject: 'Kode masuk Anda', text: message('').text, code: '482913' },
  ]);
});

test('a mail that one may end says where, and others do not', async () => {
  const { client, outbox } = await mailServer();
  await client.deliver(message('siti@rs.example', { unsubscribeUrl: 'https://kolegia.example/newsletters/unsubscribe/x' }));
  await client.deliver(message('siti@rs.example'));
  // With the second header a mail program ends it by one click, and asks nothing (RFC 8058).
  expect(outbox.entries().map(({ unsubscribeUrl, unsubscribePost }) => [unsubscribeUrl, unsubscribePost])).toEqual([
    [undefined, undefined],
    ['https://kolegia.example/newsletters/unsubscribe/x', 'List-Unsubscribe=One-Click'],
  ]);
});

test('a server that is busy is tried again, an unknown mailbox is not', async () => {
  const { client, outbox } = await mailServer();
  expect(await faultOf(client.deliver(message('later@rs.example')))).toMatchObject({ permanent: false, message: 'EENVELOPE 451' });
  expect(await faultOf(client.deliver(message('refused@rs.example')))).toMatchObject({ permanent: true, message: 'EENVELOPE 550' });
  expect(outbox.entries()).toEqual([]);
});

test('only what the server says of the mailbox makes it unreachable, not what it says of us', async () => {
  const { client } = await mailServer();
  const fault = (to: string) => faultOf(client.deliver(message(to)));
  expect(await fault('refused@rs.example')).toMatchObject({ permanent: true, unreachable: true });
  expect(await fault('blocked@rs.example')).toMatchObject({ permanent: true, unreachable: false, message: 'EENVELOPE 550 5.7.1' });
  // Some servers look for the mailbox when they have the mail.
  expect(await fault('closed@rs.example')).toMatchObject({ permanent: true, unreachable: true, message: 'EMESSAGE 550 5.2.1' });
  expect(await fault('later@rs.example')).toMatchObject({ permanent: false, unreachable: false });
  const barred = await mailServer({ from: 'barred@kolegia.example' });
  expect(await faultOf(barred.client.deliver(message('siti@rs.example')))).toMatchObject({ permanent: true, unreachable: false });
});

test('a mail that names whom it is for comes back to an address of its own, where there is a domain for that', async () => {
  const { client, outbox } = await mailServer({ bounceDomain: 'bounces.kolegia.example' });
  await client.deliver(message('siti@rs.example', { returnToken: '0abc' }));
  await client.deliver(message('siti@rs.example'));
  const without = await mailServer();
  await without.client.deliver(message('siti@rs.example', { returnToken: '0abc' }));
  const paths = [...outbox.entries().toReversed(), ...without.outbox.entries()].map(({ returnPath, to }) => [returnPath, to]);
  expect(paths).toEqual([
    ['r-0abc@bounces.kolegia.example', 'siti@rs.example'],
    ['no-reply@kolegia.example', 'siti@rs.example'],
    ['no-reply@kolegia.example', 'siti@rs.example'],
  ]);
});

test('what somebody wrote arrives with its shape, and as text beside it', async () => {
  const { client, outbox } = await mailServer();
  const link = { type: 'link', attrs: { href: 'https://who.int/a?b=1&c="2"' } } as const;
  const parts = [
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '<b>Read</b> — this', marks: [link] }] }] },
  ] satisfies RichText[];
  const text = `${bodyText(parts)}\n\nTo end that: https://kolegia.example/end`;
  await client.deliver(
    message('siti@rs.example', { text, rich: { before: '', parts, after: '\n\nTo end that: https://kolegia.example/end' } }),
  );
  const [mail] = outbox.entries();
  expect(mail?.text).toBe('<b>Read</b> — this <https://who.int/a?b=1&c=%222%22>\n\nTo end that: https://kolegia.example/end');
  expect(mail?.html).toContain('<a href="https://who.int/a?b=1&amp;c=%222%22"');
  expect(mail?.html).toContain('&lt;b&gt;Read&lt;/b&gt; — this</a>');
  expect(mail?.html).toContain('href="https://kolegia.example/end"');
});

test('an address cannot name a second recipient, nor a subject a header', async () => {
  const { client, outbox } = await mailServer();
  await client.deliver(message('a@rs.example>, <b@rs.example')).catch(() => undefined);
  await client.deliver(message('c@rs.example', { subject: 'Hello\r\nBcc: d@rs.example' }));
  expect(outbox.entries().map(({ to }) => to)).toEqual(['c@rs.example']);
});

test('no mail server is a reason to try again', async () => {
  const client = createMailClient({
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'no-reply@kolegia.example',
    publicUrl: 'https://kolegia.example',
  });
  closing.push(client.close);
  expect(await faultOf(client.deliver(message('e@rs.example')))).toMatchObject({ permanent: false });
});
