/** Choices that look random and are the same every time for the same seed. */
export interface SeededChoice {
  /** From 0 (inclusive) to 1. */
  share(): number;
  /** Whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  one<T>(list: readonly T[]): T;
  /** `count` different ones, or all when there are fewer. */
  some<T>(list: readonly T[], count: number): T[];
}

/** mulberry32: small, quick, and good enough to scatter a sample world. */
export function seededChoice(seed: string): SeededChoice {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    int,
    one(list) {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('There is nothing to choose from');
      return found;
    },
    some(list, count) {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
  };
}
