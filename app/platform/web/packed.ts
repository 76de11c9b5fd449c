/**
 * A loader's data as one text. The router walks through all that a loader returns and writes every value on its own, which
 * for fifty answers costs more than rendering them; a text it copies. `loader: return pack({ … })`, `component: unpack(loaderData)`.
 */
declare const contents: unique symbol;

export interface Packed<T> {
  readonly packed: string;
  readonly [contents]?: T;
}

// On the server the page is rendered from what was packed, without reading it back.
const known = new WeakMap<object, unknown>();

export function pack<T extends object>(value: T): Packed<T> {
  const packed: Packed<T> = { packed: import.meta.env.SSR ? quoteless(JSON.stringify(value)) : '' };
  known.set(packed, value);
  return packed;
}

/** The same object for the same packing. */
export function unpack<T extends object>(packed: Packed<T>): T {
  const value = known.get(packed) ?? JSON.parse(quoted(packed.packed));
  known.set(packed, value);
  return value as T;
}

// The text will stand in a string in a string, where each quote would become four characters. A grave accent can only stand
// inside a JSON string, and there as its escape as well.
const quoteless = (json: string) => json.replaceAll('`', '\\u0060').replaceAll('"', '`');
const quoted = (text: string) => text.replaceAll('`', '"');
