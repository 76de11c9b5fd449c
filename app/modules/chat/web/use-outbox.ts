/** The outbox of this device: what is written goes out at once, or as soon as there is a line again, from one tab at a time. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type Message, sendMessage } from '../chat-message.contract.ts';
import {
  type Attempt,
  attemptFailed,
  type Flushed,
  flushOutbox,
  forget,
  keep,
  nextPlace,
  outboxPrefix,
  readOutbox,
  type Waiting,
} from './outbox-entry.tsx';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface Outbox {
  /** Of this conversation, oldest first. */
  readonly waiting: readonly Waiting[];
  /** They wait for their writer to sign in. */
  readonly signedOut: boolean;
  /** The last attempt failed, and something waits for the next one. */
  readonly stalled: boolean;
  readonly add: (entry: Pick<Waiting, 'text' | 'quote' | 'image' | 'file'>) => void;
  readonly retry: (entry: Waiting) => void;
  readonly drop: (entry: Waiting) => void;
}

export function useOutbox(memberId: string, conversationId: string, onSent: (message: Message) => void): Outbox {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [last, setLast] = useState<Flushed>('done');

  const look = useCallback(
    () => setWaiting(readOutbox(memberId).filter((entry) => entry.conversationId === conversationId)),
    [memberId, conversationId],
  );
  const told = useRef(onSent);
  told.current = onSent;
  const [{ run }] = useState(flusher);
  const flush = useCallback(
    () =>
      run(memberId, {
        sent(message, entry) {
          look();
          if (entry.conversationId === conversationId) told.current(message);
        },
        flushed: setLast,
      }),
    [run, memberId, conversationId, look],
  );

  useEffect(() => {
    look();
    void flush().then(look);
    const handleStorage = ({ key }: StorageEvent) => key?.startsWith(outboxPrefix(memberId)) === true && look();
    const handleOnline = () => void flush().then(look);
    window.addEventListener('storage', handleStorage);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('online', handleOnline);
    };
  }, [memberId, look, flush]);

  const put = (entry: Waiting) => {
    keep(memberId, entry);
    look();
    void flush().then(look);
  };

  return {
    waiting,
    signedOut: last === 'signedOut',
    stalled: last !== 'done',
    add(entry) {
      const at = nextPlace(readOutbox(memberId), Date.now());
      put({ ...entry, clientId: crypto.randomUUID(), conversationId, at, state: 'waiting', problem: null });
    },
    retry: (entry) => put({ ...entry, state: 'waiting', problem: null }),
    drop(entry) {
      forget(memberId, entry.clientId);
      look();
      // It may be what held the others up.
      void flush().then(look);
    },
  };
}

interface Listener {
  readonly sent: (message: Message, entry: Waiting) => void;
  readonly flushed: (result: Flushed) => void;
}

/** One at a time, also among tabs where the browser can lock; where not, a message that two tabs send is one all the same. */
function flusher() {
  let running: Promise<void> | null = null;
  let again = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener: Listener = { sent: () => undefined, flushed: () => undefined };

  async function work(memberId: string): Promise<void> {
    do {
      again = false;
      const result = await alone(memberId, () =>
        flushOutbox(memberId, (entry) => attempt(entry, (message) => listener.sent(message, entry))),
      );
      listener.flushed(result);
      clearTimeout(timer);
      if (result === 'done') pause = FIRST_PAUSE_MS;
      else {
        timer = setTimeout(() => void run(memberId, listener), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    } while (again);
  }

  function run(memberId: string, next: Listener): Promise<void> {
    listener = next;
    if (running !== null) again = true;
    running ??= work(memberId).finally(() => {
      running = null;
    });
    return running;
  }
  return { run };
}

const alone = <T>(memberId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(outboxPrefix(memberId), work) as Promise<T>) : work();

async function attempt(entry: Waiting, onSent: (message: Message) => void): Promise<Attempt> {
  const { conversationId: id, clientId, text, quote, image, file } = entry;
  try {
    onSent(
      await callOverHttp(sendMessage, {
        id,
        clientId,
        text,
        replyTo: quote?.id ?? null,
        imageId: image?.id ?? null,
        fileId: file?.id ?? null,
      }),
    );
    return { sent: true };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return attemptFailed(error.status, error.code, Object.values(error.body.fields ?? {})[0] ?? error.body.message);
  }
}
