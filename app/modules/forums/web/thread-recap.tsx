import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { ThreadView } from '../forum-thread.contract.ts';
import { RECAP_LISTS, type Recap, type RecapList, writeRecap } from '../thread-recap.contract.ts';
import { LazyRecapDialog } from './lazy-recap-dialog.tsx';
import css from './thread-recap.module.css';

const ICONS: Readonly<Record<RecapList, IconName>> = { agreed: 'circle-check', contested: 'messages', open: 'question-mark' };

/** Before so many have answered there is nothing to sum up. */
const LEAST_ANSWERS = 2;

const linesOf = ({ agreed, contested, open }: Recap): Recap => ({ agreed, contested, open });

/** Where a thread stands, for whoever comes later; its author and those who tend the forum write it. */
export function ThreadRecap({ view: { item, recap, recapVersion, can } }: { view: ThreadView }) {
  const t = useTexts('forums');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { run, pending } = useToldCommand(writeRecap);
  const [writing, setWriting] = useState(false);

  async function change(lines: Recap | null, version: number, undo: Recap | null) {
    const done = await run({ id: item.id, version, recap: lines });
    await revalidate();
    if (done !== null && undo !== null)
      showToast(t('recap.gone'), { undo: { label: t('thread.undo'), onUndo: () => void change(undo, done.version, null) } });
  }

  const mayBegin = can.recap && recap === null && item.counts.comments >= LEAST_ANSWERS;
  if (recap === null && !mayBegin) return null;
  return (
    <section className={css.recap} aria-label={t('recap.title')}>
      {recap === null ? (
        <Button size="s" icon="notes" onClick={() => setWriting(true)}>
          {t('recap.write')}
        </Button>
      ) : (
        <>
          <h2 className="t-head">{t('recap.title')}</h2>
          <div className="stack" lang={item.language}>
            {RECAP_LISTS.filter((list) => recap[list].length > 0).map((list) => (
              <div key={list} className={css.list}>
                <h3>
                  <Icon of={ICONS[list]} size="s" decorative />
                  <span lang={language}>{t(`recap.${list}`)}</span>
                </h3>
                <ul>
                  {recap[list].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={css.by}>{t(`recap.by.${recap.by}`, { date: formatDate(language, recap.at) })}</p>
          {can.recap && (
            <div className="row">
              <Button size="s" onClick={() => setWriting(true)}>
                {t('recap.edit')}
              </Button>
              <Button
                size="s"
                variant="quiet"
                pending={pending}
                pendingLabel={t('form.saving')}
                onClick={() => void change(null, recapVersion, linesOf(recap))}
              >
                {t('recap.remove')}
              </Button>
            </div>
          )}
        </>
      )}
      {writing && (
        <LazyRecapDialog
          threadId={item.id}
          recap={recap}
          version={recapVersion}
          onDone={() => {
            setWriting(false);
            showToast(t('recap.saved'));
            void revalidate();
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}
