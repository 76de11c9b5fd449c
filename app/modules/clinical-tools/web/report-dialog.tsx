import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import { REPORT_LENGTH, reportError } from '../error-report.contract.ts';

export interface ReportDialogProps {
  readonly tool: Tool;
  readonly about: string;
  readonly onClose: () => void;
}

export function ReportDialog({ tool, about, onClose }: ReportDialogProps) {
  const t = useTexts('clinical-tools');
  const formId = useId();
  const [words, setWords] = useState('');
  const { run, pending, failure } = useCommand(reportError);
  const { message, fields } = useFailure(failure, { stay: true });

  async function send(event: FormEvent) {
    event.preventDefault();
    if ((await run({ tool, about: about.slice(0, 400), words })) === null) return;
    showToast(t('report.sent'));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={t('report.title')}
      description={t('report.text', { about })}
      closeLabel={t('report.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel={t('report.pending')}>
            {t('report.run')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Field label={t('report.words')} error={fields.words ?? message}>
          {(control) => (
            <WholeArea {...control} maxLength={REPORT_LENGTH} value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
