/** Parts of a page that the server renders and the browser brings to life after the first view: they can be read at once. */
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { arrive, firstViewOver, isFirstViewOver, WAITING } from './first-view.ts';

const stays = new Promise<never>(() => undefined);

/**
 * For what stands below the first view or beside it. Files that call this are named `later-*.tsx`: the build puts the styles of
 * what they load into the page. Takes a block's place; its parent lays out the block.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const onTheWay = isFirstViewOver();
  // On the way from another page there is nothing to read, and on the server readers wait for it.
  const canStay = typeof window !== 'undefined' && !onTheWay;
  const Part = lazy(async () => {
    await firstViewOver();
    // What cannot be loaded stays as the server made it, to be read.
    return { default: await load().catch((error: unknown) => (canStay ? stays : Promise.reject(error))) };
  });
  // From another page the part may come together with the data.
  if (onTheWay) load().catch(() => undefined);

  return function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isHere, setHere] = useState(false);
    // Until it is alive the part stays as the server made it: with anything new React would throw that away.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...props} />
          <Arrival place={place} onArrive={() => setHere(true)} />
        </Suspense>
      ),
      [isHere ? props : null],
    );
    return (
      <div ref={place} {...{ [WAITING]: '' }}>
        {part}
      </div>
    );
  };
}

function Arrival({ place, onArrive }: { place: RefObject<HTMLDivElement | null>; onArrive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once.
  useEffect(() => {
    if (place.current !== null) arrive(place.current);
    onArrive();
  }, []);
  return null;
}
