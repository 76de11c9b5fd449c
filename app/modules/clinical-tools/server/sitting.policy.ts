/**
 * A list is typed drug by drug and a history word by word, and asked about at every pause: all of that is one check. The last check
 * of a member goes on for as long as what is asked grows out of the most that was asked in it. Pure.
 */
export interface Sitting {
  readonly began: number;
  /** The most that was asked in it, in parts that tell nothing by themselves. */
  readonly parts: ReadonlySet<string>;
}

/** Longer than anybody writes about one patient without a pause. */
const LASTS_MS = 30 * 60_000;
/** More than this share of the smaller question is in both of them. */
const SHARED = 0.5;

export function goesOn(sitting: Sitting | undefined, parts: ReadonlySet<string>, now: number): boolean {
  if (sitting === undefined || now - sitting.began > LASTS_MS) return false;
  const smaller = Math.min(parts.size, sitting.parts.size);
  return [...parts].filter((part) => sitting.parts.has(part)).length > smaller * SHARED;
}

/**
 * What later questions are held beside: it grows with a list that grows. One with something taken off or exchanged leaves it as it is, or a
 * list could be walked through drug by drug.
 */
export const widest = ({ parts }: Sitting, asked: ReadonlySet<string>): ReadonlySet<string> =>
  [...parts].every((part) => asked.has(part)) ? asked : parts;

/** Signs between two parts of a text. */
const STEP = 8;
const LONGEST = 320;

/** A text by its beginnings: two that begin alike share them, however they go on. Nothing while it has hardly begun. */
export function beginningsOf(text: string): string[] {
  const said = text.trim().slice(0, LONGEST);
  return Array.from({ length: Math.floor(said.length / STEP) }, (_, index) => said.slice(0, (index + 1) * STEP));
}
