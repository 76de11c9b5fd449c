import { type FormEvent, useId, useMemo, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useFocusBack } from '#modules/library/web/widgets/use-focus-back.ts';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { formatList } from '#platform/i18n/format.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { readKept } from '#platform/web/kept.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { checkDraft } from '../case-draft.contract.ts';
import { addCaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { useKeptText } from './use-kept-text.ts';

interface WrittenUpdate {
  title: string;
  /** Drafts of before there was an editor are plain text. */
  text: RichText | string;
  closes: boolean;
}

type Findings = OutputOf<typeof checkDraft>['identifiers'];

/** The passages that may tell who the patient is. */
const wordsOf = ({ body }: CallFailure): string[] => [
  ...new Set(((body.details?.identifiers ?? []) as Findings).map(({ text }) => `“${text}”`)),
];

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
  const language = useLanguage();
  const id = useId();
  useFocusBack();
  const { run, pending, failure } = useCommand(addCaseUpdate);
  const [written, setWritten] = useKeptText(keyOf(caseId), NOTHING);
  // The same object as long as the text is the same: a new one would be taken for a text from outside.
  const text = useMemo(() => richText(written.text), [written.text]);
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const { message, fields } = useFailure(failure);
  const errors: Readonly<Record<string, string>> = { ...missing, ...fields };
  const found = failure?.code === 'cases.identifiersRemain' ? wordsOf(failure) : [];

  function change(values: Partial<WrittenUpdate>) {
    setWritten({ ...written, ...values });
    // What was accepted were the words of before.
    setAccepted(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const empty = {
      ...(written.title.trim() === '' && { title: t('validation.updateTitle') }),
      ...(isBlank(text) && { text: t('validation.updateText') }),
    };
    setMissing(empty);
    if (Object.keys(empty).length > 0) return;
    const output = await run({ id: caseId, title: written.title, text, closes: written.closes, acceptIdentifiers: accepted });
    if (output === null) return;
    setWritten(NOTHING);
    onDone();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <FormTop kept={null} message={null} complaints={complaintsOf(errors, id)} />
      <Field id={`${id}-title`} label={t('page.author.updateTitle')} error={errors.title}>
        {(control) => (
          <TextInput {...control} value={written.title} maxLength={160} onChange={(event) => change({ title: event.target.value })} />
        )}
      </Field>
      <Field id={`${id}-text`} label={t('page.author.updateText')} help={t('page.author.updateHelp')} error={errors.text}>
        {(control) => (
          <WritingField
            control={control}
            itemId={caseId}
            look="reading"
            rows={5}
            value={text}
            maxLength={6000}
            onChange={(changed) => change({ text: changed })}
          />
        )}
      </Field>
      <Checkbox
        label={t('page.author.closes')}
        help={t('page.author.closesHelp')}
        checked={written.closes}
        onChange={(event) => change({ closes: event.target.checked })}
      />
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      {found.length > 0 && (
        <Checkbox
          label={t('page.author.acceptIdentifiers', { words: formatList(language, found) })}
          help={t('page.author.acceptIdentifiersHelp')}
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
      )}
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
