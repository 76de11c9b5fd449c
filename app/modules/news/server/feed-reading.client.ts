/**
 * Makes entries of the bytes of a feed. Somebody else wrote them, and a few megabytes can be written so that a parser has work for
 * minutes: they are read in a thread of their own, which is ended when it takes too long or too much, while requests are answered.
 */
import { Worker } from 'node:worker_threads';
import type { SourceFault } from '../journal.contract.ts';
import type { UnclearDates } from './feed-date.policy.ts';
import type { Entry, SourceFacts } from './feed-entry.policy.ts';

export interface FeedWork {
  readonly bytes: Uint8Array;
  readonly charset: string | null;
  /** Where they were read. */
  readonly url: string;
  readonly source: SourceFacts;
  readonly now: Date;
}

export type FeedResult = (UnclearDates & { readonly entries: readonly Entry[] }) | { readonly fault: SourceFault };

/** The longest feeds of the catalogue take a fraction of a second. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;
/** To start one takes longer than to read most feeds, so it waits this long for the next. */
const IDLE_MS = 20_000;

const idle: Worker[] = [];

export async function readFeed(work: FeedWork, timeoutMs = TIMEOUT_MS): Promise<FeedResult> {
  const thread = idle.pop() ?? newThread();
  const result = await answerOf(thread, work, timeoutMs);
  if ('ended' in result) {
    await thread.terminate();
    if (result.ended instanceof Error) throw result.ended;
    return { fault: result.ended };
  }
  keep(thread);
  return result;
}

/** What the thread says, or why it is of no more use: a fault of the feed, or one of ours. */
function answerOf(thread: Worker, work: FeedWork, timeoutMs: number): Promise<FeedResult | { readonly ended: SourceFault | Error }> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done({ ended: 'time' }), timeoutMs);
    const onError = (error: NodeJS.ErrnoException) => done({ ended: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'size' : error });
    const done = (result: FeedResult | { readonly ended: SourceFault | Error }) => {
      clearTimeout(timer);
      thread.off('message', done).off('error', onError);
      resolve(result);
    };
    thread.on('message', done).on('error', onError);
    thread.ref();
    thread.postMessage(work);
  });
}

function newThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const thread = new Worker(new URL('./feed-thread.client.ts', import.meta.url), { execArgv: [], env: {}, resourceLimits });
  // Whoever waits for it hears of it as well; while nobody does, it must not end the process.
  return thread.on('error', () => undefined);
}

function keep(thread: Worker): void {
  thread.unref();
  idle.push(thread);
  setTimeout(() => {
    const at = idle.indexOf(thread);
    // It may be at work again.
    if (at >= 0) void idle.splice(at, 1)[0]?.terminate();
  }, IDLE_MS).unref();
}
