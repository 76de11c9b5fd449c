import { type FormEvent, useId } from 'react';
import { useFocusBack } from '#modules/library/web/widgets/use-focus-back.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { copyKey } from '#platform/web/draft-copy.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { readKept } from '#platform/web/kept.ts';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { addCaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { CaseUpdateFields } from './case-update-fields.tsx';
import { useCaseUpdate } from './use-case-update.ts';

interface WrittenUpdate {
  readonly title: string;
  readonly text: RichText;
  readonly closes: boolean;
}

const NO_TEXT = fromPlainText('');

/** What tells how it ended begins with other words, and is kept apart: brought back as another update it would close nothing. */
const keptAs = (closing: boolean): string => (closing ? 'case-outcome' : 'case-update');

/** Whether something was written here that was not sent. */
export const isUpdateBegun = (memberId: string, caseId: string, closing: boolean): boolean =>
  readKept(copyKey(keptAs(closing), memberId, caseId)) !== null;

export interface CaseUpdateFormProps {
  caseId: string;
  /** It tells how the case ended. */
  closing: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** How the case went on. Those who follow it are told. */
export function CaseUpdateForm({ caseId, closing, onDone, onCancel }: CaseUpdateFormProps) {
  const t = useTexts('cases');
  const id = useId();
  useFocusBack();
  const { run, pending, failure } = useCommand(addCaseUpdate);
  const begin: WrittenUpdate = { title: closing ? t('page.author.outcomeTitle') : '', text: NO_TEXT, closes: closing };
  const { written, restored, discard, forget, ...kept } = useKeptWriting(begin, {
    name: keptAs(closing),
    id: caseId,
    isEmpty: ({ title, text }) => title.trim() === begin.title && isBlank(text),
  });
  const { text } = written;
  const { isComplete, accepted, setAccepted, shown } = useCaseUpdate(failure);

  function change(values: Partial<WrittenUpdate>) {
    kept.change(values);
    // What was accepted were the words of before.
    setAccepted(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(written.title, text)) return;
    const output = await run({ id: caseId, title: written.title, text, closes: written.closes, acceptIdentifiers: accepted });
    if (output === null) return;
    forget();
    onDone();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      {restored && <KeptNotice onDiscard={discard} />}
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
