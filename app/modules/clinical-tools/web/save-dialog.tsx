import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import { SAVED_NAME_LENGTH, type SavedQuestion, saveCheck } from '../saved-check.contract.ts';

export interface SaveDialogProps {
  readonly tool: Tool;
  readonly question: SavedQuestion;
  readonly name: string;
  readonly onClose: () => void;
}

export function SaveDialog({ tool, question, name: offered, onClose }: SaveDialogProps) {
  const t = useTexts('clinical-tools');
  const formId = useId();
  const [name, setName] = useState(offered.slice(0, SAVED_NAME_LENGTH));
  const { run, pending, failure } = useCommand(saveCheck);
  const { message, fields } = useFailure(failure, { stay: true });

  async function save(event: FormEvent) {
    event.preventDefault();
    if ((await run({ tool, name, question })) === null) return;
    showToast(t('actions.saved'));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={t('save.title')}
      description={t('save.text')}
      closeLabel={t('save.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('save.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel={t('save.pending')}>
            {t('save.run')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Field label={t('save.name')} error={fields.name ?? message}>
          {(control) => (
            <WholeInput {...control} maxLength={SAVED_NAME_LENGTH} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
