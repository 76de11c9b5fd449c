/**
 * A gateway that sends nothing: what it is given lands in the outbox. Numbers ending in 0000 find it broken (500), numbers
 * ending in 0001 are refused (400).
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Channel } from './carrier.ts';
import type { Outbox } from './outbox.ts';

const Body = z.strictObject({ to: z.string().regex(/^\+\d{6,15}$/), text: z.string().min(1) });

/** What it answers to a message for this number instead of taking it. */
export function faultOf(number: string): 400 | 500 | null {
  if (number.endsWith('0001')) return 400;
  return number.endsWith('0000') ? 500 : null;
}

export interface FakeService {
  readonly url: string;
  close(): Promise<void>;
}

export async function startGatewayFake(channel: Exclude<Channel, 'mail'>, outbox: Outbox): Promise<FakeService> {
  const known = new Set<string>();
  const server = createServer(async (request, response) => {
    response.writeHead(await answerTo(request)).end();
  });

  async function answerTo(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    const body = Body.safeParse(await json(request).catch(() => null));
    if (!body.success) return 400;
    const fault = faultOf(body.data.to);
    if (fault !== null) return fault;
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') {
      if (known.has(key)) return 200;
      known.add(key);
    }
    outbox.add({ channel, to: body.data.to, subject: null, text: body.data.text });
    return 202;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
