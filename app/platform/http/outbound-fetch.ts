/**
 * Reads addresses that people typed in, such as feeds and link previews, without becoming their way into our own network: the
 * name is resolved here, every address it has is checked, and the connection goes to exactly the address that was checked.
 */
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { lookupOfAny } from './few-lookups.ts';
import { OutboundFault } from './outbound-fault.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutboundOptions {
  /** Media types that are taken, without parameters: `text/html`. */
  readonly accept: readonly string[];
  readonly maxBytes?: number;
  /** For everything: names, redirects and the last byte. */
  readonly timeoutMs?: number;
  /** Of an earlier answer: what has not changed is not sent again (status 304). */
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface OutboundAnswer {
  /** Where the redirects led. */
  readonly url: string;
  /** 2xx, or 304 without a body. */
  readonly status: number;
  /** Lower case, without parameters. */
  readonly contentType: string;
  readonly charset: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bytes: Uint8Array;
}

/** Throws `OutboundFault`. */
export type OutboundFetch = (url: string, options: OutboundOptions) => Promise<OutboundAnswer>;

const MAX_REDIRECTS = 5;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;

export interface OutboundNetwork {
  readonly lookup: LookupFunction;
  readonly isAllowed: (address: string) => boolean;
}

const OPEN_INTERNET: OutboundNetwork = { lookup: lookupOfAny, isAllowed: isPublicAddress };

export function createOutboundFetch(network: OutboundNetwork = OPEN_INTERNET): OutboundFetch {
  return async (url, options) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    // One agent per call: no connection is kept that another call could use without the check.
    const agent = new Agent({
      connect: { lookup: guardedLookup(network), timeout: options.timeoutMs ?? TIMEOUT_MS },
      maxHeaderSize: MAX_HEADER_BYTES,
      connections: 1,
    });
    try {
      return await follow(url, options, network, agent, signal);
    } catch (error) {
      throw faultOf(error, signal);
    } finally {
      await agent.destroy();
    }
  };
}

async function follow(
  start: string,
  options: OutboundOptions,
  network: OutboundNetwork,
  agent: Agent,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const target = checked(url, network);
    const response = await fetch(target.href, {
      dispatcher: agent,
      signal,
      redirect: 'manual',
      credentials: 'omit',
      headers: headersFor(options),
    });
    const location = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get('location') : null;
    if (location === null) return read(target.href, response, options);
    await response.body?.cancel();
    if (!URL.canParse(location, target.href)) throw new OutboundFault('redirects', response.status);
    url = new URL(location, target.href).href;
  }
  throw new OutboundFault('redirects');
}

/** Numbers instead of names never reach the lookup, so they are judged here; URL has already unified 0x7f.1 and 2130706433. */
export function checked(url: string, network: OutboundNetwork): URL {
  if (!URL.canParse(url)) throw new OutboundFault('scheme');
  const target = new URL(url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') throw new OutboundFault('scheme');
  if (target.username !== '' || target.password !== '') throw new OutboundFault('address');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !network.isAllowed(host)) throw new OutboundFault('address');
  return target;
}

/** One forbidden address among several is enough to refuse: that mixture is how rebinding is done. */
export function guardedLookup({ lookup, isAllowed }: OutboundNetwork): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) return callback(new OutboundFault('address'), []);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const headersFor = ({ accept, etag, lastModified }: OutboundOptions): Record<string, string> => ({
  accept: accept.join(', '),
  'user-agent': 'Kolegia/1.0 (+link preview and feed reader)',
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
});

async function read(url: string, response: Response, options: OutboundOptions): Promise<OutboundAnswer> {
  const { status, headers } = response;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const contentType = type.trim();
  const unchanged = status === 304;
  if (!unchanged && !response.ok) throw new OutboundFault('status', status, retryAfterOf(headers.get('retry-after')));
  if (!unchanged && !options.accept.includes(contentType)) throw new OutboundFault('type', status);
  return {
    url,
    status,
    contentType,
    charset: /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? null,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    bytes: await bodyOf(response, options.maxBytes ?? MAX_BYTES),
  };
}

/** RFC 9110, 10.2.3: a number of seconds, or a date; null for anything else, and for what is over. */
function retryAfterOf(value: string | null): number | null {
  if (value === null) return null;
  const given = value.trim();
  const seconds = /^\d{1,10}$/.test(given)
    ? Number(given)
    : /^[A-Z][a-z]{2}, /.test(given)
      ? (Date.parse(given) - Date.now()) / 1000
      : Number.NaN;
  return seconds > 0 ? Math.ceil(seconds) : null;
}

/** Counted after unpacking, so that a small answer cannot grow large here. */
async function bodyOf({ headers, body, status }: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new OutboundFault('size', status);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OutboundFault('size', status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function faultOf(error: unknown, signal: AbortSignal): OutboundFault {
  for (let current = error; current instanceof Error; current = current.cause) if (current instanceof OutboundFault) return current;
  return new OutboundFault(signal.aborted ? 'time' : 'unreachable');
}
