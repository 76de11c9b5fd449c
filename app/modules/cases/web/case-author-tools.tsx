import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { AuthorTools } from '#modules/library/web/widgets/author-tools.tsx';
import { useWithdrawal } from '#modules/library/web/widgets/use-withdrawal.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type CaseView, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { CaseConsentDialog } from './case-consent-dialog.tsx';
import { CaseUpdateForm, isUpdateBegun } from './case-update-form.tsx';

/** What only the author sees: edit, tell how it went on, mark solved, withdraw. */
export function CaseAuthorTools({ view }: { view: CaseView }) {
  const t = useTexts('cases');
  const { revalidate } = useRevalidator();
  const update = useCommand(updateCase);
  const withdraw = useCommand(withdrawCase);
  const [writing, setWriting] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, solved } = view.item;
  useFailure(withdraw.failure);
  const { message } = useFailure(update.failure);

  // With the case as it stands now on the page, the next press means that one.
  const isStale = update.failure?.code === 'cases.staleCase';
  useEffect(() => {
    if (message === null) return;
    showToast(message, { tone: 'failed' });
    if (isStale) void revalidate();
  }, [message, isStale, revalidate]);

  // Whoever was interrupted finds the form open, with what they had written.
  useEffect(() => {
    if (isUpdateBegun(id)) setWriting(true);
  }, [id]);

  const handleWithdraw = useWithdrawal({
    withdraw: () => withdraw.run({ id, reason: 'author' }),
    restore: () => callOverHttp(restoreCase, { id }),
    listPath: '/cases',
    itemPath: `/cases/${id}`,
    t,
  });

  async function handleSolved() {
    if ((await update.run({ id, version: view.version, solved: !solved })) !== null) await revalidate();
  }

  return (
    <AuthorTools
      editPath={`/cases/new?case=${id}`}
      acts={
        <>
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
        </>
      }
      t={t}
    >
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
    </AuthorTools>
  );
}
