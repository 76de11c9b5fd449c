import { Link } from '#platform/web/link.tsx';
import { PictureMark } from '#ui/picture-mark.tsx';
import type { ImageRef } from '../../media.contract.ts';
import css from './card-cover.module.css';
import { Picture } from './picture.tsx';

export interface CardCoverProps {
  cover: ImageRef & { alt: string };
  /** What the card leads to. */
  to: string;
  /** How many there are, in words; null where there is no other. */
  more: string | null;
  /** The card above the fold. */
  first: boolean;
}

/** The first picture of what a card stands for. The card's title is the link for the keyboard. */
export function CardCover({ cover, to, more, first }: CardCoverProps) {
  return (
    <Link to={to} className={css.cover} tabIndex={-1}>
      <Picture image={cover} alt={cover.alt} sizes="(max-width: 767px) calc(100vw - 66px), 632px" priority={first} />
      {more !== null && <PictureMark>{more}</PictureMark>}
    </Link>
  );
}
