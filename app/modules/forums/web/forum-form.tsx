import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FORUM_KINDS, type ForumKind, PASSWORD_LENGTH } from '../forums.contract.ts';
import css from './forum-form.module.css';
import { type ForumSettings, settingsOf, useForumForm, type WrittenForum } from './use-forum-form.ts';

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
  const { written, change } = useForumForm(initial);
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
      <SpecialityChoice chosen={written.specialities} onChange={(specialities) => change({ specialities })} />
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
      <Field id={`${id}-language`} label={t('form.language')}>
        {(control) => (
          <Select
            {...control}
            value={written.language}
            options={(['en', 'id'] as const).map((language) => ({ value: language, label: t(`language.${language}`) }))}
            onChange={(event) => change({ language: event.target.value === 'id' ? 'id' : 'en' })}
          />
        )}
      </Field>
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

function SpecialityChoice({ chosen, onChange }: { chosen: ForumSettings['specialities']; onChange: (chosen: Speciality[]) => void }) {
  const t = useTexts('forums');
  const reference = useTexts('reference');
  const options = useSpecialities();
  const add = (slug: string) => {
    const found = SPECIALITIES.find((one) => one === slug);
    if (found !== undefined && !chosen.includes(found)) onChange([...chosen, found]);
  };
  return (
    <Field label={t('form.specialities')} note={t('form.optional')} help={t('form.specialitiesHelp', { max: MAX_SPECIALITIES })}>
      {(control) => (
        <>
          {chosen.length > 0 && (
            <div className={css.chips}>
              {chosen.map((slug) => (
                <RemovableChip
                  key={slug}
                  removeLabel={t('form.removeSpeciality', { speciality: reference(`speciality.${slug}`) })}
                  onRemove={() => onChange(chosen.filter((one) => one !== slug))}
                >
                  {reference(`speciality.${slug}`)}
                </RemovableChip>
              ))}
            </div>
          )}
          <Select
            {...control}
            value=""
            disabled={chosen.length >= MAX_SPECIALITIES}
            placeholder={t('form.addSpeciality')}
            options={options}
            onChange={(event) => add(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
