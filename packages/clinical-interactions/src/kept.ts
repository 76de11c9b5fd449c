/**
 * What was worked out before, by key; at most twice `most`. Of two halves the older is dropped when the newer is full, and what is
 * asked for again moves to the newer: cheap, and what is asked for often stays.
 */
export interface Kept<Value> {
  get(key: string | number, make: () => Value): Value;
  clear(): void;
}

export function keep<Value>(most: number): Kept<Value> {
  let newer = new Map<string | number, Value>();
  let older = new Map<string | number, Value>();
  const put = (key: string | number, value: Value) => {
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
    return value;
  };
  return {
    get(key, make) {
      const found = newer.get(key);
      if (found !== undefined) return found;
      return put(key, older.get(key) ?? make());
    },
    clear() {
      newer = new Map();
      older = new Map();
    },
  };
}
