import { useMemo } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Button } from '#ui/button.tsx';
import { type FoundMessage, searchMessages } from '../chat-message.contract.ts';
import css from './chat.module.css';

/** Messages that were looked for, each leading to its place. */
export function FoundMessages({ q, first }: { q: string; first: OutputOf<typeof searchMessages> }) {
  const t = useTexts('chat');
  const input = useMemo(() => ({ q }), [q]);
  const { rows, state, more } = usePageList<FoundMessage, typeof searchMessages>(searchMessages, input, first);
  return (
    <>
      <div className={css.head}>
        <div className="row-between">
          <p className="t-label" role="status">
            {rows.length === 0 ? t('search.nothing', { q }) : t('search.found', { q })}
          </p>
          <Link to="/chat">{t('search.back')}</Link>
        </div>
      </div>
      <div className={css.list}>
        <ul>
          {rows.map(({ id, seq, conversationId, title, authorName, own, excerpt, at }) => (
            <li key={id} data-list-row>
              <Link to={`/chat/${conversationId}?at=${seq}`} className={css.hit}>
                <span className="row-between">
                  <span className={css.name} dir="auto">
                    {title ?? t('gone')}
                  </span>
                  <span className={css.time}>
                    <TimeAgo iso={at} />
                  </span>
                </span>
                <span className={css.excerpt} dir="auto">
                  {`${own ? t('preview.own') : (authorName ?? t('gone'))}: `}
                  {excerpt.map(({ text, hit }, n) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage never change places
                    hit ? <mark key={n}>{text}</mark> : <span key={n}>{text}</span>,
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {state !== 'end' && (
          <Button variant="quiet" wide pending={state === 'loading'} pendingLabel={t('list.loading')} onClick={more}>
            {t('list.more')}
          </Button>
        )}
      </div>
    </>
  );
}
