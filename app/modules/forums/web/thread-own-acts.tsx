import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { showToast } from '#ui/toast-queue.ts';
import { MAX_PINNED, restoreThread, type ThreadView, withdrawThread } from '../forum-thread.contract.ts';
import css from './thread.module.css';

export interface ThreadOwnActsProps {
  view: ThreadView;
}

/** What its author may do with a thread. */
export function ThreadOwnActs({ view: { item, status, takenDown, can } }: ThreadOwnActsProps) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(withdrawThread);
  const [gone, setGone] = useState(status !== 'published');

  async function restore() {
    await callOverHttp(restoreThread, { id: item.id }).then(
      ({ unpinned }) => {
        setGone(false);
        if (unpinned) showToast(t('thread.backUnpinned', { max: MAX_PINNED }));
      },
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
      {can.edit && (
        <Link to={`/threads/${item.id}/edit`} className={buttonClass({ size: 's' })}>
          {t('thread.edit')}
        </Link>
      )}
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
