import type { ReactNode } from 'react';
import { formatCount } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { type ItemCard, itemPath, type Reposted, type RepostWords } from '../../library.contract.ts';
import css from './item-actions.module.css';
import { useItemMarks } from './use-item-marks.ts';

/** Shows an item to the reader's followers, or takes that back. */
export type Repost = (itemId: string, reposted: boolean, words?: RepostWords) => Promise<Reposted>;

/** The last line of a card. Changes show at once and are taken back when the server refuses; readers who are not signed in are led to the sign-in. */
export function ItemActions({ item, repost }: { item: ItemCard; repost: Repost }) {
  const t = useTexts('library');
  const language = useLanguage();
  const readerId = useReader()?.id;
  const isOwn = item.byline.kind === 'member' && item.byline.id === readerId;
  const { my, counts, toggleHelpful, toggleBookmark, toggleRepost } = useItemMarks(item, repost);
  return (
    <div className={css.actions}>
      <Action pressed={my?.reaction === 'helpful'} onPress={my && toggleHelpful}>
        <Icon of="thumb-up" className={css.fills} decorative />
        <span className={css.word}>{t('action.helpful')}</span>
        <span className="num">{formatCount(language, counts.helpful)}</span>
      </Action>
      <Link to={`${itemPath(item)}#discussion`} className={css.action}>
        <Icon of="message-circle" decorative />
        <span className={css.word}>{t('action.answers')}</span>
        <span className="num">{formatCount(language, counts.comments)}</span>
      </Link>
      <span className={css.right}>
        {!isOwn && (
          <Action pressed={my?.reposted === true} onPress={my && toggleRepost} label={t('action.repost')}>
            <Icon of="repeat" decorative />
          </Action>
        )}
        <Action pressed={my?.bookmarked === true} onPress={my && toggleBookmark} label={t('action.bookmark')}>
          <Icon of="bookmark" className={css.fills} decorative />
        </Action>
      </span>
    </div>
  );
}

interface ActionProps {
  pressed: boolean;
  /** Null for readers who are not signed in. */
  onPress: (() => void) | null;
  /** For an icon without words. */
  label?: string;
  children: ReactNode;
}

function Action({ pressed, onPress, label, children }: ActionProps) {
  const loginPath = useLoginPath();
  const className = classNames(css.action, label !== undefined && css.square);
  if (onPress === null) {
    return (
      <Link to={loginPath} rel="nofollow" className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} aria-pressed={pressed} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
