import { newId } from '../db/id.ts';
import type { Channel } from './carrier.ts';

export interface OutboxEntry {
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** Of a mail, the part with markup. */
  readonly html?: string | undefined;
  /** Where the mail can be ended. */
  readonly unsubscribeUrl?: string | undefined;
  /** How a mail program ends it by itself. */
  readonly unsubscribePost?: string | undefined;
  /** Where the mail comes back to. */
  readonly returnPath?: string | undefined;
  /** The one-time code in the text. */
  readonly code: string | null;
}

/** What the fakes were given to send, in memory. */
export interface Outbox {
  add(message: Omit<OutboxEntry, 'id' | 'at' | 'code'>): void;
  /** Newest first. */
  entries(): readonly OutboxEntry[];
}

const KEPT = 200;

export function createOutbox(): Outbox {
  const entries: OutboxEntry[] = [];
  return {
    add(message) {
      entries.unshift({ ...message, id: newId(), at: new Date().toISOString(), code: codeIn(message.text) });
      entries.length = Math.min(entries.length, KEPT);
    },
    entries: () => [...entries],
  };
}

/** A number that stands on a line of its own, else the first word of four to six digits: those inside an address are none. */
const codeIn = (text: string): string | null =>
  /^[ \t]*(\d{4,8})[ \t]*$/m.exec(text)?.[1] ?? /(?<![\w+/-])\d{4,6}(?![\w/-])/.exec(text)?.[0] ?? null;
