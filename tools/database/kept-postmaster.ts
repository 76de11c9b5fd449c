/** A database server that is started again, a few times, when it ends without being asked to. */
import { setTimeout as sleep } from 'node:timers/promises';
import { abandonPostmaster, type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';

export interface Keeping {
  /** What happens, for whoever has started it. */
  say(line: string): void;
  /** It does not stay up: there is no database any more. */
  giveUp(why: string): void;
  /** How long to wait before each start in a row. */
  readonly pauses?: readonly number[];
}

interface Options {
  readonly folder: string;
  readonly logFile: string;
  /** One that runs already, and is nobody's child any more. */
  readonly found: Postmaster | undefined;
  /** On this port and no other, which those who use it know; null: on any. */
  start(port: number | null, onExit: () => void): Promise<Postmaster>;
  /** Absent: what has ended stays ended. */
  readonly keeping: Keeping | undefined;
}

export interface KeptPostmaster extends Postmaster {
  stop(): Promise<void>;
  /** Has it stop without waiting for the end; the second time, or during `stop`, at once. */
  abandon(): void;
}

const PAUSES = [0, 1_000, 3_000, 9_000, 27_000];
/** Whoever has been up for so long is not counted with what was before. */
const HOLDS_AFTER = 60_000;
const LOOK_EVERY = 500;

export async function keepPostmaster({ folder, logFile, found, start, keeping }: Options): Promise<KeptPostmaster> {
  const asked = new AbortController();
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  let restarting: Promise<void> | null = null;
  let ends = 0;
  const onEnd = () => {
    if (state !== 'running' || keeping === undefined) return;
    restarting = startAgain(keeping).finally(() => {
      restarting = null;
    });
  };
  let current = found ?? (await start(null, onEnd));
  let upSince = performance.now();
  if (found !== undefined && keeping !== undefined) watch(found.pid, asked.signal, onEnd);

  async function startAgain({ say, giveUp, pauses = PAUSES }: Keeping): Promise<void> {
    if (performance.now() - upSince > HOLDS_AFTER) ends = 0;
    while (ends < pauses.length) {
      const pause = pauses[ends] ?? 0;
      ends += 1;
      say(`The database has ended unexpectedly. It is started again (${ends} of ${pauses.length}) …`);
      await sleep(pause, undefined, { signal: asked.signal }).catch(() => undefined);
      if (asked.signal.aborted) return;
      try {
        current = await start(current.port, onEnd);
        upSince = performance.now();
        return say('The database is up again.');
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
    state = 'stopped';
    giveUp(`The database does not stay up. Its log says why: ${logFile}`);
  }

  return {
    get pid() {
      return current.pid;
    },
    get port() {
      return current.port;
    },
    async stop() {
      if (state === 'stopped') return;
      state = 'stopping';
      asked.abort();
      await restarting;
      await stopPostmaster(current.pid);
      state = 'stopped';
    },
    abandon() {
      // Once it has ended, its number may be somebody else's.
      if (state === 'stopped') return;
      asked.abort();
      const pid = restarting === null ? current.pid : runningPostmaster(folder)?.pid;
      if (pid !== undefined) abandonPostmaster(pid, state === 'stopping' ? 'immediate' : 'fast');
      state = 'stopping';
    },
  };
}

/** The end of what is no child of ours is told by nobody. */
function watch(pid: number, signal: AbortSignal, onEnd: () => void): void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_EVERY).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
