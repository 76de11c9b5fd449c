/** What the queue says of its failures: each of its workers says the same several times a second, for as long as it lasts. */
import type { Logger } from '../log/log.ts';

const ONCE_IN_MS = 10_000;

/** Takes what pg-boss emits, which may be an error or only the parts of one. */
export function tellQueueFaults(log: Pick<Logger, 'warn'>, now: () => number = Date.now): (fault: unknown) => void {
  const told = new Set<string>();
  let until = 0;
  return (fault) => {
    const err = errorOf(fault);
    // Some messages name the worker as well.
    const reason = String(err.code ?? err.message);
    if (now() >= until) {
      told.clear();
      until = now() + ONCE_IN_MS;
    }
    if (told.has(reason)) return;
    told.add(reason);
    log.warn({ err }, 'the job queue waits for the database');
  };
}

function errorOf(fault: unknown): Error & { readonly code?: unknown } {
  if (fault instanceof Error) return fault;
  const { message, stack, code } = (fault ?? {}) as { message?: unknown; stack?: unknown; code?: unknown };
  const error = new Error(typeof message === 'string' ? message : String(fault));
  if (typeof stack === 'string') error.stack = stack;
  return Object.assign(error, { code });
}
