import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { SpecialityChoice } from '#modules/library/web/widgets/speciality-choice.tsx';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useWritten } from '#platform/web/use-written.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FORUM_KINDS, type ForumKind, PASSWORD_LENGTH } from '../forums.contract.ts';
import css from './forum-form.module.css';
import { type ForumSettings, settingsOf, type WrittenForum } from './written-forum.tsx';

const MAX_SPECIALITIES = 3;

export interface ForumFormProps {
  initial: WrittenForum;
  /** Null for a new forum; otherwise what it is now. */
  kindNow: ForumKind | null;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  onSend: (settings: ForumSettings) => void;
}

/** Name, about, rules, speciality and door of a forum. */
export function ForumForm({ initial, kindNow, sendLabel, pending, failure, onSend }: ForumFormProps) {
  const t = useTexts('forums');
  const id = useId();
  const { written, change } = useWritten(initial);
  const { message, fields } = useFailure(failure);
  const rulesError = Object.entries(fields).find(([path]) => path.startsWith('rules'))?.[1];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend(settingsOf(written));
  }

  return (
    <form noValidate className={css.form} onSubmit={handleSubmit}>
      <Field id={`${id}-name`} label={t('form.name')} error={fields.name}>
        {(control) => (
          <TextInput {...control} value={written.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      <Field id={`${id}-about`} label={t('form.about')} help={t('form.aboutHelp')} error={fields.about}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={written.about}
            maxLength={600}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      <RadioGroup
        id={`${id}-kind`}
        name={`${id}-kind`}
        label={t('form.kind')}
        error={fields.kind}
        value={written.kind}
        onValueChange={(kind) => change({ kind })}
        options={FORUM_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), help: t(`kindHelp.${kind}`) }))}
      />
      {written.kind === 'protected' && (
        <Field
          id={`${id}-password`}
          label={t('form.password')}
          help={t(kindNow === 'protected' ? 'form.passwordStays' : 'form.passwordHelp', { min: PASSWORD_LENGTH.min })}
          error={fields.password}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="new-password"
              value={written.password}
              maxLength={PASSWORD_LENGTH.max}
              onChange={(event) => change({ password: event.target.value })}
            />
          )}
        </Field>
      )}
      <SpecialityChoice
        id={`${id}-specialities`}
        chosen={written.specialities}
        most={MAX_SPECIALITIES}
        onChange={(specialities) => change({ specialities })}
        t={t}
      />
      <Field id={`${id}-rules`} label={t('form.rules')} note={t('form.optional')} help={t('form.rulesHelp')} error={rulesError}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={written.rules}
            maxLength={3000}
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
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      <FormFooter>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {sendLabel}
        </Button>
      </FormFooter>
    </form>
  );
}
