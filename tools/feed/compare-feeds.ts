/** Two rankings of one feed beside each other. */
export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly byline: { readonly kind: string; readonly id?: string };
}

export interface Comparison {
  readonly kept: number;
  readonly came: number;
  readonly went: number;
  /** Places that those which stayed have moved, on average. */
  readonly moved: number;
  readonly before: Spread;
  readonly after: Spread;
}

interface Spread {
  readonly entries: number;
  readonly authors: number;
  readonly kinds: Readonly<Record<string, number>>;
}

export function compareFeeds(before: readonly Entry[], after: readonly Entry[]): Comparison {
  const placeBefore = new Map(before.map(({ id }, place) => [id, place]));
  const kept = after.flatMap(({ id }, place) => {
    const was = placeBefore.get(id);
    return was === undefined ? [] : [Math.abs(place - was)];
  });
  return {
    kept: kept.length,
    came: after.length - kept.length,
    went: before.length - kept.length,
    moved: mean(kept),
    before: spreadOf(before),
    after: spreadOf(after),
  };
}

function spreadOf(entries: readonly Entry[]): Spread {
  const kinds: Record<string, number> = {};
  for (const { kind } of entries) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { entries: entries.length, authors: new Set(entries.map(({ id, byline }) => byline.id ?? id)).size, kinds };
}

/** Averages over all feeds, in words. */
export function reportOf(feeds: readonly Comparison[]): string {
  const average = (of: (one: Comparison) => number) => mean(feeds.map(of)).toFixed(1);
  const kinds = [...new Set(feeds.flatMap(({ before, after }) => [...Object.keys(before.kinds), ...Object.keys(after.kinds)]))].sort();
  const lines = [
    `${feeds.length} feeds, on average:`,
    `  stayed ${average(({ kept }) => kept)}, moved by ${average(({ moved }) => moved)} places; came ${average(({ came }) => came)}, went ${average(({ went }) => went)}`,
    `  authors ${average(({ before }) => before.authors)} → ${average(({ after }) => after.authors)}`,
    ...kinds.map(
      (kind) => `  ${kind} ${average(({ before }) => before.kinds[kind] ?? 0)} → ${average(({ after }) => after.kinds[kind] ?? 0)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);
