import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { removeCaseUpdate } from '../case-update.contract.ts';
import type { CaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { CaseUpdateEditForm } from './case-update-edit-form.tsx';

/** What its author may do with an update, below it; the form stands beside what colleagues read now. */
export function OwnCaseUpdate({ caseId, update }: { caseId: string; update: CaseUpdate }) {
  const t = useTexts('cases');
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const close = () => setOpen(null);
  if (open === 'form') return <CaseUpdateEditForm caseId={caseId} update={update} onClose={close} />;
  return (
    <>
      <div className={css.acts}>
        <Button size="s" icon="pencil" onClick={() => setOpen('form')}>
          {t('page.author.editUpdate')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setOpen('question')}>
          {t('page.author.removeUpdate')}
        </Button>
      </div>
      {open === 'question' && <RemoveUpdateDialog caseId={caseId} update={update} onClose={close} />}
    </>
  );
}

function RemoveUpdateDialog({ caseId, update, onClose }: { caseId: string; update: CaseUpdate; onClose: () => void }) {
  const t = useTexts('cases');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(removeCaseUpdate);
  const { message } = useFailure(failure);

  async function handleRemove() {
    if ((await run({ id: caseId, updateId: update.id })) === null) return;
    onClose();
    showToast(t('page.author.updateRemoved'));
    await revalidate();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="s"
      title={t('page.author.removeUpdateTitle')}
      description={t('page.author.removeUpdateText', { title: update.title })}
      closeLabel={t('page.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('page.cancel')}
          </Button>
          <Button variant="danger" pending={pending} pendingLabel={t('page.loading')} onClick={() => void handleRemove()}>
            {t('page.author.removeUpdate')}
          </Button>
        </>
      }
    >
      {update.closes && <p>{t('page.author.removeUpdateReopens')}</p>}
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
    </Dialog>
  );
}
