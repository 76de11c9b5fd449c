/** Asks a feed's server, through the fetch that reaches no private address, and reads what it answers. */
import { OutboundFault } from '#platform/http/outbound-fault.ts';
import type { OutboundFetch } from '#platform/http/outbound-fetch.ts';
import type { SourceFault } from '../journal.contract.ts';
import type { UnclearDates } from './feed-date.policy.ts';
import type { Entry, SourceFacts } from './feed-entry.policy.ts';
import { readFeed } from './feed-reading.client.ts';

const ACCEPT = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'application/json',
  // What misconfigured servers call their feeds.
  'text/plain',
  'application/octet-stream',
];
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const GONE = 410;

export interface AskedSource extends SourceFacts {
  readonly feedUrl: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FeedAnswer =
  | { readonly state: 'unchanged' }
  | (UnclearDates & {
      readonly state: 'read';
      readonly entries: readonly Entry[];
      readonly etag: string | null;
      readonly lastModified: string | null;
    })
  | {
      readonly state: 'failed';
      readonly fault: SourceFault /** Seconds, where the server said when to come back. */;
      readonly retryAfter?: number;
    };

export async function askFeed(outbound: OutboundFetch, source: AskedSource, now: Date): Promise<FeedAnswer> {
  try {
    const answer = await outbound(source.feedUrl, {
      accept: ACCEPT,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(source.etag !== null && { etag: source.etag }),
      ...(source.lastModified !== null && { lastModified: source.lastModified }),
    });
    if (answer.status === 304) return { state: 'unchanged' };
    const { name, kind, language, specialities, openAccess } = source;
    const facts = { name, kind, language, specialities, openAccess };
    const read = await readFeed({ bytes: answer.bytes, charset: answer.charset, url: answer.url, source: facts, now });
    if ('fault' in read) return { state: 'failed', fault: read.fault };
    const [etag, lastModified] = [answer.etag?.slice(0, 500) ?? null, answer.lastModified?.slice(0, 100) ?? null];
    return { state: 'read', ...read, etag, lastModified };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    const fault = error.reason === 'status' && error.status === GONE ? 'gone' : error.reason;
    return { state: 'failed', fault, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) };
  }
}
