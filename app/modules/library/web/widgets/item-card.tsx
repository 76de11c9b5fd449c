/** An item as lists show it, whatever its kind: why it is here, whose it is, what it says, what one can do with it. */
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { type ItemCard as Item, itemPath } from '../../library.contract.ts';
import { ItemActions, type Repost } from './item-actions.tsx';
import { ItemByline } from './item-byline.tsx';
import css from './item-card.module.css';

export interface ItemCardProps {
  item: Item;
  icon: IconName;
  /** Why it is in this list. */
  reason?: ReactNode;
  /** A way out, at the end of the first line. */
  wayOut?: ReactNode;
  /** What is particular to the kind. */
  body: ReactNode;
  /** How this kind is shown to followers. */
  repost: Repost;
}

export function ItemCard({ item, icon, reason, wayOut, body, repost }: ItemCardProps) {
  const t = useTexts('library');
  return (
    <article className={classNames(cardClass({ padded: false }), css.card)} data-list-row data-item={item.id}>
      <div className={css.why}>
        <span className={css.kind}>
          <Icon of={icon} size="s" decorative />
          {t(`kind.${item.kind}`)}
          {item.solved && <span className={css.solved}>{t('card.solved')}</span>}
        </span>
        {reason && <p className={css.reason}>{reason}</p>}
        {wayOut}
      </div>
      <ItemByline byline={item.byline} at={item.publishedAt} />
      <h2 className={classNames('t-title', css.title)} lang={item.language}>
        <Link to={itemPath(item)} data-list-link>
          {item.title}
        </Link>
      </h2>
      {body}
      <ItemActions item={item} repost={repost} />
    </article>
  );
}
