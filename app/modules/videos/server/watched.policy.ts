/**
 * What counts as watched. Time is counted in tenths of a second of the video, as whole numbers, so that the same reports
 * in any order give the same result.
 */
import { MAX_SPEED } from '../videos.contract.ts';

/** From (included) to (excluded), in tenths of a second. */
export type Span = readonly [from: number, to: number];

const TENTH_MS = 100;
/** How long a device may be without network and still hand in what was watched meanwhile. */
const CARRY_MS = 120_000;

/** The same parts of the video, each once, in order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Moments by the database's clock, in milliseconds. */
export interface Clock {
  readonly now: number;
  /** Up to here the member's time has been given to something watched. */
  readonly accountedUntil: number;
  /** When they first began to watch this video: nothing of it can have been seen before. */
  readonly startedAt: number;
}

/** What a device says was watched, in seconds. */
export interface Claim {
  readonly from: number;
  readonly to: number;
  readonly took: number;
  readonly speed: number;
}

export interface Credit {
  readonly spans: readonly Span[];
  /** Tenths of a second that counted, by speed. */
  readonly speeds: Readonly<Record<string, number>>;
  /** Up to here the member's time has been used, in milliseconds. */
  readonly accountedUntil: number;
}

/**
 * What of a report counts. A member's time passes once: every second of it is given to at most one claim, however many
 * devices report, and at no more than double speed. What is claimed beyond that is cut off, so that over any time the
 * sum of what counted is at most that time × 2. Time before a video was opened does not count for it, and time without
 * reports is lost after two minutes.
 */
export function credit(claims: readonly Claim[], clock: Clock, seconds: number): Credit {
  let used = Math.max(clock.accountedUntil, clock.startedAt, clock.now - CARRY_MS);
  const spans: Span[] = [];
  const speeds: Record<string, number> = {};
  const end = Math.floor(seconds * 10);
  for (const claim of claims) {
    const from = Math.max(0, Math.round(claim.from * 10));
    const speed = Math.min(claim.speed, MAX_SPEED);
    // A device that says it ran for a second at normal speed cannot have shown ten.
    const claimed = Math.min(Math.min(end, Math.round(claim.to * 10)) - from, Math.ceil(claim.took * speed * 10));
    const affordable = Math.floor(((clock.now - used) * speed) / TENTH_MS);
    const counted = Math.min(claimed, affordable);
    if (counted <= 0) continue;
    used += (counted * TENTH_MS) / speed;
    spans.push([from, from + counted]);
    const name = String(Math.round(speed * 100) / 100);
    speeds[name] = (speeds[name] ?? 0) + counted;
  }
  return { spans, speeds, accountedUntil: used };
}

/** The end of a video is often cut short by its readers: a part counts as finished from here on. */
export const FINISHED_SHARE = 0.9;

export const isFinished = (watchedSeconds: number, seconds: number): boolean => watchedSeconds >= seconds * FINISHED_SHARE;

/** Nobody wants to resume at the very end. */
export const resumeAt = (position: number, seconds: number | null): number => (seconds !== null && position > seconds - 3 ? 0 : position);
