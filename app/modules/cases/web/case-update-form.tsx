import { type FormEvent, useId, useMemo } from 'react';
import { useFocusBack } from '#modules/library/web/widgets/use-focus-back.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { readKept } from '#platform/web/kept.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { addCaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { CaseUpdateFields } from './case-update-fields.tsx';
import { useCaseUpdate } from './use-case-update.ts';
import { useKeptText } from './use-kept-text.ts';

interface WrittenUpdate {
  title: string;
  /** Drafts of before there was an editor are plain text. */
  text: RichText | string;
  closes: boolean;
}

const keyOf = (caseId: string) => `draft.caseUpdate.${caseId}`;

const richText = (text: WrittenUpdate['text']): RichText => (typeof text === 'string' ? fromPlainText(text) : text);

/** Whether something was written here that was not sent. */
export function isUpdateBegun(caseId: string): boolean {
  const kept = readKept<Partial<WrittenUpdate>>(keyOf(caseId));
  return kept !== null && ((kept.title ?? '').trim() !== '' || !isBlank(richText(kept.text ?? '')));
}

const NO_TEXT = fromPlainText('');
const NOTHING: WrittenUpdate = { title: '', text: NO_TEXT, closes: false };

/** How the case went on. Those who follow it are told. */
export function CaseUpdateForm({ caseId, onDone, onCancel }: { caseId: string; onDone: () => void; onCancel: () => void }) {
  const t = useTexts('cases');
  const id = useId();
  useFocusBack();
  const { run, pending, failure } = useCommand(addCaseUpdate);
  const [written, setWritten] = useKeptText(keyOf(caseId), NOTHING);
  // The same object as long as the text is the same: a new one would be taken for a text from outside.
  const text = useMemo(() => richText(written.text), [written.text]);
  const { isComplete, accepted, setAccepted, shown } = useCaseUpdate(failure);

  function change(values: Partial<WrittenUpdate>) {
    setWritten({ ...written, ...values });
    // What was accepted were the words of before.
    setAccepted(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(written.title, text)) return;
    const output = await run({ id: caseId, title: written.title, text, closes: written.closes, acceptIdentifiers: accepted });
    if (output === null) return;
    setWritten(NOTHING);
    onDone();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <CaseUpdateFields id={id} caseId={caseId} title={written.title} text={text} onChange={change} {...shown}>
        <Checkbox
          label={t('page.author.closes')}
          help={t('page.author.closesHelp')}
          checked={written.closes}
          onChange={(event) => change({ closes: event.target.checked })}
        />
      </CaseUpdateFields>
      <div className={css.foot}>
        <Button variant="quiet" onClick={onCancel}>
          {t('page.cancel')}
        </Button>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('page.loading')}>
          {t('page.author.publishUpdate')}
        </Button>
      </div>
    </form>
  );
}
