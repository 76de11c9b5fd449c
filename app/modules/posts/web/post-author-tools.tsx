import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { AuthorTools } from '#modules/library/web/widgets/author-tools.tsx';
import { useWithdrawal } from '#modules/library/web/widgets/use-withdrawal.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Status } from '#ui/status.tsx';
import { closePoll, type PostView, restorePost, withdrawPost } from '../posts.contract.ts';

export interface PostAuthorToolsProps {
  view: PostView;
  /** Taken out by staff, who say above why. */
  sentBack: boolean;
}

/** What only the author sees: edit, close the poll, withdraw, and that nobody else reads it. */
export function PostAuthorTools({ view, sentBack }: PostAuthorToolsProps) {
  const t = useTexts('posts');
  const { revalidate } = useRevalidator();
  const closing = useToldCommand(closePoll);
  const withdrawing = useCommand(withdrawPost);
  const restoring = useToldCommand(restorePost);
  const [asking, setAsking] = useState(false);
  const { id } = view.item;
  const handleWithdraw = useWithdrawal({
    withdraw: () => withdrawing.run({ id }),
    restore: () => callOverHttp(restorePost, { id }),
    listPath: '/posts',
    itemPath: `/posts/${id}`,
    t,
  });

  async function handleClose() {
    if ((await closing.run({ id })) === null) return;
    setAsking(false);
    await revalidate();
  }

  async function handleRestore() {
    await restoring.run({ id });
    await revalidate();
  }

  if (view.status === 'removed') return <Status tone="failed">{t('page.author.removed')}</Status>;
  return (
    <AuthorTools
      editPath={`/posts/new?post=${id}`}
      acts={
        <>
          {view.can.closePoll && (
            <Button size="s" icon="lock" onClick={() => setAsking(true)}>
              {t('page.author.closePoll')}
            </Button>
          )}
          {view.restorableUntil !== null && (
            <Button size="s" pending={restoring.pending} pendingLabel={t('page.loading')} onClick={() => void handleRestore()}>
              {t('page.author.restore')}
            </Button>
          )}
          {view.can.withdraw && (
            <Button
              size="s"
              variant="quiet"
              pending={withdrawing.pending}
              pendingLabel={t('page.loading')}
              onClick={() => void handleWithdraw()}
            >
              {t('page.author.withdraw')}
            </Button>
          )}
        </>
      }
      t={t}
    >
      {asking && view.can.closePoll && (
        <div className="row-wrap">
          <span className="small">{t('page.author.closePollSure')}</span>
          <Button size="s" variant="danger" pending={closing.pending} pendingLabel={t('page.loading')} onClick={() => void handleClose()}>
            {t('page.author.closePollNow')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setAsking(false)}>
            {t('page.author.closePollNot')}
          </Button>
        </div>
      )}
      {view.status === 'withdrawn' && !sentBack && <Status tone="none">{t('page.author.withdrawn')}</Status>}
    </AuthorTools>
  );
}
