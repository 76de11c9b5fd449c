import { CallFailure } from '#platform/operation/errors.ts';

/** A line that fails for a moment, or a server that is being started anew, is asked again by itself: nobody tells that it is well. */
const AGAIN_MS = 5_000;
const LONGEST_MS = 60_000;

export interface Asking {
  readonly ask: () => Promise<void>;
  readonly stop: () => void;
}

/** One question at a time; what is asked meanwhile is asked once more after it. `onAnswered`: all was that was asked until then. */
export function createAsking(work: () => Promise<void>, onAnswered: () => void, againMs = AGAIN_MS): Asking {
  let running: Promise<void> | null = null;
  let again = false;
  let pause = againMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    let failure: CallFailure | null;
    do {
      again = false;
      failure = await work().then(() => null, failureOf);
    } while (again);
    clearTimeout(timer);
    if (failure === null) {
      pause = againMs;
      onAnswered();
    } else if (isPassing(failure)) {
      timer = setTimeout(() => void ask(), pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    }
  }

  function ask(): Promise<void> {
    if (running !== null) {
      again = true;
      return running;
    }
    running = run().finally(() => {
      running = null;
    });
    return running;
  }
  return { ask, stop: () => clearTimeout(timer) };
}

/** A no is one the next time, too. */
const isPassing = ({ status }: CallFailure) => status === 0 || status === 429 || status >= 500;

function failureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error;
  return error;
}
