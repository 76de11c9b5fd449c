/** The key pair by which push services know us (VAPID, RFC 8292). */
import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  /** The point, uncompressed, and the scalar: base64url, as push libraries write them. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of P-256 (FIPS 186-5): a private key lies below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Made from the installation's secret, which is made at its first start and kept: the same on every server, and nothing more to keep.
 * Who changes the secret ends the push messages of all browsers, with all sessions; keys of one's own outlive that.
 */
export function derivedKeys(secret: string): VapidKeys {
  // 16 bytes more than needed: what the remainder favours is too little to matter (FIPS 186-5, A.2.1).
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'notifications.vapid', 48)).toString('hex');
  const scalar = (BigInt(`0x${wide}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

export const keysOf = (settings: { readonly secret: string; readonly push: { readonly keys: VapidKeys | undefined } }): VapidKeys =>
  settings.push.keys ?? derivedKeys(settings.secret);
