import { type FormEvent, type ReactNode, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { Speciality } from '#modules/reference/reference.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LanguageField } from './language-field.tsx';
import css from './place-form.module.css';
import { SpecialityChoice } from './speciality-choice.tsx';

const MAX_SPECIALITIES = 3;
const NAME_LENGTH = 80;

/** What every place of colleagues is settled by, as it is written. */
export interface WrittenPlace {
  readonly name: string;
  readonly about: string;
  readonly specialities: Speciality[];
  /** One on each line. */
  readonly rules: string;
  readonly language: Language;
}

export interface PlaceFormProps {
  written: WrittenPlace;
  change: (change: Partial<WrittenPlace>) => void;
  aboutLength: number;
  most: { rules: number; ruleLength: number };
  /** Texts of the caller: `form` and `language`. */
  t: Translate;
  nameHelp?: string;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  onSend: () => void;
  /** What is particular to its kind: the door above all. Ids are `id`, a hyphen and the name of the field. */
  children: (form: { id: string; fields: Readonly<Record<string, string>> }) => ReactNode;
}

/** Settles a forum, a community, or another place of colleagues: name, about, door, specialities, rules and language. */
export function PlaceForm({
  written,
  change,
  aboutLength,
  most,
  t,
  nameHelp,
  sendLabel,
  pending,
  failure,
  onSend,
  children,
}: PlaceFormProps) {
  const id = useId();
  const { message, fields } = useFailure(failure);
  const rulesError = Object.entries(fields).find(([path]) => path.startsWith('rules'))?.[1];
  const errors = Object.entries(fields).map(([path, words]) => ({ fieldId: `${id}-${path.split('.')[0]}`, message: words }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form noValidate className={css.form} onSubmit={handleSubmit}>
      <ErrorSummary title={t('form.problems')} errors={message === null ? errors : [{ message }]} />
      <Field id={`${id}-name`} label={t('form.name')} help={nameHelp} error={fields.name}>
        {(control) => (
          <TextInput {...control} value={written.name} maxLength={NAME_LENGTH} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      <Field id={`${id}-about`} label={t('form.about')} help={t('form.aboutHelp')} error={fields.about}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={written.about}
            maxLength={aboutLength}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      {children({ id, fields })}
      <SpecialityChoice
        id={`${id}-specialities`}
        chosen={written.specialities}
        most={MAX_SPECIALITIES}
        onChange={(specialities) => change({ specialities })}
        t={t}
      />
      <Field
        id={`${id}-rules`}
        label={t('form.rules')}
        note={t('form.optional')}
        help={t('form.rulesHelp', { max: most.rules })}
        error={rulesError}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={written.rules}
            maxLength={most.rules * (most.ruleLength + 1)}
            onChange={(event) => change({ rules: event.target.value })}
          />
        )}
      </Field>
      <LanguageField
        id={`${id}-language`}
        label={t('form.language')}
        nameOf={(language) => t(`language.${language}`)}
        value={written.language}
        onValue={(language) => change({ language })}
      />
      <FormFooter>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {sendLabel}
        </Button>
      </FormFooter>
    </form>
  );
}
