import { useMemo, useState } from 'react';
import { formatDate } from '#platform/i18n/format.ts';
import type { Page } from '#platform/operation/paging.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { MAX_PINNED } from '../forum-thread.contract.ts';
import { bringThreadBack, listTakenDown, type TakenDownThread } from '../thread-desk.contract.ts';
import css from './forum-desk.module.css';

/** Threads that those who tend the forum took down, with why, and the way to bring them back. */
export function TakenDownList({ forumId, page, path }: { forumId: string; page: Page<TakenDownThread>; path: string }) {
  const t = useTexts('forums');
  const input = useMemo(() => ({ forumId }), [forumId]);
  const list = usePageList<TakenDownThread, typeof listTakenDown>(listTakenDown, input, page);
  if (list.rows.length === 0) return <EmptyState title={t('desk.empty.takenDown')}>{t('desk.empty.takenDownText')}</EmptyState>;
  return (
    <>
      <ul className={css.rows} aria-label={t('desk.lists.takenDown')}>
        {list.rows.map((thread) => (
          <TakenDownRow
            key={thread.id}
            thread={thread}
            onBack={() => list.setRows((known) => known.filter(({ id }) => id !== thread.id))}
          />
        ))}
      </ul>
      <ListEnd list={list} nextPath={page.nextCursor && `${path}&cursor=${page.nextCursor}`} />
    </>
  );
}

function TakenDownRow({ thread: { id, title, also, ...first }, onBack }: { thread: TakenDownThread; onBack: () => void }) {
  const t = useTexts('forums');
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  async function bringBack() {
    setPending(true);
    try {
      const { unpinned } = await callOverHttp(bringThreadBack, { id });
      onBack();
      showToast(unpinned ? t('thread.backUnpinned', { max: MAX_PINNED }) : t('takeDown.back'));
    } catch (error) {
      tellFailure(error, t('thread.failed'));
    } finally {
      setPending(false);
    }
  }

  return (
    <li className={classNames(cardClass(), css.row)}>
      <h2 className="t-title">
        <Link to={`/threads/${id}`}>{title}</Link>
      </h2>
      {[first, ...also].map(({ reason, at, by }) => (
        <div key={`${at} ${reason}`}>
          <p className={css.note}>{reason}</p>
          <p className="small muted">
            {by?.kind === 'member' ? t('takeDown.by', { name: by.name, date: formatDate(language, at) }) : formatDate(language, at)}
          </p>
        </div>
      ))}
      <div className={css.acts}>
        <Button size="s" pending={pending} pendingLabel={t('form.saving')} onClick={() => void bringBack()}>
          {t('takeDown.bringBack')}
          <span className="visually-hidden"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
