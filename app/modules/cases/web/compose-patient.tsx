import { memo } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SETTINGS } from '../case-content.contract.ts';
import { OLDEST_YEARS } from '../patient-words.contract.ts';
import { keptAge } from './compose-content.tsx';
import type { AgeUnit, PatientForm } from './compose-form.tsx';
import css from './compose-patient.module.css';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

const SEXES = ['female', 'male', 'other'] as const;
const AGE_UNITS: readonly AgeUnit[] = ['year', 'month', 'day'];

export interface ComposePatientProps {
  patient: PatientForm;
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  language: string;
}

/** Age, sex, setting and what the patient came with. */
export const ComposePatient = memo(function ComposePatient({ patient, update, errors, language }: ComposePatientProps) {
  const t = useTexts('cases');
  const typedIn = useLanguage();
  const isOldest = patient.ageUnit === 'year' && keptAge(patient, typedIn) === OLDEST_YEARS;
  const set = (some: Partial<PatientForm>) => update('patient', (known) => ({ ...known, ...some }));
  const field = (name: string) => ({ id: fieldId(`patient.${name}`), error: errors[name] });
  return (
    <ComposeSection name="patient" title={t('compose.patient.title')} note={t('compose.patient.note')}>
      <div className={css.grid}>
        <Field
          {...field('age.value')}
          label={t('compose.patient.age')}
          help={isOldest ? t('compose.patient.oldest', { age: OLDEST_YEARS }) : undefined}
          className={css.number}
        >
          {(control) => <NumberInput {...control} value={patient.age} onChange={(event) => set({ age: event.currentTarget.value })} />}
        </Field>
        <Field {...field('age.unit')} label={t('compose.patient.ageUnit')} className={css.choice}>
          {(control) => (
            <Select
              {...control}
              value={patient.ageUnit}
              options={AGE_UNITS.map((unit) => ({ value: unit, label: t(`compose.patient.unit.${unit}`) }))}
              onChange={(event) => set({ ageUnit: event.currentTarget.value as AgeUnit })}
            />
          )}
        </Field>
        <Field {...field('sex')} label={t('compose.patient.sex')} className={css.choice}>
          {(control) => (
            <Select
              {...control}
              value={patient.sex}
              placeholder={t('compose.choose')}
              options={SEXES.map((sex) => ({ value: sex, label: t(`compose.patient.sexes.${sex}`) }))}
              onChange={(event) => set({ sex: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field {...field('weightKg')} label={t('compose.patient.weight')} note={t('compose.optional')} className={css.number}>
          {(control) => (
            <NumberInput
              {...control}
              decimal
              unit="kg"
              value={patient.weight}
              onChange={(event) => set({ weight: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field {...field('setting')} label={t('compose.patient.setting')} className={css.half}>
          {(control) => (
            <Select
              {...control}
              value={patient.setting}
              placeholder={t('compose.choose')}
              options={SETTINGS.map((setting) => ({ value: setting, label: t(`page.setting.${setting}`) }))}
              onChange={(event) => set({ setting: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field
          {...field('settingNote')}
          label={t('compose.patient.settingNote')}
          note={t('compose.optional')}
          help={t('compose.patient.settingHelp')}
          className={css.half}
        >
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              value={patient.settingNote}
              onChange={(event) => set({ settingNote: event.currentTarget.value })}
            />
          )}
        </Field>
        <LineField
          path="patient.chiefComplaint"
          label={t('compose.patient.chiefComplaint')}
          error={errors.chiefComplaint}
          language={language}
          className={css.full}
          value={patient.chiefComplaint}
          onValue={(chiefComplaint) => set({ chiefComplaint })}
        />
      </div>
    </ComposeSection>
  );
});
