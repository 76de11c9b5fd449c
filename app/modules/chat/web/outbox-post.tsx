/** Sends what waits in the outbox of a member: one for the page, whoever of its parts writes or listens. */
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { type Message, sendMessage } from '../chat-message.contract.ts';
import { type Attempt, attemptFailed, type Flushed, flushOutbox, outboxPrefix, type Waiting, waitedSeconds } from './outbox-entry.tsx';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface PostListener {
  readonly sent?: (message: Message, entry: Waiting) => void;
  readonly flushed?: (result: Flushed) => void;
}

export interface Post {
  /** Sends what waits, now and each time the line comes back, as long as somebody listens. Returns how to stop. */
  readonly listen: (listener: PostListener) => () => void;
  readonly flush: () => void;
}

const posts = new Map<string, Post>();

export function postOf(memberId: string): Post {
  const known = posts.get(memberId) ?? newPost(memberId);
  posts.set(memberId, known);
  return known;
}

/** One at a time, also among tabs where the browser can lock; where not, a message that two tabs send is one all the same. */
function newPost(memberId: string): Post {
  const listeners = new Set<PostListener>();
  let running = false;
  let again = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Flushed = 'done';

  async function work(): Promise<void> {
    do {
      again = false;
      last = await alone(memberId, () =>
        flushOutbox(memberId, (entry) =>
          attempt(entry, (message) => {
            for (const { sent } of listeners) sent?.(message, entry);
          }),
        ),
      );
      for (const { flushed } of listeners) flushed?.(last);
      clearTimeout(timer);
      if (last === 'done') pause = FIRST_PAUSE_MS;
      else {
        timer = setTimeout(flush, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    } while (again);
  }

  function flush(): void {
    again = true;
    if (running) return;
    running = true;
    void work().finally(() => {
      running = false;
    });
  }

  function listen(listener: PostListener): () => void {
    if (listeners.size === 0) window.addEventListener('online', flush);
    listeners.add(listener);
    listener.flushed?.(last);
    flush();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', flush);
      clearTimeout(timer);
    };
  }
  return { listen, flush };
}

const alone = <T,>(memberId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(outboxPrefix(memberId), work) as Promise<T>) : work();

async function attempt(entry: Waiting, onSent: (message: Message) => void): Promise<Attempt> {
  const { conversationId: id, clientId, text, quote, image, file } = entry;
  try {
    const callOverHttp = await loadCaller();
    onSent(
      await callOverHttp(
        sendMessage,
        {
          ...{ id, clientId, text, replyTo: quote?.id ?? null, imageId: image?.id ?? null, fileId: file?.id ?? null },
          waitedSeconds: waitedSeconds(entry, Date.now()),
        },
        { unasked: true },
      ),
    );
    return { sent: true };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return attemptFailed(error.status, error.code, Object.values(error.body.fields ?? {})[0] ?? error.body.message);
  }
}
