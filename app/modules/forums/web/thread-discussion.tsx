import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { listComments } from '#modules/library/discussion.contract.ts';
import type { CommentExtra } from '#modules/library/web/widgets/comment-row.tsx';
import { Discussion } from '#modules/library/web/widgets/discussion.tsx';
import { ResponseRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { buttonClass } from '#ui/button-class.ts';
import { quietActionClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { ThreadView } from '../forum-thread.contract.ts';
import { LazyTakeDown } from './lazy-take-down.tsx';
import css from './thread.module.css';
import { useAnswerFlags } from './use-answer-flags.ts';

export interface ThreadDiscussionProps {
  view: ThreadView;
  comments: OutputOf<typeof listComments>;
}

/** The answers of a thread, with what moderators say of them. */
export function ThreadDiscussion({ view, comments }: ThreadDiscussionProps) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const { item, can, flagged } = view;
  const onFailed = useCallback(() => showToast(t('thread.failed'), { tone: 'failed' }), [t]);
  const { ids, setFlag } = useAnswerFlags(flagged, onFailed);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<string | null>(null);
  const [taken, setTaken] = useState(0);

  const extra = useMemo<CommentExtra>(
    () => ({
      by: ({ id }) => [ids.has(id), can.tend],
      show: ({ id, text, held }) => {
        const isFlagged = ids.has(id);
        return (
          <>
            {isFlagged && (
              <span className={css.flagged}>
                <Icon of="alert-triangle" size="s" decorative />
                {library('thread.needsSource')}
              </span>
            )}
            {can.tend && text !== null && !held && (
              <>
                <button type="button" className={quietActionClass} onClick={() => setFlag(id, !isFlagged)}>
                  {t(isFlagged ? 'thread.hasSource' : 'thread.askSource')}
                </button>
                <button type="button" className={quietActionClass} onClick={() => setAsking(id)}>
                  {t('takeDown.act')}
                </button>
              </>
            )}
          </>
        );
      },
    }),
    [ids, can.tend, setFlag, t, library],
  );

  return (
    <>
      <Discussion
        // Begins anew with what the loader has read once an answer is gone.
        key={taken}
        itemId={item.id}
        specialities={item.specialities}
        first={comments}
        count={item.counts.comments}
        refusal={can.respond ? null : <ThreadRefusal view={view} />}
        alwaysAnonymous={can.withdraw && item.byline.kind === 'anonymous'}
        extra={extra}
      />
      {asking !== null && (
        <LazyTakeDown
          target={{ kind: 'answer', id: asking }}
          onDone={() => {
            setAsking(null);
            showToast(t('takeDown.done'));
            void revalidate().then(() => setTaken((number) => number + 1));
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Why this reader may not answer, and what would change it. */
function ThreadRefusal({ view: { can, forum } }: { view: ThreadView }) {
  const t = useTexts('forums');
  const momentOf = useMoment();
  const reason = can.respondRefusal ?? 'closed';
  const { respondAgainAt: at } = can;
  useReadAgainAt(at);
  return (
    <ResponseRefusal
      text={t(`respond.${reason}`, { time: at === null ? '' : momentOf(at) })}
      signIn={reason === 'signIn' ? t('entry.signIn') : null}
    >
      {reason === 'notMember' && (
        <p>
          <Link to={`/forums/${forum.id}`} className={buttonClass({ variant: 'primary' })}>
            {t('entry.toForum')}
          </Link>
        </p>
      )}
    </ResponseRefusal>
  );
}

/** Nobody waits longer before an open page: they come back to it another day. */
const LONGEST_WAIT_MS = 2 * 3_600_000;
/** A clock of the server that is a little behind would still say no. */
const LATER_MS = 1000;

/** Reads the page again when the reader may answer: whoever waits before it finds the way to write. */
function useReadAgainAt(at: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const wait = at === null ? Number.POSITIVE_INFINITY : Date.parse(at) - Date.now();
    if (wait > LONGEST_WAIT_MS) return;
    const over = setTimeout(() => void revalidate(), Math.max(0, wait) + LATER_MS);
    return () => clearTimeout(over);
  }, [at, revalidate]);
}
