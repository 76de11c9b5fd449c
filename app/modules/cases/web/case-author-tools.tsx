import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { AuthorTools } from '#modules/library/web/widgets/author-tools.tsx';
import { useWithdrawal } from '#modules/library/web/widgets/use-withdrawal.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type CaseView, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { CaseConsentDialog } from './case-consent-dialog.tsx';
import { CaseTakenDown } from './case-taken-down.tsx';
import { CaseUpdateForm, isUpdateBegun } from './case-update-form.tsx';

/** What is being told: how the case goes on, or how it ended. */
type Writing = 'update' | 'outcome' | null;

export interface CaseAuthorToolsProps {
  view: CaseView;
  /** Staff ask for a change: withdrawn as it is, its author goes on with it. */
  sentBack: boolean;
}

/** What only the author sees: edit, tell how it went on and how it ended, withdraw; or that it was taken down. */
export function CaseAuthorTools({ view, sentBack }: CaseAuthorToolsProps) {
  const isTakenDown = view.status === 'removed' || (view.status === 'withdrawn' && !sentBack);
  return isTakenDown ? <CaseTakenDown view={view} /> : <Tools view={view} />;
}

function Tools({ view }: { view: CaseView }) {
  const t = useTexts('cases');
  const { revalidate } = useRevalidator();
  const update = useCommand(updateCase);
  const withdraw = useCommand(withdrawCase);
  const readerId = useReader()?.id ?? '';
  const [writing, setWriting] = useState<Writing>(null);
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
    if (isUpdateBegun(readerId, id, false)) setWriting('update');
    else if (isUpdateBegun(readerId, id, true)) setWriting('outcome');
  }, [readerId, id]);

  const handleWithdraw = useWithdrawal({
    withdraw: () => withdraw.run({ id, reason: 'author' }),
    restore: () => callOverHttp(restoreCase, { id }),
    listPath: '/cases',
    itemPath: `/cases/${id}`,
    t,
  });

  async function handleReopen() {
    if ((await update.run({ id, version: view.version, solved: false })) !== null) await revalidate();
  }

  const toggle = (what: Writing) => setWriting(writing === what ? null : what);

  return (
    <AuthorTools
      editPath={`/cases/new?case=${id}`}
      acts={
        <>
          <Button size="s" icon="notes" aria-expanded={writing === 'update'} onClick={() => toggle('update')}>
            {t('page.author.addUpdate')}
          </Button>
          {solved ? (
            <Button
              size="s"
              icon="circle-dashed"
              pending={update.pending}
              pendingLabel={t('page.loading')}
              onClick={() => void handleReopen()}
            >
              {t('page.author.reopen')}
            </Button>
          ) : (
            // Those who follow the case wait for its outcome: a mark alone would not say what it was.
            <Button size="s" icon="circle-check" aria-expanded={writing === 'outcome'} onClick={() => toggle('outcome')}>
              {t('page.author.markSolved')}
            </Button>
          )}
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
      {writing !== null && (
        <CaseUpdateForm
          key={writing}
          caseId={id}
          closing={writing === 'outcome'}
          onDone={() => {
            setWriting(null);
            void revalidate();
          }}
          onCancel={() => setWriting(null)}
        />
      )}
      {asking && <CaseConsentDialog caseId={id} title={view.content.title} onClose={() => setAsking(false)} />}
    </AuthorTools>
  );
}
