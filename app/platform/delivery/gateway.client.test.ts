import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { outboxFolder } from '../testing/outbox-folder.ts';
import type { RenderedMessage } from './carrier.ts';
import { createGatewayClient } from './gateway.client.ts';
import { startGatewayFake } from './gateway.fake.ts';
import { createOutbox } from './outbox.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const message = (to: string): RenderedMessage => ({ id: '0abcdefghjkmnpqr', to, language: 'en', subject: '', text: 'Your code is 482913' });

async function fakeGateway() {
  const outbox = createOutbox(outboxFolder());
  const fake = await startGatewayFake('whatsapp', outbox);
  closing.push(fake.close);
  return { client: createGatewayClient({ url: fake.url, token: 'a token' }), outbox };
}

/** Answers every request in the same way, and keeps what it was sent. */
async function gatewayThat(answer: number | 'hangs' | 'redirects') {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    if (answer === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    else if (answer !== 'hangs') response.writeHead(answer).end('+6281234567890 was refused');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { seen, client: createGatewayClient({ url, token: 'a token', timeoutMs: 200 }) };
}

test('a message reaches the gateway once, however often it is sent', async () => {
  const { client, outbox } = await fakeGateway();
  await client.deliver(message('+6281234567890'));
  await client.deliver(message('+6281234567890'));
  expect(outbox.entries()).toMatchObject([
    { channel: 'whatsapp', to: '+6281234567890', subject: null, text: 'Your code is 482913', code: '482913' },
  ]);
});

test('a broken gateway is tried again, a refused number is not', async () => {
  const { client, outbox } = await fakeGateway();
  await expect(client.deliver(message('+6281234560000'))).rejects.toMatchObject({ permanent: false, message: 'status 500' });
  await expect(client.deliver(message('+6281234560001'))).rejects.toMatchObject({ permanent: true, message: 'status 400' });
  expect(outbox.entries()).toEqual([]);
});

test.each([
  [200, null],
  [400, true],
  [404, true],
  [401, false],
  [408, false],
  [429, false],
  [503, false],
] as const)('an answer of %d', async (status, permanent) => {
  const { client, seen } = await gatewayThat(status);
  const sending = client.deliver(message('+6281234567890'));
  if (permanent === null) await sending;
  else await expect(sending).rejects.toMatchObject({ permanent, message: `status ${status}` });
  expect(seen[0]).toMatchObject({
    authorization: 'Bearer a token',
    'idempotency-key': '0abcdefghjkmnpqr',
    'content-type': 'application/json',
  });
});

test('no answer in time, a redirect and nobody there are reasons to try again', async () => {
  await expect((await gatewayThat('hangs')).client.deliver(message('+6281234567890'))).rejects.toMatchObject({
    permanent: false,
    message: 'timeout',
  });
  await expect((await gatewayThat('redirects')).client.deliver(message('+6281234567890'))).rejects.toMatchObject({ permanent: false });
  const nobody = createGatewayClient({ url: 'http://127.0.0.1:9/', token: undefined });
  await expect(nobody.deliver(message('+6281234567890'))).rejects.toMatchObject({ permanent: false, message: 'unreachable' });
});
