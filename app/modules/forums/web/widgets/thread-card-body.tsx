/** What a list shows of a thread: where it stands, how it begins, and what its moderators say of it. Texts: `library`. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { CardCover } from '#modules/media/web/widgets/card-cover.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { ThreadCard } from '../../forum-thread.contract.ts';
import css from './thread-card-body.module.css';

const MARKS: readonly ['pinned' | 'locked' | 'needsSource', IconName][] = [
  ['pinned', 'pin-filled'],
  ['locked', 'lock'],
  ['needsSource', 'alert-triangle'],
];

export function ThreadCardBody({ item, first }: { item: ItemCard; first: boolean }) {
  const t = useTexts('library');
  // An item of kind `thread` carries this card: the module forums registers no other.
  const card = item.card as ThreadCard;
  return (
    <>
      <p className={css.forum}>
        <span>
          {t('thread.in')} <Link to={`/forums/${card.forum.id}`}>{card.forum.name}</Link>
        </span>
        {MARKS.filter(([mark]) => card[mark]).map(([mark, icon]) => (
          <span key={mark} className={css.mark}>
            <Icon of={icon} size="s" decorative />
            {t(`thread.${mark}`)}
          </span>
        ))}
      </p>
      <p className={css.summary} lang={item.language}>
        {item.summary}
      </p>
      {card.cover && (
        <CardCover
          cover={card.cover}
          to={`/threads/${item.id}`}
          more={(card.images ?? 1) > 1 ? t('card.post.images', { count: card.images ?? 1 }) : null}
          first={first}
        />
      )}
    </>
  );
}
