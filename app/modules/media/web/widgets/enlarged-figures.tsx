/** Pictures that a click enlarges; without JavaScript it opens the picture itself. */

import { type MouseEvent, useState } from 'react';
import { OPENS_HERE } from '#platform/web/first-view.ts';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { ShownFigure } from '../../figure.contract.ts';
import type { FigureLightboxProps } from './figure-lightbox.tsx';

export interface Enlarging {
  /** Null when none is enlarged. */
  readonly index: number | null;
  readonly setIndex: (index: number | null) => void;
  /** Stays once it was needed, so that closing can give the focus back. */
  readonly wanted: boolean;
  /** Of the link to the picture at a place. */
  readonly opens: (index: number) => { onClick: (event: MouseEvent) => void };
}

export function useEnlarging(): Enlarging {
  const [index, setIndex] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);

  function handleOpen(event: MouseEvent, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
    setIndex(at);
  }

  return {
    index,
    setIndex,
    wanted,
    opens: (at) => ({ onClick: (event) => handleOpen(event, at), ...{ [OPENS_HERE]: '' } }),
  };
}

export type EnlargedFiguresProps<Figure> = Omit<FigureLightboxProps<Figure>, 'index' | 'onIndexChange'> & { enlarging: Enlarging };

/** The picture that is enlarged, with the others to go on to. */
export function EnlargedFigures<Figure extends ShownFigure>({ enlarging, ...props }: EnlargedFiguresProps<Figure>) {
  return (
    enlarging.wanted && (
      <Lightbox
        {...(props as unknown as Omit<FigureLightboxProps<ShownFigure>, 'index' | 'onIndexChange'>)}
        index={enlarging.index}
        onIndexChange={enlarging.setIndex}
      />
    )
  );
}

const Lightbox = onDemand(async () => (await import('./figure-lightbox.tsx')).FigureLightbox<ShownFigure>);
