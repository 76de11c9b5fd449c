import { type RefObject, useLayoutEffect, useState } from 'react';

/** Not two of them in one window. */
const APART = 4;
/** In windows: somebody may scroll while it comes. */
const AHEAD = 1.5;

/**
 * After which cards, by id, `count` things stand that came late: behind what the reader has come to, so that nothing moves under
 * their eyes. Once chosen the places stay. Cards are the `data-item` elements of the list.
 */
export function useBetweenCards(list: RefObject<HTMLElement | null>, count: number): readonly (string | undefined)[] {
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([]);
  useLayoutEffect(() => {
    if (count === 0 || places.length > 0) return;
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const ahead = cards.findIndex((card) => card.getBoundingClientRect().top >= AHEAD * window.innerHeight);
    const first = ahead === -1 ? cards.length : ahead;
    setPlaces(Array.from({ length: count }, (_, n) => cards[Math.min(first + n * APART, cards.length) - 1]?.dataset.item));
  }, [list, count, places]);
  return places;
}
