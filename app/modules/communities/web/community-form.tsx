import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { SpecialityChoice } from '#modules/library/web/widgets/speciality-choice.tsx';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useWritten } from '#platform/web/use-written.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, COMMUNITY_KINDS, ENTRIES, MAX_RULES, RULE_LENGTH } from '../communities.contract.ts';
import css from './community-form.module.css';
import { type CommunitySettings, settingsOf, type WrittenCommunity } from './written-community.tsx';

const MAX_SPECIALITIES = 3;

export interface CommunityFormProps {
  initial: WrittenCommunity;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  onSend: (settings: CommunitySettings) => void;
}

/** What its members share, how one comes in, and the rules. */
export function CommunityForm({ initial, sendLabel, pending, failure, onSend }: CommunityFormProps) {
  const t = useTexts('communities');
  const id = useId();
  const { written, change } = useWritten(initial);
  const { message, fields } = useFailure(failure);
  const rulesError = Object.entries(fields).find(([path]) => path.startsWith('rules'))?.[1];
  const errors = Object.entries(fields).map(([path, words]) => ({ fieldId: `${id}-${path.split('.')[0]}`, message: words }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend(settingsOf(written));
  }

  return (
    <form noValidate className={css.form} onSubmit={handleSubmit}>
      <ErrorSummary title={t('form.problems')} errors={errors.length > 0 || message === null ? errors : [{ message }]} />
      <Field id={`${id}-name`} label={t('form.name')} help={t('form.nameHelp')} error={fields.name}>
        {(control) => (
          <TextInput {...control} value={written.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      <RadioGroup
        id={`${id}-kind`}
        name={`${id}-kind`}
        label={t('form.kind')}
        error={fields.kind}
        value={written.kind}
        onValueChange={(kind) => change({ kind })}
        options={COMMUNITY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), help: t(`kindHelp.${kind}`) }))}
      />
      <Field id={`${id}-place`} label={t('form.place')} note={t('form.optional')} error={fields.place}>
        {(control) => (
          <TextInput {...control} value={written.place} maxLength={80} onChange={(event) => change({ place: event.target.value })} />
        )}
      </Field>
      <Field id={`${id}-about`} label={t('form.about')} help={t('form.aboutHelp')} error={fields.about}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={written.about}
            maxLength={ABOUT_LENGTH}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      <RadioGroup
        id={`${id}-entry`}
        name={`${id}-entry`}
        label={t('form.entry')}
        error={fields.entry}
        value={written.entry}
        onValueChange={(entry) => change({ entry })}
        options={ENTRIES.map((entry) => ({ value: entry, label: t(`entry.${entry}`), help: t(`entryHelp.${entry}`) }))}
      />
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
        help={t('form.rulesHelp', { max: MAX_RULES })}
        error={rulesError}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={written.rules}
            maxLength={MAX_RULES * (RULE_LENGTH + 1)}
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
