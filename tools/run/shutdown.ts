import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Shutdown {
  /** Aborted as soon as the stop begins: child processes end with it. */
  readonly signal: AbortSignal;
  /** Registers what to close; the last registered is closed first. `force` must not wait for anything. */
  defer(close: () => unknown, force?: () => void): void;
  /** Closes everything and ends the process. */
  stop(exitCode: number): Promise<never>;
}

/** One Ctrl-C arrives several times: from the terminal, from npm, from the process before us. A second one comes later. */
const SAME_SIGNAL_WITHIN = 400;
const LONGEST_CLOSE = 30_000;

/** Turns signals and crashes into one orderly end; a second Ctrl-C does not wait for it. `say` what happens, `complain` of what went wrong. */
export function createShutdown(say: (line: string) => void, complain = say): Shutdown {
  const controller = new AbortController();
  const closers: { close: () => unknown; force: (() => void) | undefined }[] = [];
  const forceAll = () => {
    for (const { force } of closers) force?.();
  };
  let stopping: Promise<never> | undefined;
  let askedAt = 0;

  const stop = (exitCode: number): Promise<never> => {
    stopping ??= (async () => {
      controller.abort();
      for (let closer = closers.at(-1); closer !== undefined; closer = closers.at(-1)) {
        await closeWithin(closer.close, complain);
        closers.pop();
      }
      process.exit(exitCode);
    })();
    return stopping;
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const since = performance.now() - askedAt;
      if (stopping === undefined) {
        askedAt = performance.now();
        say('Stopping …');
        void stop(0);
      } else if (signal === 'SIGINT' && since > SAME_SIGNAL_WITHIN) {
        process.exit(130);
      }
    });
  }
  process.on('uncaughtException', (error) => {
    complain(error.stack ?? String(error));
    void stop(1);
  });
  // Whoever reads what we say may be gone, with the terminal or before it: that is no crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Whoever calls process.exit, nothing stays behind.
  process.on('exit', forceAll);
  return { signal: controller.signal, stop, defer: (close, force) => closers.push({ close, force }) };
}

async function closeWithin(close: () => unknown, complain: (line: string) => void): Promise<void> {
  const late = new AbortController();
  const work = (async () => close())().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)));
  const limit = sleep(LONGEST_CLOSE, undefined, { signal: late.signal }).then(
    () => complain(`Something did not close within ${LONGEST_CLOSE / 1000} seconds and is left to end with the process.`),
    () => undefined,
  );
  await Promise.race([work, limit]);
  late.abort();
}
