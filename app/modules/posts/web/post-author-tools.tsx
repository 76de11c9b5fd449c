import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { AuthorTools } from '#modules/library/web/widgets/author-tools.tsx';
import { useWithdrawal } from '#modules/library/web/widgets/use-withdrawal.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { closePoll, type PostView, restorePost, withdrawPost } from '../posts.contract.ts';

/** What only the author sees: edit, close the poll, withdraw. */
export function PostAuthorTools({ view }: { view: PostView }) {
  const t = useTexts('posts');
  const { revalidate } = useRevalidator();
  const closing = useToldCommand(closePoll);
  const withdrawing = useCommand(withdrawPost);
  const { id } = view.item;
  const handleWithdraw = useWithdrawal({
    withdraw: () => withdrawing.run({ id }),
    restore: () => callOverHttp(restorePost, { id }),
    listPath: '/posts',
    itemPath: `/posts/${id}`,
    t,
  });

  async function handleClose() {
    if ((await closing.run({ id })) !== null) await revalidate();
  }

  return (
    <AuthorTools
      editPath={`/posts/new?post=${id}`}
      acts={
        <>
          {view.can.closePoll && (
            <Button size="s" icon="lock" pending={closing.pending} pendingLabel={t('page.loading')} onClick={() => void handleClose()}>
              {t('page.author.closePoll')}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            pending={withdrawing.pending}
            pendingLabel={t('page.loading')}
            onClick={() => void handleWithdraw()}
          >
            {t('page.author.withdraw')}
          </Button>
        </>
      }
      t={t}
    />
  );
}
