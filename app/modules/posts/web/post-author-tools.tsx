import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { closePoll, type PostView, restorePost, withdrawPost } from '../posts.contract.ts';
import css from './post-author-tools.module.css';

/** What only the author sees: edit, close the poll, withdraw. */
export function PostAuthorTools({ view }: { view: PostView }) {
  const t = useTexts('posts');
  const go = useGo();
  const { revalidate } = useRevalidator();
  const closing = useCommand(closePoll);
  const withdrawing = useCommand(withdrawPost);
  const { id } = view.item;

  async function handleClose() {
    if ((await closing.run({ id })) === null) showToast(t('page.failed'), { tone: 'failed' });
    else await revalidate();
  }

  async function handleWithdraw() {
    if ((await withdrawing.run({ id })) === null) {
      showToast(t('page.failed'), { tone: 'failed' });
      return;
    }
    go('/posts');
    showToast(t('page.withdrawn'), { undo: { label: t('page.undo'), onUndo: handleRestore } });
  }

  function handleRestore() {
    callOverHttp(restorePost, { id }).then(
      () => go(`/posts/${id}`),
      () => showToast(t('page.failed'), { tone: 'failed' }),
    );
  }

  return (
    <section aria-label={t('page.author.label')} className={css.tools}>
      <div className={css.row}>
        <span className="small muted">{t('page.author.yours')}</span>
        <Link to={`/posts/new?post=${id}`} className={buttonClass({ size: 's' })}>
          <Icon of="pencil" size="s" decorative />
          {t('page.author.edit')}
        </Link>
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
      </div>
    </section>
  );
}
