import { afterEach, expect, test } from 'vitest';
import type { RenderedMessage } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { createMailClient } from './mail.client.ts';
import { startMailFake } from './mail.fake.ts';
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

async function mailServer() {
  const outbox = createOutbox();
  const fake = await startMailFake(outbox);
  const client = createMailClient({ smtpUrl: fake.url, from: 'Kolegia <no-reply@kolegia.example>', publicUrl: 'https://kolegia.example' });
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
  expect(outbox.entries().map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([
    undefined,
    'https://kolegia.example/newsletters/unsubscribe/x',
  ]);
});

test('a server that is busy is tried again, an unknown mailbox is not', async () => {
  const { client, outbox } = await mailServer();
  expect(await faultOf(client.deliver(message('later@rs.example')))).toMatchObject({ permanent: false, message: 'EENVELOPE 451' });
  expect(await faultOf(client.deliver(message('refused@rs.example')))).toMatchObject({ permanent: true, message: 'EENVELOPE 550' });
  expect(outbox.entries()).toEqual([]);
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
