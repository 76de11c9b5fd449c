/** A live connection whose code is loaded with its first listener. */
import type { LiveConnection } from './live-messages.ts';

/** Until code that could not be loaded is asked for again. */
const RETRY_MS = 30_000;

export function lateConnection(load: () => Promise<LiveConnection>, retryMs = RETRY_MS): LiveConnection {
  let loading: Promise<LiveConnection> | null = null;

  function loaded(): Promise<LiveConnection> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    listen(room, listener) {
      let stop: (() => void) | null = null;
      let left = false;
      const start = () =>
        void loaded().then(
          (connection) => {
            if (!left) stop = connection.listen(room, listener);
          },
          () => setTimeout(() => left || start(), retryMs),
        );
      start();
      return () => {
        left = true;
        stop?.();
        stop = null;
      };
    },
  };
}
