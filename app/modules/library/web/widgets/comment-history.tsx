import { useEffect, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listCommentEdits } from '../../discussion.contract.ts';
import css from './discussion.module.css';
import { ReferenceList } from './reference-list.tsx';

type Edits = OutputOf<typeof listCommentEdits>['edits'];

/** Earlier versions of an answer, newest first. Loaded only when someone asks. */
export function CommentHistory({ commentId, onClose }: { commentId: string; onClose: () => void }) {
  const t = useTexts('library');
  const [edits, setEdits] = useState<Edits | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    callOverHttp(listCommentEdits, { commentId }, { signal: leaving.signal }).then(
      (output) => setEdits(output.edits),
      (error: unknown) => {
        if (error instanceof CallFailure) setEdits('failed');
        else if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [commentId, attempt]);

  return (
    <Dialog open onOpenChange={onClose} title={t('discussion.history.title')} closeLabel={t('discussion.close')}>
      {edits === null && <Skeleton label={t('discussion.history.loading')} shape="row" count={2} />}
      {edits === 'failed' && (
        <ErrorState
          title={t('discussion.history.failed')}
          retry={{ label: t('discussion.retry'), pendingLabel: t('discussion.history.loading'), onRetry: () => setAttempt(attempt + 1) }}
        >
          {t('discussion.failed')}
        </ErrorState>
      )}
      {Array.isArray(edits) && (
        <ol className={css.history}>
          {edits.map((edit) => (
            <li key={edit.at}>
              <p className="small muted">
                <TimeAgo iso={edit.at} />
                {edit.basis !== null && ` · ${t(`discussion.basis.${edit.basis}`)}`}
              </p>
              <EarlierVersion {...edit} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function EarlierVersion({ text, references, at }: Edits[number]) {
  const t = useTexts('library');
  const anchor = `${at}-`;
  return (
    <div className="stack-s">
      {text === null ? (
        <p className="muted">{t('discussion.history.hidden')}</p>
      ) : (
        <RichText doc={text} referenceId={(n) => `${anchor}ref-${n}`} />
      )}
      {references.length > 0 && <ReferenceList references={references} anchor={anchor} />}
    </div>
  );
}
