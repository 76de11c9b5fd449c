import type { ReactNode } from 'react';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { formatList } from '#platform/i18n/format.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { checkDraft } from '../case-draft.contract.ts';
import { UPDATE_LENGTH } from '../cases.contract.ts';
import css from './case-author-form.module.css';

type Findings = OutputOf<typeof checkDraft>['identifiers'];

/** The passages that may tell who the patient is. */
const wordsOf = ({ body }: CallFailure): string[] => [
  ...new Set(((body.details?.identifiers ?? []) as Findings).map(({ text }) => `“${text}”`)),
];

export interface CaseUpdateFieldsProps {
  id: string;
  caseId: string;
  title: string;
  text: RichText;
  errors: Readonly<Record<string, string>>;
  failure: CallFailure | null;
  /** Of the failure, where no field is the matter. */
  message: string | null;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  onChange: (values: { title?: string; text?: RichText }) => void;
  children?: ReactNode;
}

/** Headline and text of how the case went on, and what the author says of words that may tell who the patient is. */
export function CaseUpdateFields({ id, caseId, title, text, errors, failure, message, ...props }: CaseUpdateFieldsProps) {
  const t = useTexts('cases');
  const language = useLanguage();
  const found = failure?.code === 'cases.identifiersRemain' ? wordsOf(failure) : [];
  return (
    <>
      <FormTop kept={null} message={null} complaints={complaintsOf(errors, id)} />
      <Field id={`${id}-title`} label={t('page.author.updateTitle')} error={errors.title}>
        {(control) => <TextInput {...control} value={title} onChange={(event) => props.onChange({ title: event.target.value })} />}
      </Field>
      <Field id={`${id}-text`} label={t('page.author.updateText')} help={t('page.author.updateHelp')} error={errors.text}>
        {(control) => (
          <WritingField
            control={control}
            itemId={caseId}
            look="reading"
            rows={5}
            value={text}
            maxLength={UPDATE_LENGTH}
            onChange={(changed) => props.onChange({ text: changed })}
          />
        )}
      </Field>
      {props.children}
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      {found.length > 0 && (
        <Checkbox
          label={t('page.author.acceptIdentifiers', { words: formatList(language, found) })}
          help={t('page.author.acceptIdentifiersHelp')}
          checked={props.accepted}
          onChange={(event) => props.onAccept(event.target.checked)}
        />
      )}
    </>
  );
}
