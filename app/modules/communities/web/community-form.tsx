import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, COMMUNITY_KINDS, ENTRIES, MAX_RULES, RULE_LENGTH } from '../communities.contract.ts';
import css from './community-form.module.css';
import { type CommunitySettings, settingsOf, useCommunityForm, type WrittenCommunity } from './use-community-form.ts';

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
  const { written, change } = useCommunityForm(initial);
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
      <Specialities id={`${id}-specialities`} chosen={written.specialities} onChange={(specialities) => change({ specialities })} />
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
      <FormFooter>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {sendLabel}
        </Button>
      </FormFooter>
    </form>
  );
}

interface SpecialitiesProps {
  id: string;
  chosen: CommunitySettings['specialities'];
  onChange: (chosen: Speciality[]) => void;
}

function Specialities({ id, chosen, onChange }: SpecialitiesProps) {
  const t = useTexts('communities');
  const reference = useTexts('reference');
  const options = useSpecialities();
  const add = (slug: string) => {
    const found = SPECIALITIES.find((one) => one === slug);
    if (found !== undefined && !chosen.includes(found)) onChange([...chosen, found]);
  };
  return (
    <Field id={id} label={t('form.specialities')} note={t('form.optional')} help={t('form.specialitiesHelp', { max: MAX_SPECIALITIES })}>
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
