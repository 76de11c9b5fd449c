const PAUSE_MS = 15_000;

/** Asks until `ask` says that it has come: again after a pause, and at once when the network is back. Returns what ends it. */
export function untilItComes(ask: () => Promise<boolean>): () => void {
  let isOver = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(pause);
    window.removeEventListener('online', attempt);
  };
  async function attempt() {
    clearTimeout(pause);
    const hasCome = await ask();
    if (isOver) return;
    clearTimeout(pause);
    if (hasCome) end();
    else pause = setTimeout(attempt, PAUSE_MS);
  }
  window.addEventListener('online', attempt);
  void attempt();
  return end;
}
