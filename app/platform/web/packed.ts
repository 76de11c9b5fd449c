/**
 * A loader's data as one text. The router walks through all that a loader returns and writes every value on its own, which
 * for fifty answers costs more than rendering them; a text it copies. `loader: return pack(context, { … })`, `component: unpack(loaderData)`.
 */
import type { RouterContextProvider } from 'react-router';
import { pageOf } from './page-context.ts';

declare const contents: unique symbol;

export interface Packed<T> {
  /** The text, or the id of the element of the document that holds it. */
  readonly packed: string;
  readonly [contents]?: T;
}

// On the server the page is rendered from what was packed, without reading it back.
const known = new WeakMap<object, unknown>();

export function pack<T extends object>(context: Readonly<RouterContextProvider>, value: T): Packed<T> {
  const packed: Packed<T> = { packed: import.meta.env.SSR ? textOf(context, value) : '' };
  known.set(packed, value);
  return packed;
}

type Contents<P> = P extends Packed<infer T> ? T : never;

/** The same object for the same packing. */
export function unpack<P extends Packed<object>>(packed: P): Contents<P> {
  const value = known.get(packed) ?? JSON.parse(jsonOf(packed.packed));
  known.set(packed, value);
  return value as Contents<P>;
}

/** A document carries the text as it is, beside what the router writes; what is fetched for the next page holds it itself. */
function textOf(context: Readonly<RouterContextProvider>, value: object): string {
  const page = pageOf(context);
  return page?.attach?.(value) ?? quoteless(JSON.stringify(value));
}

const jsonOf = (packed: string) => (packed.startsWith('{') ? quoted(packed) : (document.getElementById(packed)?.textContent ?? ''));

// The text will stand in a string in a string, where each quote would become four characters. A grave accent can only stand
// inside a JSON string, and there as its escape as well.
const quoteless = (json: string) => json.replaceAll('`', '\\u0060').replaceAll('"', '`');
const quoted = (text: string) => text.replaceAll('`', '"');
