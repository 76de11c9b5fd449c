/** Passwords of protected forums. Many people know one, so it is worth guessing: each guess is made dear, and few are looked at. */
import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_TRIES } from '../forums.contract.ts';

/**
 * 32 MiB and about a tenth of a second for each guess: N = 2^15, r = 8, p = 3, one of the settings that OWASP's Password
 * Storage Cheat Sheet holds equal. They stand in the hash, so that they can be raised.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 96 * 1024 * 1024;

/**
 * What may be tried in one forum until the window is over. Of all together far more than a crowd of guessers shuts off by trying: the
 * door stays open to whoever knows the password, and the brake holds only against hundreds of accounts.
 */
export const TRY_WINDOW_SECONDS = PASSWORD_TRIES.minutes * 60;
export const MOST_TRIES = { member: PASSWORD_TRIES.most, network: 20, forum: 2_000 } as const;

/** Whom a try counts against. The address is kept as a keyed hash: it is nobody's business afterwards. */
export const trySubjects = (secret: string, memberId: string, network: string) =>
  [
    // Always in this order, so that no two tries wait for each other.
    { subject: 'forum', most: MOST_TRIES.forum },
    { subject: `network ${createHmac('sha256', secret).update(`forum ${network}`).digest('base64url')}`, most: MOST_TRIES.network },
    { subject: `member ${memberId}`, most: MOST_TRIES.member },
  ] as const;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { log2N: Number(log2N), r: Number(r), p: Number(p) });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // As typed on any keyboard: é is one letter or two.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
