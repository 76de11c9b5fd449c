import { type FormEvent, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { repostCase } from '../cases.contract.ts';
import css from './case-author-tools.module.css';

const NOTE_LENGTH = 500;

export interface CaseRepostDialogProps {
  caseId: string;
  onDone: (state: { reposted: boolean; reposts: number }) => void;
  onClose: () => void;
}

/** Shows a case to those who follow the reader, with a word of their own. */
export function CaseRepostDialog({ caseId, onDone, onClose }: CaseRepostDialogProps) {
  const t = useTexts('cases');
  const { run, pending, failure } = useCommand(repostCase);
  const [note, setNote] = useState('');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const output = await run({ caseId, note: note.trim() === '' ? null : note.trim(), reposted: true });
    if (output !== null) onDone(output);
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('page.repost.title')} description={t('page.repost.text')} closeLabel={t('page.cancel')}>
      <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t('page.repost.note')}
          note={t('page.optional')}
          error={failure && (failure.body.fields?.note ?? (failure.body.message || t('page.failed')))}
        >
          {(control) => <TextArea {...control} value={note} maxLength={NOTE_LENGTH} onChange={(event) => setNote(event.target.value)} />}
        </Field>
        <div className={css.foot}>
          <Button variant="quiet" onClick={onClose}>
            {t('page.cancel')}
          </Button>
          <Button variant="primary" type="submit" pending={pending} pendingLabel={t('page.loading')}>
            {t('page.repost.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
