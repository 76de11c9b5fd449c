import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type CaseView, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import css from './case-author-tools.module.css';
import { CaseConsentDialog } from './case-consent-dialog.tsx';
import { CaseUpdateForm } from './case-update-form.tsx';

/** What only the author sees: edit, tell how it went on, mark solved, withdraw. */
export function CaseAuthorTools({ view }: { view: CaseView }) {
  const t = useTexts('cases');
  const go = useGo();
  const { revalidate } = useRevalidator();
  const update = useCommand(updateCase);
  const withdraw = useCommand(withdrawCase);
  const [writing, setWriting] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, solved } = view.item;

  async function handleSolved() {
    const output = await update.run({ id, version: view.version, solved: !solved });
    if (output === null) showToast(t('page.failed'), { tone: 'failed' });
    else await revalidate();
  }

  async function handleWithdraw() {
    const output = await withdraw.run({ id, reason: 'author' });
    if (output === null) {
      showToast(t('page.failed'), { tone: 'failed' });
      return;
    }
    go('/cases');
    showToast(t('page.withdrawn'), { undo: { label: t('page.undo'), onUndo: handleRestore } });
  }

  function handleRestore() {
    callOverHttp(restoreCase, { id }).then(
      () => go(`/cases/${id}`),
      () => showToast(t('page.failed'), { tone: 'failed' }),
    );
  }

  return (
    <section aria-label={t('page.author.label')} className={css.tools}>
      <div className={css.row}>
        <span className="small muted">{t('page.author.yours')}</span>
        <Link to={`/cases/new?case=${id}`} className={buttonClass({ size: 's' })}>
          <Icon of="pencil" size="s" decorative />
          {t('page.author.edit')}
        </Link>
        <Button size="s" icon="notes" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {t('page.author.addUpdate')}
        </Button>
        <Button
          size="s"
          icon={solved ? 'circle-dashed' : 'circle-check'}
          pending={update.pending}
          pendingLabel={t('page.loading')}
          onClick={() => void handleSolved()}
        >
          {solved ? t('page.author.reopen') : t('page.author.markSolved')}
        </Button>
        <Menu
          trigger={
            <Button size="s" variant="quiet">
              {t('page.author.withdraw')}
            </Button>
          }
          items={[
            { id: 'author', label: t('page.author.withdrawOwn'), icon: 'eye-off', onSelect: () => void handleWithdraw() },
            {
              id: 'consent',
              label: t('page.author.withdrawConsent'),
              icon: 'user-off',
              tone: 'danger',
              separated: true,
              onSelect: () => setAsking(true),
            },
          ]}
        />
      </div>
      {writing && (
        <CaseUpdateForm
          caseId={id}
          onDone={() => {
            setWriting(false);
            void revalidate();
          }}
          onCancel={() => setWriting(false)}
        />
      )}
      {asking && <CaseConsentDialog caseId={id} title={view.content.title} onClose={() => setAsking(false)} />}
    </section>
  );
}
