/** What the clients of Crossref and ORCID share: reading JSON of a register, and what they make of a work. */
import { lookupOfOurs } from '#platform/http/few-lookups.ts';
import { OutboundFault } from '#platform/http/outbound-fault.ts';
import { createOutboundFetch, type OutboundFetch } from '#platform/http/outbound-fetch.ts';

/** The register did not answer, or not in its own format. */
export class RegisterSilent extends Error {}

const JSON_TYPES = ['application/json', 'application/vnd.orcid+json'];
/** A long record has a thousand works. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

const openInternet = createOutboundFetch();
// Who runs the product named this address, and it may lie in their own network.
const anywhere = createOutboundFetch({ lookup: lookupOfOurs, isAllowed: () => true });

/** Null when the register does not know it. Throws `RegisterSilent`. */
export async function readRegister(url: string, { own }: { own: boolean }): Promise<unknown> {
  const fetch: OutboundFetch = own ? anywhere : openInternet;
  try {
    const { bytes } = await fetch(url, { accept: JSON_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof OutboundFault && (error.status === 404 || error.status === 410)) return null;
    if (error instanceof OutboundFault || error instanceof SyntaxError) throw new RegisterSilent(error.message);
    throw error;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Titles carry marks of HTML and JATS; what is shown is plain text, bounded. */
export function plainTitle(text: string): string {
  const plain = text
    .slice(0, 4000)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain.length <= 500 ? plain : `${plain.slice(0, 499)}…`;
}

/** A year that a publication can have, or null. */
export function plausibleYear(value: unknown): number | null {
  const year = Number(value);
  return Number.isInteger(year) && year >= 1800 && year <= new Date().getUTCFullYear() + 1 ? year : null;
}
