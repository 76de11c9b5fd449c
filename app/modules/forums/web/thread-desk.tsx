import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatList } from '#platform/i18n/format.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { MAX_PINNED, SLOW_MODES, type ThreadView, tendThread } from '../forum-thread.contract.ts';
import { bringThreadBack } from '../thread-desk.contract.ts';
import { LazyTakeDown } from './lazy-take-down.tsx';
import css from './thread.module.css';

export interface ThreadDeskProps {
  view: ThreadView;
}

/** What those who tend the forum do about a thread. */
export function ThreadDesk({ view }: ThreadDeskProps) {
  const t = useTexts('forums');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(tendThread);
  const back = useCommand(bringThreadBack);
  const { message } = useFailure(failure ?? back.failure);
  const [asking, setAsking] = useState(false);
  const { pinned, locked, needsSource } = view.item.card;

  async function tend(change: Omit<InputOf<typeof tendThread>, 'id'>) {
    if ((await run({ id: view.item.id, ...change })) !== null) await revalidate();
  }

  async function bringBack() {
    const done = await back.run({ id: view.item.id });
    if (done?.unpinned === true) showToast(t('thread.backUnpinned', { max: MAX_PINNED }));
    if (done !== null) await revalidate();
  }

  if (view.can.bringBack)
    return (
      <section className={css.tend} aria-label={t('thread.desk')}>
        {view.takenDown !== null && view.takenDown.also.length > 0 && (
          <p className="small">
            {t('takeDown.also', {
              reasons: formatList(
                language,
                view.takenDown.also.map((reason) => `“${reason}”`),
              ),
            })}
          </p>
        )}
        <Button size="s" pending={back.pending} pendingLabel={t('form.saving')} onClick={() => void bringBack()}>
          {t('takeDown.bringBack')}
        </Button>
        {message !== null && <p role="alert">{message}</p>}
      </section>
    );
  return (
    <section className={css.tend} aria-label={t('thread.desk')}>
      <Button size="s" icon="pin-filled" disabled={pending} onClick={() => void tend({ pinned: !pinned })}>
        {t(pinned ? 'thread.unpin' : 'thread.pin')}
      </Button>
      <Button size="s" icon="lock" disabled={pending} onClick={() => void tend({ locked: !locked })}>
        {t(locked ? 'thread.unlock' : 'thread.lock')}
      </Button>
      <Button size="s" icon="alert-triangle" disabled={pending} onClick={() => void tend({ needsSource: !needsSource })}>
        {t(needsSource ? 'thread.hasSource' : 'thread.askSource')}
      </Button>
      <span className={css.slow}>
        <Select
          aria-label={t('thread.slow')}
          value={String(view.slowSeconds)}
          disabled={pending}
          options={SLOW_MODES.map((seconds) => ({ value: String(seconds), label: t(`thread.slowMode.${seconds}`) }))}
          onChange={(event) => {
            const slowSeconds = SLOW_MODES.find((seconds) => String(seconds) === event.target.value);
            if (slowSeconds !== undefined) void tend({ slowSeconds });
          }}
        />
      </span>
      {view.can.takeDown && (
        <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
          {t('takeDown.act')}
        </Button>
      )}
      {message !== null && <p role="alert">{message}</p>}
      {asking && (
        <LazyTakeDown
          target={{ kind: 'thread', id: view.item.id }}
          onDone={(stands) => {
            setAsking(false);
            if (stands !== null) showToast(t('takeDown.stands', { reason: stands }));
            else showToast(t('takeDown.done'), { undo: { label: t('thread.undo'), onUndo: () => void bringBack() } });
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
