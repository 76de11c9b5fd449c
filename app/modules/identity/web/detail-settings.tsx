import type { FormEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { Switch } from '#ui/switch.tsx';
import { type UserBasicDetail, updateUserBasicDetail, updateUserInterestArea } from '../member.contract.ts';
import { BasicFields, basicInput, basicValues } from './basic-fields.tsx';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { PracticeFields, practiceInput, practiceValues } from './practice-fields.tsx';
import css from './settings.module.css';
import { useStepForm } from './use-step-form.ts';

interface SettingsFormProps {
  id: 'details' | 'interests';
  note?: string;
  form: FormErrorsProps & { pending: boolean };
  onSave: () => void;
  children: ReactNode;
}

function SettingsForm({ id, note, form, onSave, children }: SettingsFormProps) {
  const t = useTexts('identity');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!form.pending) onSave();
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`} className="t-head">
        {t(`settings.section.${id}`)}
      </h2>
      <form noValidate className="stack" onSubmit={handleSubmit}>
        <FormErrors kept={form.kept} message={form.message} errors={form.errors} attempt={form.attempt} />
        {children}
        <FormFooter note={note}>
          <Button type="submit" pending={form.pending} pendingLabel={t('form.saving')}>
            {t('form.save')}
          </Button>
        </FormFooter>
      </form>
    </section>
  );
}

export function DetailSettings({ me, countries }: { me: UserBasicDetail; countries: readonly Country[] }) {
  const t = useTexts('identity');
  const { revalidate } = useRevalidator();
  const kept = useKeptWriting(
    { basic: basicValues(me), practice: practiceValues(me), listed: me.is_profile_listed },
    { name: 'settings-details', id: null },
  );
  const { basic, practice, listed } = kept.written;
  const form = useStepForm(updateUserBasicDetail, () => void revalidate(), kept);
  const isHandedIn = me.verification_state === 'verified' || me.verification_state === 'underProcess';
  return (
    <SettingsForm
      id="details"
      form={form}
      {...(isHandedIn && { note: t('settings.verifiedAgain') })}
      onSave={() => void form.save({ ...basicInput(basic), ...filledIn(practiceInput(practice)), isProfileListed: listed })}
    >
      <BasicFields
        values={basic}
        onChange={(change) => kept.change((known) => ({ basic: { ...known.basic, ...change } }))}
        errors={form.errors}
        countries={countries}
      />
      <PracticeFields
        values={practice}
        onChange={(change) => kept.change((known) => ({ practice: { ...known.practice, ...change } }))}
        errors={form.errors}
      />
      <Switch
        label={t('settings.listed')}
        help={t('settings.listedHelp')}
        checked={listed}
        onChange={(event) => kept.change({ listed: event.target.checked })}
      />
    </SettingsForm>
  );
}

/** Who put practice off until later can still save the rest: what is empty is left out. */
function filledIn({ specialityId, practisingSince, workplace, subSpeciality }: ReturnType<typeof practiceInput>) {
  return {
    ...(specialityId !== '' && { specialityId }),
    ...(Number.isFinite(practisingSince) && { practisingSince }),
    ...(workplace.trim() !== '' && { workplace }),
    subSpeciality,
  };
}

export function InterestSettings({ me }: { me: UserBasicDetail }) {
  const { revalidate } = useRevalidator();
  const kept = useKeptWriting<{ interests: readonly string[] }>({ interests: me.interests }, { name: 'settings-interests', id: null });
  const { interests } = kept.written;
  const form = useStepForm(updateUserInterestArea, () => void revalidate(), kept);
  return (
    <SettingsForm id="interests" form={form} onSave={() => void form.save({ interests: [...interests] })}>
      <InterestPicker value={interests} onChange={(next) => kept.change({ interests: next })} error={form.errors.interests} />
    </SettingsForm>
  );
}
