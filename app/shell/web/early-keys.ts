/** Keys pressed before the scripts had come that know what they mean. */

/** Whoever has waited longer for something to happen has gone on to something else. */
const LONGEST_MS = 5_000;

declare global {
  interface Window {
    /** Of a document whose scripts are asked for once it is drawn: app/platform/http/first-paint.ts. */
    takeEarlyKeys?: () => readonly KeyboardEvent[];
  }
}

/** Null once they have come. */
let early: KeyboardEvent[] | null = [];

/** Keys pressed before any script had come. */
export const takeFirstKeys = (): readonly KeyboardEvent[] => window.takeEarlyKeys?.().filter(isFresh) ?? [];

export function keepKey(event: KeyboardEvent): void {
  early?.push(event);
}

/** What was pressed meanwhile, in its order; from now on none is kept. */
export function takeKeys(): readonly KeyboardEvent[] {
  const kept = early ?? [];
  early = null;
  return kept.filter(isFresh);
}

const isFresh = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < LONGEST_MS;
