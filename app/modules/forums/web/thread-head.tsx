import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import headCss from '#modules/library/web/widgets/item-head.module.css';
import { LaterItemActs } from '#modules/library/web/widgets/later-item-parts.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Status } from '#ui/status.tsx';
import type { ThreadView } from '../forum-thread.contract.ts';
import forumCss from './forum.module.css';
import { LaterThreadOwnActs } from './later-thread-parts.tsx';
import css from './thread.module.css';

export interface ThreadHeadProps {
  view: ThreadView;
  /** By staff, who say above why. */
  sentBack: boolean;
}

/** Where we are, the title, what moderators say of it, and who wrote it. */
export function ThreadHead({ view, sentBack }: ThreadHeadProps) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const { item, forum, can } = view;
  const { pinned, locked, needsSource } = item.card;
  const marked = pinned || locked || needsSource || item.solved || view.slowSeconds > 0;
  return (
    <header className={headCss.head}>
      <nav aria-label={t('page.youAreHere')} className={forumCss.crumb}>
        <Link to="/forums">{t('list.title')}</Link>
        <span aria-hidden>/</span>
        <Link to={`/forums/${forum.id}`}>{forum.name}</Link>
      </nav>
      <h1 className="t-display" lang={item.language}>
        {item.title}
      </h1>
      {marked && (
        <div className={css.marks}>
          {item.solved && (
            <Badge tone="good" icon="circle-check">
              {t('thread.solved')}
            </Badge>
          )}
          {pinned && <Badge icon="pin-filled">{library('thread.pinned')}</Badge>}
          {locked && <Badge icon="lock">{library('thread.locked')}</Badge>}
          {view.slowSeconds > 0 && <Badge icon="clock">{t('thread.slowMark', { time: t(`thread.slowMode.${view.slowSeconds}`) })}</Badge>}
          {needsSource && (
            <Badge tone="wait" icon="alert-triangle">
              {library('thread.needsSource')}
            </Badge>
          )}
        </div>
      )}
      <div className={headCss.by}>
        <ItemByline byline={item.byline} at={item.publishedAt} />
        <LaterItemActs item={item} shared={forum.kind === 'public'} />
      </div>
      {view.takenDown !== null && <Status tone="failed">{t('takeDown.notice', { reason: view.takenDown.reason })}</Status>}
      {(can.withdraw || view.status === 'removed') && <LaterThreadOwnActs view={view} sentBack={sentBack} />}
    </header>
  );
}
