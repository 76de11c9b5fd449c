import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** What the fakes were given to send. */
export interface Outbox {
  add(message: Omit<OutboxEntry, 'id' | 'at' | 'code'>): void;
  /** Newest first. */
  entries(): readonly OutboxEntry[];
}

const KEPT = 200;

/**
 * In a folder, each message in a file of its own: a worker sends, and a server shows. Names sort by age, those of one process also
 * within a millisecond.
 */
export function createOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let added = 0;
  /** Of files, which never change. */
  const known = new Map<string, OutboxEntry>();

  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();

  function read(name: string): OutboxEntry | null {
    const before = known.get(name);
    if (before !== undefined) return before;
    try {
      // Written by this or another process of ours, whole.
      const entry = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as OutboxEntry;
      known.set(name, entry);
      return entry;
    } catch {
      // Another process has just found it too old.
      return null;
    }
  }

  return {
    add(message) {
      const now = Date.now();
      const entry: OutboxEntry = { ...message, id: newId(now), at: new Date(now).toISOString(), code: codeIn(message.text) };
      added += 1;
      const name = `${String(now).padStart(15, '0')}-${String(added).padStart(9, '0')}-${entry.id}`;
      const unfinished = path.join(folder, `.${name}`);
      writeFileSync(unfinished, JSON.stringify(entry), { mode: 0o600 });
      renameSync(unfinished, path.join(folder, `${name}.json`));
      for (const old of names().slice(KEPT)) {
        rmSync(path.join(folder, old), { force: true });
        known.delete(old);
      }
    },
    entries: () =>
      names()
        .slice(0, KEPT)
        .flatMap((name) => read(name) ?? []),
  };
}

/** A number that stands on a line of its own, else the first word of four to six digits: those inside an address are none. */
const codeIn = (text: string): string | null =>
  /^[ \t]*(\d{4,8})[ \t]*$/m.exec(text)?.[1] ?? /(?<![\w+/-])\d{4,6}(?![\w/-])/.exec(text)?.[0] ?? null;
