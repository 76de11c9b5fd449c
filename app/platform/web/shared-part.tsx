/** Parts of a page that many readers see alike: the server renders each of them once and keeps its markup. */
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { type PartPlaces, PLACE } from './part-places.ts';

/** Null wherever a part must be rendered where it stands. */
export const PartPlacesContext = createContext<PartPlaces | null>(null);

export interface SharedPartProps {
  /** What the part is made from, all of it: two parts of the same words and values look the same to everyone. */
  by: () => readonly unknown[];
  /** No part within should ask for an id of its own (`useId`): it would be another one on the next page, and nothing is kept of it. */
  show: () => ReactNode;
}

/** In the browser it is what it shows, and nothing of this is loaded. */
export const SharedPart = ({ by, show }: SharedPartProps): ReactNode => (import.meta.env.SSR ? <Placed by={by} show={show} /> : show());

function Placed({ by, show }: SharedPartProps): ReactNode {
  const places = useContext(PartPlacesContext);
  if (places === null) return show();
  const { number, isThere } = places.take(JSON.stringify(by()));
  const begin = createElement(PLACE, { n: number });
  if (isThere) return begin;
  return (
    <>
      {begin}
      <PartPlacesContext value={null}>{show()}</PartPlacesContext>
      {createElement(PLACE)}
    </>
  );
}
