/**
 * What was worked out before, by key; at most twice `most`. Of two halves the older is dropped when the newer is full, and what is
 * asked for again moves to the newer: cheap, and what is asked for often stays.
 */
export interface Kept<Value> {
  /** What `make` makes is kept where `isToBeKept` says nothing else. */
  get(key: string | number, make: () => Value, isToBeKept?: (made: Value) => boolean): Value;
  clear(): void;
  /** Another one after each clearing: what others make of what is kept here holds as long as it is the same. */
  readonly era: object;
}

export function keep<Value>(most: number): Kept<Value> {
  let newer = new Map<string | number, Value>();
  let older = new Map<string | number, Value>();
  let era = {};
  const put = (key: string | number, value: Value) => {
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
    return value;
  };
  return {
    get(key, make, isToBeKept) {
      const found = newer.get(key);
      if (found !== undefined) return found;
      const before = older.get(key);
      if (before !== undefined) return put(key, before);
      const made = make();
      return isToBeKept?.(made) === false ? made : put(key, made);
    },
    get era() {
      return era;
    },
    clear() {
      era = {};
      newer = new Map();
      older = new Map();
    },
  };
}
