/** Elements as the server renders them with parts that were rendered before; for tests. */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { partPlaces, type SharedMarkup } from '../part-places.ts';
import { PartPlacesContext } from '../shared-part.tsx';

export interface KeptParts extends SharedMarkup {
  readonly keys: () => string[];
}

export function keptParts(): KeptParts {
  const parts = new Map<string, Uint8Array>();
  return { keys: () => [...parts.keys()], get: (key) => parts.get(key), keep: (key, html) => void parts.set(key, Buffer.from(html)) };
}

export function renderShared(element: ReactElement, markup: SharedMarkup): string {
  const places = partPlaces(markup);
  const html = renderToString(createElement(PartPlacesContext, { value: places }, element));
  const pieces = places.assemble(html).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
  return Buffer.concat(pieces).toString();
}
