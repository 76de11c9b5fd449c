/**
 * One-time codes. Four digits are few, so everything rests on how often may be guessed: an account takes at most 25 wrong
 * guesses an hour and 50 a day, whoever makes them. Guessing for a whole day, from any number of places, opens it with a
 * chance of 1 in 200.
 *
 * It is counted by address, and each takes its share. An account has two addresses at most: together they never take more
 * than the account may. Were they counted as one, whoever locks one address could tell by the other that both belong to the
 * same member, and who knows one would lock its owner out of both.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, type CodeChannel, RESEND_AFTER_SECONDS } from '../sign-in.contract.ts';

export const TRIES_PER_CODE = 5;
const SENT_PER_ADDRESS_AND_HOUR = 5;
const SENT_PER_NETWORK_AND_HOUR = 20;
/** A phone number and an e-mail address. */
const ADDRESSES_PER_ACCOUNT = 2;
const WRONG_PER_HOUR = Math.floor(25 / ADDRESSES_PER_ACCOUNT);
const WRONG_PER_DAY = Math.floor(50 / ADDRESSES_PER_ACCOUNT);

const CHANNELS = { phone: ['sms', 'whatsapp'], email: ['mail'] } as const satisfies Record<string, readonly CodeChannel[]>;

/** Of the channels that are set up, those by which something reaches such an address, the usual one first. */
export const channelsTo = (kind: keyof typeof CHANNELS, setUp: readonly CodeChannel[]): CodeChannel[] =>
  CHANNELS[kind].filter((channel) => setUp.includes(channel));

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
export const newSalt = (): string => randomBytes(16).toString('base64url');

export interface CodeParts {
  readonly channel: CodeChannel;
  readonly address: string;
  readonly code: string;
  readonly salt: string;
}

/** Keyed: ten thousand codes are tried in a moment by whoever holds an unkeyed hash. */
export const codeHash = (secret: string, { channel, address, code, salt }: CodeParts): string =>
  createHmac('sha256', secret).update(['code', channel, address, code, salt].join('\n')).digest('base64url');

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Under which an address, or a network, is counted: nobody can read off whose it is. */
export const subjectOf = (secret: string, kind: 'address' | 'network', value: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${value}`).digest('base64url');

/** What happened around an address, and around the network that asks, in sliding windows. */
export interface Usage {
  readonly sentThisHour: number;
  readonly sentByNetworkThisHour: number;
  readonly wrongThisHour: number;
  readonly wrongThisDay: number;
  /** Null when no code was sent within the hour. */
  readonly secondsSinceSent: number | null;
}

export type SendRefusal = { code: 'identity.addressLocked' | 'identity.tooManyCodes' | 'identity.resendTooSoon'; seconds?: number };

export const isLocked = (usage: Pick<Usage, 'wrongThisHour' | 'wrongThisDay'>): boolean =>
  usage.wrongThisHour >= WRONG_PER_HOUR || usage.wrongThisDay >= WRONG_PER_DAY;

export function sendRefusal(usage: Usage): SendRefusal | null {
  if (isLocked(usage)) return { code: 'identity.addressLocked' };
  if (usage.secondsSinceSent !== null && usage.secondsSinceSent < RESEND_AFTER_SECONDS) {
    return { code: 'identity.resendTooSoon', seconds: Math.ceil(RESEND_AFTER_SECONDS - usage.secondsSinceSent) };
  }
  const tooMany = usage.sentThisHour >= SENT_PER_ADDRESS_AND_HOUR || usage.sentByNetworkThisHour >= SENT_PER_NETWORK_AND_HOUR;
  return tooMany ? { code: 'identity.tooManyCodes' } : null;
}
