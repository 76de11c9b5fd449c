/** The icons of a discussion, once each: hundreds of answers point at them instead of each carrying its paths. */
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { REACTIONS } from '../../library.contract.ts';
import css from './discussion-icons.module.css';
import { reactionIcon } from './reaction-icon.tsx';

/** Stands once in a discussion, before its answers. */
export function DiscussionIcons() {
  return (
    <svg aria-hidden="true" className={css.sheet}>
      {REACTIONS.map((reaction) => {
        const Glyph = reactionIcon[reaction];
        return (
          <symbol key={reaction} id={`icon-${reaction}`} viewBox="0 0 24 24">
            <Glyph stroke={1.75} />
          </symbol>
        );
      })}
      <symbol id="icon-verified" viewBox="0 0 24 24">
        <IconRosetteDiscountCheckFilled />
      </symbol>
    </svg>
  );
}

// Functions rather than components: they are called four times for every answer.

export const reactionGlyph = (reaction: (typeof REACTIONS)[number]) => (
  <svg aria-hidden="true" className={css.icon}>
    <use href={`#icon-${reaction}`} />
  </svg>
);

export const verifiedGlyph = (label: string) => (
  <svg role="img" aria-label={label} className={css.verified}>
    <use href="#icon-verified" />
  </svg>
);
