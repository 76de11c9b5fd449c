/** Signed addresses: whoever holds one may do one thing with one video until it expires. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `preview` is for authors and staff: it holds whatever the state of the item. */
export type PassUse = 'watch' | 'preview' | 'upload';

/** In addresses of videos that everyone may watch. */
export const OPEN_PASS = 'open';

const MINUTE = 60_000;
/** Addresses begin at full quarters of an hour, so that browsers can keep what they have fetched. */
const STEP = 15 * MINUTE;
/** Nobody asks who holds one, so it soon outlives its holder's session no more: players take another while they play (`address-renewal.tsx`). */
const LIFETIME: Record<PassUse, number> = { watch: 30 * MINUTE, preview: 30 * MINUTE, upload: 24 * 60 * MINUTE };

export function passFor(secret: string, use: PassUse, videoId: string, now: number): string {
  const expires = Math.floor((Math.ceil(now / STEP) * STEP + LIFETIME[use]) / 1000);
  return `${expires.toString(36)}-${signature(secret, use, videoId, expires)}`;
}

export function isPassValid(secret: string, use: PassUse, videoId: string, pass: string, now: number): boolean {
  const parts = /^([0-9a-z]{1,10})-([\w-]{43})$/.exec(pass);
  if (parts === null) return false;
  const [, expiry = '', given = ''] = parts;
  const expires = Number.parseInt(expiry, 36);
  if (!(expires * 1000 > now)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, use, videoId, expires)));
}

const signature = (secret: string, use: PassUse, videoId: string, expires: number): string =>
  createHmac('sha256', secret).update(`videos\n${use}\n${videoId}\n${expires}`).digest('base64url');
