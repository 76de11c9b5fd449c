import css from './line-art.module.css';
import type { LineArtName } from './line-art-names.ts';
import { SPRITE } from './sprite.ts';

export type { LineArtName };

/** A line drawing in ink and teal, 148 × 112. Decoration: the words beside it say everything. */
export function LineArt({ name }: { name: LineArtName }) {
  return (
    <svg aria-hidden className={css.art}>
      <use href={`${SPRITE}#art-${name}`} />
    </svg>
  );
}
