import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { BookmarkButton } from '#modules/library/web/widgets/bookmark-button.tsx';
import { FollowItemButton } from '#modules/library/web/widgets/follow-item-button.tsx';
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { ShareButton } from '#modules/library/web/widgets/share-button.tsx';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Status } from '#ui/status.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { restoreThread, type ThreadView, withdrawThread } from '../forum-thread.contract.ts';
import forumCss from './forum.module.css';
import css from './thread.module.css';

/** Where we are, the title, what moderators say of it, and who wrote it. */
export function ThreadHead({ view }: { view: ThreadView }) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const { item, forum, can } = view;
  const { pinned, locked, needsSource } = item.card;
  const marked = pinned || locked || needsSource || item.solved || view.slowSeconds > 0;
  return (
    <header className={css.head}>
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
          {view.slowSeconds > 0 && <Badge icon="clock">{t('thread.slowMark')}</Badge>}
          {needsSource && (
            <Badge tone="wait" icon="alert-triangle">
              {library('thread.needsSource')}
            </Badge>
          )}
        </div>
      )}
      <div className={css.by}>
        <ItemByline byline={item.byline} at={item.publishedAt} />
        <div className={css.acts}>
          <FollowItemButton itemId={item.id} following={item.my?.following ?? false} />
          <BookmarkButton itemId={item.id} bookmarked={item.my?.bookmarked ?? false} />
          {forum.kind === 'public' && <ShareButton title={item.title} />}
        </div>
      </div>
      {view.takenDown !== null && <Status tone="failed">{t('takeDown.notice', { reason: view.takenDown.reason })}</Status>}
      {can.edit && <AuthorActs view={view} />}
    </header>
  );
}

function AuthorActs({ view: { item, status, takenDown } }: { view: ThreadView }) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(withdrawThread);
  const [gone, setGone] = useState(status !== 'published');

  async function restore() {
    await callOverHttp(restoreThread, { id: item.id }).then(
      () => setGone(false),
      () => showToast(t('thread.failed'), { tone: 'failed' }),
    );
    await revalidate();
  }

  async function withdraw() {
    if ((await run({ id: item.id })) === null) return;
    setGone(true);
    showToast(t('thread.withdrawn'), { undo: { label: t('thread.undo'), onUndo: () => void restore() } });
  }

  return (
    <div className={css.acts}>
      <Link to={`/threads/${item.id}/edit`} className={buttonClass({ size: 's' })}>
        {t('thread.edit')}
      </Link>
      {takenDown !== null ? null : gone ? (
        <>
          <span role="status">{t(status === 'held' ? 'thread.isHeld' : 'thread.isWithdrawn')}</span>
          {status !== 'held' && (
            <Button size="s" onClick={() => void restore()}>
              {t('thread.restore')}
            </Button>
          )}
        </>
      ) : (
        <Button size="s" variant="quiet" pending={pending} pendingLabel={t('form.saving')} onClick={() => void withdraw()}>
          {t('thread.withdraw')}
        </Button>
      )}
      {failure !== null && <span role="alert">{failure.body.message || t('thread.failed')}</span>}
    </div>
  );
}
