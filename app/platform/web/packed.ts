/**
 * A loader's data as one text. The router walks through all that a loader returns and writes every value on its own, which
 * for fifty answers costs more than rendering them; a text it copies. `loader: return pack(context, { … })`, `component: unpack(loaderData)`.
 */
declare const contents: unique symbol;

export interface Packed<T> {
  /** The text, or the id of the element of the document that holds it. */
  readonly packed: string;
  readonly [contents]?: T;
}
type Contents<P> = P extends Packed<infer T> ? T : never;

// On the server the page is rendered from what was packed, without reading it back.
const known = new WeakMap<object, unknown>();

/** For `pack` alone. */
export function packedAs<T extends object>(text: string, value: T): Packed<T> {
  const packed: Packed<T> = { packed: text };
  known.set(packed, value);
  return packed;
}

/** The same object for the same packing. */
export function unpack<P extends Packed<object>>(packed: P): Contents<P> {
  const value = known.get(packed) ?? JSON.parse(jsonOf(packed.packed));
  known.set(packed, value);
  return value as Contents<P>;
}

const jsonOf = (packed: string) => (packed.startsWith('{') ? quoted(packed) : (document.getElementById(packed)?.textContent ?? ''));

const quoted = (text: string) => text.replaceAll('`', '"');
