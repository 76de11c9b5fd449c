/** Hands something to an address that others named, with the same care as `outbound-fetch.ts` reads from one. */
import { Agent, fetch } from 'undici';
import { lookupOfAny } from './few-lookups.ts';
import { checked, faultOf, guardedLookup, type OutboundNetwork } from './outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutboundMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly timeoutMs: number;
}

/** The status of the answer, whatever it is; redirects are not followed, and nothing else is read. Throws `OutboundFault`. */
export type OutboundPost = (url: string, message: OutboundMessage) => Promise<number>;

export function createOutboundPost(network: OutboundNetwork = { lookup: lookupOfAny, isAllowed: isPublicAddress }): OutboundPost {
  return async (url, { headers, body, timeoutMs }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const agent = new Agent({ connect: { lookup: guardedLookup(network), timeout: timeoutMs }, connections: 1 });
    try {
      const { href } = checked(url, network);
      const response = await fetch(href, {
        method: 'POST',
        dispatcher: agent,
        signal,
        redirect: 'manual',
        credentials: 'omit',
        headers,
        body,
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      throw faultOf(error, signal);
    } finally {
      await agent.destroy();
    }
  };
}
