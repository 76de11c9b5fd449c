/**
 * A push service and its browsers. It takes messages as RFC 8030 says, insists on a signature by VAPID (RFC 8292) whose key it was
 * told at subscribing, and opens each with the browser's own keys (RFC 8291, RFC 8188), as a browser would.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushDevice } from '../push.contract.ts';

const MAX_BYTES = 4096;
const DAY_SECONDS = 86_400;

export interface FakeBrowser extends PushDevice {
  /** What came, unpacked, oldest first. */
  readonly shown: { readonly payload: unknown; readonly topic: string | undefined; readonly urgency: string | undefined }[];
  /** The service forgets it: messages to it are answered with 410. */
  unsubscribe(): void;
}

export interface PushFake {
  /** Without a slash at the end. */
  readonly url: string;
  /** A browser that takes messages from the owner of this key. */
  subscribe(applicationServerKey: string): FakeBrowser;
  /** The next messages are answered with this status, until null. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

interface Subscription {
  readonly key: string;
  readonly curve: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly browser: FakeBrowser;
}

export async function startPushFake(): Promise<PushFake> {
  const subscriptions = new Map<string, Subscription>();
  let failure: number | null = null;
  const server = createServer(async (request, response) => {
    const subscription = subscriptions.get(request.url ?? '');
    const body = await buffer(request);
    const status = failure ?? (subscription === undefined ? 410 : receive(request, body, subscription));
    response.writeHead(status, { location: `${request.url}/message` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function receive({ method, headers }: IncomingMessage, body: Buffer, { key, curve, auth, browser }: Subscription): number {
    if (method !== 'POST') return 405;
    const ttl = Number(headers.ttl);
    if (!Number.isInteger(ttl) || ttl < 0 || headers['content-encoding'] !== 'aes128gcm') return 400;
    if (body.length > MAX_BYTES) return 413;
    if (!isSigned(headers.authorization ?? '', { key, audience: url })) return 403;
    const { topic, urgency } = headers as Record<string, string | undefined>;
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return 400;
    browser.shown.push({ payload: JSON.parse(opened(body, curve, auth)), topic, urgency });
    return 201;
  }

  return {
    url,
    subscribe(key) {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const keys = { p256dh: curve.generateKeys('base64url'), auth: auth.toString('base64url') };
      const browser: FakeBrowser = { endpoint: url + path, keys, shown: [], unsubscribe: () => void subscriptions.delete(path) };
      subscriptions.set(path, { key, curve, auth, browser });
      return browser;
    },
    failWith(status) {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: a token of ES256 for this service, not over and not for longer than a day, by the key that it names. */
function isSigned(authorization: string, { key, audience }: { key: string; audience: string }): boolean {
  const [, token = '', by] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (by !== key) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const now = Date.now() / 1000;
  return aud === audience && typeof exp === 'number' && exp > now && exp <= now + DAY_SECONDS && /^(?:mailto:|https:)/.test(String(sub));
}

/** One record is all there is: salt (16), record size (4), length of the sender's key (1), the key, and what is sealed. */
function opened(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const contentKey = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // What is meant ends with 2, then nothing but zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
