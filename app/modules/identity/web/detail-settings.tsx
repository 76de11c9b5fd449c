import type { FormEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { Switch } from '#ui/switch.tsx';
import { type UserBasicDetail, updateUserBasicDetail, updateUserInterestArea } from '../member.contract.ts';
import { BasicFields } from './basic-fields.tsx';
import { detailInput, detailValues } from './detail-values.tsx';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { PracticeFields } from './practice-fields.tsx';
import css from './settings.module.css';
import { useStepForm } from './use-step-form.ts';

interface SettingsFormProps {
  id: 'details' | 'interests';
  note?: string;
  form: FormErrorsProps & { pending: boolean };
  /** What stands at the server, where another window saved meanwhile. */
  other: ReactNode;
  onSave: () => void;
  children: ReactNode;
}

function SettingsForm({ id, note, form, other, onSave, children }: SettingsFormProps) {
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
        {other}
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
  const reference = useTexts('reference');
  const { revalidate } = useRevalidator();
  const kept = useKeptWriting(detailValues(me), { name: 'own-details', id: null, version: me.details_version ?? 0 });
  const { written, change } = kept;
  // Also after a refusal because of another window: what was not changed here is then shown as it was saved there.
  const form = useStepForm(updateUserBasicDetail, revalidate, kept, ({ status }) => status === 409 && void revalidate());
  const isHandedIn = me.verification_state === 'verified' || me.verification_state === 'underProcess';

  function nameOf(part: string): string {
    if (part === 'specialityId') return t('field.speciality');
    if (part === 'isProfileListed') return t('settings.listed');
    return t(`field.${part}`);
  }

  function inWords(value: unknown, part: string): string {
    if (value === null || value === '' || value === undefined) return '';
    if (part === 'specialityId') return reference(`speciality.${String(value)}`);
    if (part === 'country') return countries.find(({ code }) => code === value)?.name ?? String(value);
    if (part === 'isProfileListed') return t(value === true ? 'settings.listedOn' : 'settings.listedOff');
    return String(value);
  }

  return (
    <SettingsForm
      id="details"
      form={form}
      {...(isHandedIn && { note: t('settings.verifiedAgain') })}
      onSave={() => void form.save({ ...detailInput(written, kept.changed()), version: kept.version })}
      other={
        <OtherVersion
          failure={form.failure}
          kept={kept}
          names={Object.fromEntries(Object.keys(written).map((part) => [part, nameOf(part)]))}
          read={inWords}
        />
      }
    >
      <BasicFields values={written} onChange={change} errors={form.errors} countries={countries} />
      <PracticeFields values={written} onChange={change} errors={form.errors} />
      <Switch
        label={t('settings.listed')}
        help={t('settings.listedHelp')}
        checked={written.isProfileListed}
        onChange={(event) => change({ isProfileListed: event.target.checked })}
      />
    </SettingsForm>
  );
}

export function InterestSettings({ me }: { me: UserBasicDetail }) {
  const t = useTexts('identity');
  const reference = useTexts('reference');
  const { revalidate } = useRevalidator();
  const kept = useKeptWriting<{ interests: readonly string[] }>(
    { interests: me.interests },
    { name: 'settings-interests', id: null, version: me.interests_version ?? 0 },
  );
  const { interests } = kept.written;
  const form = useStepForm(updateUserInterestArea, revalidate, kept);
  return (
    <SettingsForm
      id="interests"
      form={form}
      onSave={() => void form.save({ interests: [...interests], version: kept.version })}
      other={
        <OtherVersion
          failure={form.failure}
          kept={kept}
          names={{ interests: t('settings.section.interests') }}
          read={(value) => (value as readonly string[]).map((slug) => reference(`speciality.${slug}`)).join('\n')}
        />
      }
    >
      <InterestPicker value={interests} onChange={(next) => kept.change({ interests: next })} error={form.errors.interests} />
    </SettingsForm>
  );
}
