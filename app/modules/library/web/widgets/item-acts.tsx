import type { ItemCard } from '../../library.contract.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { FollowItemButton } from './follow-item-button.tsx';
import css from './item-acts.module.css';
import { ShareButton } from './share-button.tsx';

export interface ItemActsProps {
  item: ItemCard;
  /** There is more to come of it, of which readers can be told. */
  followed?: boolean;
  /** Everybody may read it. */
  shared?: boolean;
}

/** Beside an item's title: following it, keeping it, passing it on. */
export function ItemActs({ item, followed = true, shared = true }: ItemActsProps) {
  return (
    <div className={css.acts}>
      {followed && <FollowItemButton itemId={item.id} following={item.my?.following ?? false} />}
      <BookmarkButton itemId={item.id} bookmarked={item.my?.bookmarked ?? false} />
      {shared && <ShareButton title={item.title} />}
    </div>
  );
}
