/** What time it is at the server: devices do not agree, are set while a page is open, and sleep. Pure. */

export interface DeviceClocks {
  /** Can be set. */
  readonly now: () => number;
  /** Cannot be set, and in some browsers stands still while the device sleeps. */
  readonly running: () => number;
}

export interface ServerClock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Before the server is asked. What it returns takes the answer, and says whether the clock is another one by it. */
  readonly ask: () => (said: number) => boolean;
  /** After a sleep or an interruption: the next answer counts, however long it was on its way. */
  readonly doubt: () => void;
  /** The device's clocks have come apart since: it slept, or was set. */
  readonly isDoubtful: () => boolean;
}

interface Sample {
  readonly server: number;
  readonly now: number;
  readonly running: number;
}

/** Timers and drawing are less exact than this. */
const APART_MS = 2_000;
const NOTICED_MS = 250;

const deviceClocks: DeviceClocks = { now: () => Date.now(), running: () => performance.now() };

/** `begun`: as the page says, which was made some while ago. */
export function createServerClock(begun: number, clocks: DeviceClocks = deviceClocks): ServerClock {
  const at = (server: number): Sample => ({ server, now: clocks.now(), running: clocks.running() });
  let sample = at(begun);
  let shortest = Number.POSITIVE_INFINITY;

  // Of a sleep only the one knows, of a clock that was set back only the other. The later one shows nothing that is over.
  const now = () => sample.server + passed(sample);
  const passed = (since: Sample) => Math.max(clocks.now() - since.now, clocks.running() - since.running);
  const areApart = (since: Sample) => Math.abs(clocks.now() - since.now - (clocks.running() - since.running)) > APART_MS;

  function ask() {
    const sent = at(0);
    return (said: number): boolean => {
      const way = passed(sent);
      // How long it was on its way nobody knows.
      if (areApart(sent)) return false;
      if (way > shortest && !areApart(sample)) return false;
      const before = now();
      sample = at(said + way / 2);
      shortest = way;
      return Math.abs(now() - before) > NOTICED_MS;
    };
  }
  function doubt() {
    shortest = Number.POSITIVE_INFINITY;
  }
  return { now, ask, doubt, isDoubtful: () => areApart(sample) };
}
