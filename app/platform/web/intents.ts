/** Keys of what was asked for and is not answered: asked again after a lost answer it is done once, whatever else was sent meanwhile. */
export interface Intents {
  readonly keyOf: (call: object) => string;
  /** Answered, or refused: the next time it is meant anew. */
  readonly over: (call: object) => void;
}

export function createIntents(): Intents {
  const keys = new Map<string, string>();
  return {
    keyOf: (call) => {
      const asked = JSON.stringify(call);
      const key = keys.get(asked) ?? crypto.randomUUID();
      keys.set(asked, key);
      return key;
    },
    over: (call) => void keys.delete(JSON.stringify(call)),
  };
}
