/** Hands messages to the push services of browsers: RFC 8030, encrypted for the browser alone (RFC 8291), signed (RFC 8292). */
import webPush from 'web-push';
import { lookupOfOurs } from '#platform/http/few-lookups.ts';
import { OutboundFault } from '#platform/http/outbound-fault.ts';
import { createOutboundPost } from '#platform/http/outbound-post.ts';
import type { Services } from '#platform/services.ts';
import type { PushDeviceRow } from './push-device.store.ts';
import { keysOf } from './push-key.policy.ts';

/** After a day it is no news; the list has it. */
const KEPT_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

const openInternet = createOutboundPost();
// Who runs the product named this push service, and it may lie in their own network.
const anywhere = createOutboundPost({ lookup: lookupOfOurs, isAllowed: () => true });

export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

type PushSettings = Services['settings'];

const isOwn = ({ push: { service } }: PushSettings, endpoint: string) => service !== undefined && endpoint.startsWith(`${service}/`);

/** Browsers name their push service themselves: it must not lead into our own network, nor go unencrypted. */
export const isPushService = (settings: PushSettings, endpoint: string): boolean =>
  isOwn(settings, endpoint) || new URL(endpoint).protocol === 'https:';

/** What the browser's push service says. It keeps one message per `topic`, the last. */
export async function sendPush(
  settings: PushSettings,
  { endpoint, p256dh, auth }: Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: { payload: string; topic: string; urgent: boolean },
): Promise<PushOutcome> {
  if (!isPushService(settings, endpoint)) return 'refused';
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
    vapidDetails: { subject: settings.push.subject, ...keysOf(settings) },
    TTL: KEPT_SECONDS,
    topic: message.topic,
    urgency: message.urgent ? 'high' : 'normal',
    contentEncoding: 'aes128gcm',
  });
  const post = isOwn(settings, endpoint) ? anywhere : openInternet;
  try {
    return outcomeOf(await post(endpoint, { headers: headersOf(headers), body: body ?? Buffer.alloc(0), timeoutMs: TIMEOUT_MS }));
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    return error.reason === 'address' || error.reason === 'scheme' ? 'refused' : 'later';
  }
}

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      // The client counts the body itself.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

/** RFC 8030, 5 and 7.3: gone is 404 or 410; too many is 429. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
