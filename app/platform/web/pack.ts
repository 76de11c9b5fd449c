/** For loaders: see `packed.ts`, which pages load without this. */
import type { RouterContextProvider } from 'react-router';
import { type Packed, packedAs } from './packed.ts';
import { pageOf } from './page-context.ts';

export const pack = <T extends object>(context: Readonly<RouterContextProvider>, value: T): Packed<T> =>
  packedAs(import.meta.env.SSR ? textOf(context, value) : '', value);

/** A document carries the text as it is, beside what the router writes; what is fetched for the next page holds it itself. */
function textOf(context: Readonly<RouterContextProvider>, value: object): string {
  const page = pageOf(context);
  return page?.attach?.(value) ?? quoteless(JSON.stringify(value));
}

// The text will stand in a string in a string, where each quote would become four characters. A grave accent can only stand
// inside a JSON string, and there as its escape as well.
const quoteless = (json: string) => json.replaceAll('`', '\\u0060').replaceAll('"', '`');
