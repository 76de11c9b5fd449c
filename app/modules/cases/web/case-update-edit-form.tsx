import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFocusBack } from '#modules/library/web/widgets/use-focus-back.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { editCaseUpdate } from '../case-update.contract.ts';
import type { CaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { CaseUpdateFields } from './case-update-fields.tsx';
import { useCaseUpdate } from './use-case-update.ts';
import { useKeptText } from './use-kept-text.ts';

type Written = Pick<CaseUpdate, 'title' | 'text' | 'edits'>;

export interface CaseUpdateEditFormProps {
  caseId: string;
  update: CaseUpdate;
  onClose: () => void;
}

/** Corrects what was told. Nobody is told again. */
export function CaseUpdateEditForm({ caseId, update, onClose }: CaseUpdateEditFormProps) {
  const t = useTexts('cases');
  const id = useId();
  useFocusBack();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(editCaseUpdate);
  const [before] = useState<Written>(() => ({ title: update.title, text: update.text, edits: update.edits }));
  const [written, setWritten] = useKeptText(`draft.caseUpdate.${caseId}.${update.id}`, before);
  const { isComplete, accepted, setAccepted, shown } = useCaseUpdate(failure);

  function change(values: { title?: string; text?: RichText }) {
    setWritten({ ...written, ...values });
    setAccepted(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(written.title, written.text)) return;
    // What stands on the page is what the author has seen: after a refusal it is the version from elsewhere.
    const edits = failure?.code === 'cases.staleUpdate' ? update.edits : written.edits;
    const { title, text } = written;
    const output = await run({ id: caseId, updateId: update.id, edits, title, text, acceptIdentifiers: accepted });
    if (output !== null) close();
    await revalidate();
  }

  function close() {
    setWritten(before);
    onClose();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <CaseUpdateFields id={id} caseId={caseId} title={written.title} text={written.text} onChange={change} {...shown} />
      <div className={css.foot}>
        <Button variant="quiet" onClick={close}>
          {t('page.cancel')}
        </Button>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('page.loading')}>
          {t('page.author.saveUpdate')}
        </Button>
      </div>
    </form>
  );
}
