import { useMemo } from 'react';
import { AnyItemCard } from '#modules/library/web/widgets/item-kinds.tsx';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { buttonClass } from '#ui/button-class.ts';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { listThreads, type ThreadSummary } from '../forum-thread.contract.ts';
import type { ForumView } from '../forums.contract.ts';
import css from './forum.module.css';
import { THREAD_VIEWS, type ThreadFilter, threadInput, threadsPath } from './use-thread-filter.ts';

export interface ForumThreadsProps {
  forum: ForumView;
  filter: ThreadFilter;
  pinned: readonly ThreadSummary[];
  page: Page<ThreadSummary>;
}

/** The threads of a forum: the pinned ones first, then as the reader chose. */
export function ForumThreads({ forum, filter, pinned, page }: ForumThreadsProps) {
  const t = useTexts('forums');
  const input = useMemo(() => threadInput(forum.id, filter), [forum.id, filter]);
  const list = useKeptPageList<ThreadSummary, typeof listThreads>(listThreads, input, page);
  return (
    <section aria-labelledby="threads-title" className={css.threads}>
      <div className={css.threadsHead}>
        <h2 id="threads-title" className="t-head">
          {t('page.threads')}
        </h2>
        <nav aria-label={t('page.show')} className={chipsClass}>
          {THREAD_VIEWS.map((view) => (
            <Link
              key={view}
              to={threadsPath(forum.id, view)}
              rel="nofollow"
              className={chipClass({ selected: filter === view })}
              aria-current={filter === view ? 'true' : undefined}
              preventScrollReset
            >
              {t(`page.views.${view}`)}
            </Link>
          ))}
        </nav>
      </div>
      {pinned.length > 0 && (
        <div className={css.pinned}>
          {pinned.map((item) => (
            <AnyItemCard key={item.id} item={item} />
          ))}
        </div>
      )}
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      {list.rows.length === 0 && pinned.length === 0 ? (
        <NoThreads forum={forum} filter={filter} />
      ) : (
        <ListEnd list={list} nextPath={page.nextCursor && threadsPath(forum.id, filter, page.nextCursor)} />
      )}
    </section>
  );
}

/** What a reader of a forum without threads may do about it, by why they may not begin one. */
export const NONE_YET = {
  write: 'page.noneWrite',
  signIn: 'page.noneRead',
  notMember: 'page.noneRead',
  notVerified: 'write.notVerified',
  muted: 'write.muted',
  forumClosed: 'write.forumClosed',
} as const satisfies Record<NonNullable<ForumView['writeRefusal']> | 'write', string>;

function NoThreads({ forum, filter }: Pick<ForumThreadsProps, 'forum' | 'filter'>) {
  const t = useTexts('forums');
  const momentOf = useMoment();
  if (filter !== 'active')
    return (
      <EmptyState
        headingLevel={3}
        title={t('page.noneSuch')}
        action={
          <Link to={threadsPath(forum.id, 'active')} className={buttonClass()}>
            {t('page.showAll')}
          </Link>
        }
      >
        {t('page.noneSuchText')}
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={t('page.none')}
      action={
        forum.can.write ? (
          <Link to={`/forums/${forum.id}/write`} className={buttonClass()}>
            {t('page.write')}
          </Link>
        ) : undefined
      }
    >
      {t(NONE_YET[forum.writeRefusal ?? 'write'], { time: forum.mutedUntil === null ? '' : momentOf(forum.mutedUntil) })}
    </EmptyState>
  );
}
