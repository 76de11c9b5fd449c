/** Which of many stretches of a text lie where: asked of every word of a long text, and answered without walking through them all. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Stretches {
  /** One of them shares a sign with this. */
  readonly touch: (start: number, end: number) => boolean;
  /** One of them has all of this. */
  readonly hold: (start: number, end: number) => boolean;
}

export function stretchesIn(text: string, all: readonly Stretch[]): Stretches {
  // Of each place: how far the longest goes that begins there or before.
  const reach = new Int32Array(text.length + 1);
  for (const { start, end } of all) reach[start] = Math.max(reach[start] ?? 0, end);
  for (let at = 1; at < reach.length; at += 1) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return {
    touch: (start, end) => (reach[end - 1] ?? 0) > start,
    hold: (start, end) => (reach[start] ?? 0) >= end,
  };
}
