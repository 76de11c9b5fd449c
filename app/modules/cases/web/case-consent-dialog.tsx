import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { withdrawCase } from '../cases.contract.ts';
import css from './case-author-form.module.css';

/** The patient's word ends a case for good, so it is confirmed by name rather than undone. */
export function CaseConsentDialog({ caseId, title, onClose }: { caseId: string; title: string; onClose: () => void }) {
  const t = useTexts('cases');
  const go = useGo();
  const fieldId = useId();
  const { run, pending, failure } = useCommand(withdrawCase);
  const { message } = useFailure(failure);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const word = t('page.consent.word');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const matches = typed.trim().toLowerCase() === word.toLowerCase();
    setWrong(!matches);
    if (!matches) document.getElementById(fieldId)?.focus();
    if (!matches || (await run({ id: caseId, reason: 'consentWithdrawn' })) === null) return;
    onClose();
    go('/cases');
    showToast(t('page.consent.done'));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('page.consent.title')}
      description={t('page.consent.text', { title })}
      closeLabel={t('page.cancel')}
    >
      <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <Field id={fieldId} label={t('page.consent.type', { word })} error={wrong ? t('page.consent.wrong', { word }) : message}>
          {(control) => <TextInput {...control} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <div className={css.foot}>
          <Button variant="quiet" onClick={onClose}>
            {t('page.cancel')}
          </Button>
          <Button variant="danger" type="submit" pending={pending} pendingLabel={t('page.loading')}>
            {t('page.consent.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
