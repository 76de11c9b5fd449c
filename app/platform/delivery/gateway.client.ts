/** SMS and WhatsApp gateways speak the same plain protocol: one POST of `{ to, text }` per message. */
import { Agent, fetch } from 'undici';
import { lookupOfOurs } from '../http/few-lookups.ts';
import type { Carrier } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';

const TIMEOUT_MS = 10_000;

/** Refusals that say nothing about the message: wait, or have the token put right. */
const MAY_PASS = new Set([401, 403, 408, 425, 429]);

export function createGatewayClient(gateway: { url: string; token: string | undefined; timeoutMs?: number }): Carrier {
  const agent = new Agent({ connect: { lookup: lookupOfOurs } });
  return {
    async deliver({ id, to, text }) {
      const response = await fetch(gateway.url, {
        method: 'POST',
        dispatcher: agent,
        headers: {
          'content-type': 'application/json',
          // After a lost answer the message is sent again: the gateway knows it by this key.
          'idempotency-key': id,
          ...(gateway.token !== undefined && { authorization: `Bearer ${gateway.token}` }),
        },
        body: JSON.stringify({ to, text }),
        // The token is for this address and no other.
        redirect: 'error',
        signal: AbortSignal.timeout(gateway.timeoutMs ?? TIMEOUT_MS),
      }).catch((error: Error) => {
        throw new DeliveryFault(error.name === 'TimeoutError' ? 'timeout' : 'unreachable', false);
      });
      await response.body?.cancel();
      if (response.ok) return;
      const { status } = response;
      throw new DeliveryFault(`status ${status}`, status >= 400 && status < 500 && !MAY_PASS.has(status));
    },
    close: () => agent.destroy(),
  };
}
