import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Status } from '#ui/status.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { MAX_PINNED, RESTORE_MINUTES, restoreThread, type ThreadView, withdrawThread } from '../forum-thread.contract.ts';
import css from './thread.module.css';

export interface ThreadOwnActsProps {
  view: ThreadView;
  /** Taken out by staff, who say above why: then it is handed in again there. */
  sentBack: boolean;
}

/** What its author may do with a thread. */
export function ThreadOwnActs({ view: { item, status, takenDown, restorableUntil, can }, sentBack }: ThreadOwnActsProps) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(withdrawThread);
  const [gone, setGone] = useState(status !== 'published');
  // Brought back, it may wait for staff first.
  useEffect(() => setGone(status !== 'published'), [status]);
  const [until, setUntil] = useRestorable(restorableUntil);

  async function restore() {
    await callOverHttp(restoreThread, { id: item.id }).then(
      ({ unpinned }) => {
        setGone(false);
        if (unpinned) showToast(t('thread.backUnpinned', { max: MAX_PINNED }));
      },
      (error: unknown) => tellFailure(error, t('thread.failed')),
    );
    await revalidate();
  }

  async function withdraw() {
    const done = await run({ id: item.id });
    if (done === null) return;
    setGone(true);
    setUntil(done.restorableUntil);
    const undo = { label: t('thread.undo'), onUndo: () => void restore() };
    showToast(t('thread.withdrawn'), done.restorableUntil === null ? {} : { undo });
  }

  if (status === 'removed') return <Status tone="failed">{t('thread.isRemoved')}</Status>;
  return (
    <div className={css.acts}>
      {can.edit && (
        <Link to={`/threads/${item.id}/edit`} className={buttonClass({ size: 's' })}>
          {t('thread.edit')}
        </Link>
      )}
      {takenDown !== null || sentBack ? null : gone ? (
        <>
          <span role="status">
            {t(status === 'held' ? 'thread.isHeld' : 'thread.isWithdrawn')}
            {status !== 'held' && until === null && can.edit && ` ${t('thread.restoreOver', { minutes: RESTORE_MINUTES })}`}
          </span>
          {status !== 'held' && until !== null && (
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

/** Until when the thread can be brought back; null once that is over. */
function useRestorable(first: string | null) {
  const [until, setUntil] = useState(first);
  useEffect(() => {
    if (until === null) return;
    const over = setTimeout(() => setUntil(null), Date.parse(until) - Date.now());
    return () => clearTimeout(over);
  }, [until]);
  return [until, setUntil] as const;
}
