/** What was written on this device and has not arrived yet. Kept here, one entry a key, so that tabs do not overwrite each other. */
import type { FileRef } from '#modules/media/file.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Quote } from '../chat-message.contract.ts';

export interface Waiting {
  /** Names it for good: however often it is sent, it is one message. */
  readonly clientId: string;
  readonly conversationId: string;
  readonly text: string;
  readonly quote: Quote | null;
  readonly image: ImageRef | null;
  readonly file: FileRef | null;
  /** Its place among those that wait: milliseconds of this device’s clock, moved on where that went back. */
  readonly at: number;
  /** `failed`: the server said no, and why. */
  readonly state: 'waiting' | 'failed';
  readonly problem: string | null;
}

/** One writer's only: colleagues share computers. */
export const outboxPrefix = (memberId: string): string => `kolegia.chat-outbox.${memberId}.`;

/** Where the browser keeps nothing, as long as the page is open. */
const inMemory = new Map<string, string>();

const watchers = new Set<() => void>();

function tellWatchers(): void {
  for (const onChange of watchers) onChange();
}

/** Called when what waits is another, here or in another tab. Returns how to stop. */
export function watchOutbox(memberId: string, onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(outboxPrefix(memberId))) && onChange();
  watchers.add(onChange);
  window.addEventListener('storage', handleStorage);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', handleStorage);
  };
}

export function keep(memberId: string, entry: Waiting): void {
  const key = outboxPrefix(memberId) + entry.clientId;
  inMemory.delete(key);
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // Full: what stands there of before still waits, and would go out again. Without the reason there is room in its place.
    remove(key);
    try {
      localStorage.setItem(key, JSON.stringify({ ...entry, problem: null }));
    } catch {
      inMemory.set(key, JSON.stringify(entry));
    }
  }
  tellWatchers();
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: there was nothing in it.
  }
}

export function forget(memberId: string, clientId: string): void {
  const key = outboxPrefix(memberId) + clientId;
  inMemory.delete(key);
  remove(key);
  tellWatchers();
}

/** In the order in which they were written. */
export function readOutbox(memberId: string): Waiting[] {
  const prefix = outboxPrefix(memberId);
  const texts = [...inMemory].filter(([key]) => key.startsWith(prefix)).map(([, text]) => text);
  try {
    for (let n = 0; n < localStorage.length; n++) {
      const key = localStorage.key(n);
      const text = key?.startsWith(prefix) === true ? localStorage.getItem(key) : null;
      if (text !== null) texts.push(text);
    }
  } catch {
    // As above.
  }
  return texts.flatMap(parsed).sort((a, b) => a.at - b.at || (a.clientId < b.clientId ? -1 : 1));
}

/** After all that wait: two within one millisecond keep their order, and so does what is written after the clock was set back. */
export const nextPlace = (waiting: readonly Waiting[], now: number): number => Math.max(now, (waiting.at(-1)?.at ?? 0) + 1);

/** By the clock of this device alone; none where that was set back, or an older page did not note when it was written. */
export const waitedSeconds = ({ at }: Pick<Waiting, 'at'>, now: number): number =>
  Number.isFinite(at) ? Math.max(0, Math.floor((now - at) / 1000)) : 0;

function parsed(text: string): Waiting[] {
  try {
    const entry = JSON.parse(text) as Partial<Waiting> | null;
    const isWhole = typeof entry?.clientId === 'string' && typeof entry.conversationId === 'string' && typeof entry.text === 'string';
    return isWhole ? [entry as Waiting] : [];
  } catch {
    return [];
  }
}

export type Attempt =
  | { readonly sent: true }
  | { readonly sent: false; readonly again: boolean; readonly signedOut: boolean; readonly problem: string | null };

/** A no for today, though as a limit of pace it has the status of one: what else is written must not wait for tomorrow. */
const TOO_MANY_TODAY = 'chat.tooManyRequests';

/** An earlier attempt came, whose answer was not heard: nothing is left to be sent. */
const ARRIVED_BEFORE = 'chat.arrivedBefore';

/** What a failed attempt means: the line is down, the server is busy or the session over (again later), or it says no, and why. */
export function attemptFailed(status: number, code: string, message: string): Attempt {
  if (code === ARRIVED_BEFORE) return { sent: true };
  // Somebody else may have signed in meanwhile: it waits for its writer all the same.
  const signedOut = status === 401 || code === 'access.readerChanged';
  // Below 400 it was answered by something else on the way, such as the page of a hospital's network; 408 says that it did not get through.
  const isOfLine = status < 400 || status === 408;
  const again = isOfLine || (status === 429 && code !== TOO_MANY_TODAY) || signedOut || status >= 500;
  return { sent: false, again, signedOut, problem: again || message === '' ? null : message };
}

/** `again`, `signedOut`: something waits, for the line or for its writer to sign in. */
export type Flushed = 'done' | 'again' | 'signedOut';

/**
 * Sends what waits, one after the other in the order of each conversation, until the line fails. `send` is asked for each that
 * waits; what was refused stays, marked, and does not hold up what follows.
 */
export async function flushOutbox(memberId: string, send: (entry: Waiting) => Promise<Attempt>): Promise<Flushed> {
  for (;;) {
    const next = readOutbox(memberId).find(({ state }) => state === 'waiting');
    if (next === undefined) return 'done';
    const attempt = await send(next);
    if (attempt.sent) forget(memberId, next.clientId);
    else if (attempt.again) return attempt.signedOut ? 'signedOut' : 'again';
    // Unless it was discarded while it was on its way.
    else if (readOutbox(memberId).some(({ clientId }) => clientId === next.clientId))
      keep(memberId, { ...next, state: 'failed', problem: attempt.problem });
  }
}
