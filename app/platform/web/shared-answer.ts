/**
 * One answer for all who ask within `pauseMs`, counted from the first of them. Whoever asks later is answered anew, and after those:
 * an answer on its way may not know of what they ask about.
 */
export function sharedAnswer<T>(ask: () => Promise<T>, pauseMs: number): () => Promise<T> {
  let gathering: Promise<T> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function next(before: Promise<unknown>): Promise<T> {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, pauseMs)), before]);
    gathering = null;
    return ask();
  }

  return () => {
    if (gathering !== null) return gathering;
    gathering = next(last);
    last = gathering.catch(() => undefined);
    return gathering;
  };
}
