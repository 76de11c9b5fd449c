import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { NOTE_LENGTH, report } from '../../complaint.contract.ts';
import { GROUNDS, type Ground, type Target } from '../../moderation.contract.ts';

export interface ReportDialogProps {
  target: Target;
  id: string;
  open: boolean;
  onClose: () => void;
}

const NOTHING: { reason: Ground; note: string } = { reason: 'privacy', note: '' };

/** Tells staff what should not stand here. For members; pages that use it list the texts `moderation`, and load it on demand. */
export function ReportDialog({ target, id, open, onClose }: ReportDialogProps) {
  const t = useTexts('moderation');
  const formId = useId();
  // A session may end while somebody writes: after the sign-in the words are here again.
  const { written, change, discard } = useKeptWriting(NOTHING, { name: 'report', id, isEmpty: (said) => said.note === '' });
  const { reason, note } = written;
  const { run, pending, failure, reset } = useCommand(report);
  const { message, fields } = useFailure(failure);
  function close() {
    reset();
    discard();
    onClose();
  }
  async function send() {
    const answer = await run({ target, id, reason, note });
    if (answer === null) return;
    showToast(answer.message);
    close();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('report.title')}
      description={t('report.text')}
      closeLabel={t('report.close')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel={t('report.sending')}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={handleSubmit}>
        {message !== null && <p role="alert">{message}</p>}
        <RadioGroup
          name={`${formId}-reason`}
          label={t('report.reason')}
          error={fields.reason}
          value={reason}
          onValueChange={(chosen) => change({ reason: chosen })}
          options={GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
        />
        <Field label={t('report.note')} note={t('report.optional')} help={t('report.noteHelp')} error={fields.note}>
          {(control) => (
            <WholeArea
              {...control}
              value={note}
              maxLength={NOTE_LENGTH}
              onChange={(event) => change({ note: event.target.value })}
              rows={2}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
