/** Keys pressed before the scripts had come that know what they mean. */

/** Whoever has waited longer for something to happen has gone on to something else. */
const LONGEST_MS = 5_000;

/** Null once they have come. */
let early: KeyboardEvent[] | null = [];

export function keepKey(event: KeyboardEvent): void {
  early?.push(event);
}

/** What was pressed meanwhile, in its order; from now on none is kept. */
export function takeKeys(): readonly KeyboardEvent[] {
  const kept = early ?? [];
  early = null;
  return kept.filter(({ timeStamp }) => performance.now() - timeStamp < LONGEST_MS);
}
