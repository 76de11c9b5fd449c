import { useEffect, useId, useState } from 'react';
import { parseNumber } from '#platform/i18n/read-number.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { Ask } from '../clinical-tools.contract.ts';
import { Asks } from './asks.tsx';
import { PATIENT_NUMBERS, type PatientForm, type PatientNumber } from './drug-question.tsx';
import { inlineName } from './inline-name.tsx';
import css from './patient-panel.module.css';
import { TermField } from './term-field.tsx';

export interface PatientPanelProps {
  readonly patient: PatientForm;
  readonly asks: readonly Ask[];
  readonly onChange: (patient: PatientForm) => void;
}

/** What may raise or lower a severity. Folded to a line that says what is known. */
export function PatientPanel({ patient, asks, onChange }: PatientPanelProps) {
  const t = useTexts('clinical-tools');
  const name = useId();
  const line = usePatientLine(patient);
  const [open, setOpen] = useState(false);
  const isAsked = asks.length > 0;
  useEffect(() => {
    // What has to be asked again must be seen. Once it is put right, whoever types there goes on typing.
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <details
      className={classNames(css.panel, line === '' && css.unsaid)}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className="t-label">{t('patient.title')}</span>
        <span className={css.line}>{line || t('patient.nothing')}</span>
        <Icon of="chevron-down" size="s" decorative className={css.chevron} />
      </summary>
      <div className={css.fields}>
        {PATIENT_NUMBERS.map((field) => (
          <PatientNumberField
            key={field}
            field={field}
            value={patient.numbers[field]}
            ask={asks.find((one) => one.field === `patient.${field}`)?.message}
            onChange={(value) => onChange({ ...patient, numbers: { ...patient.numbers, [field]: value } })}
          />
        ))}
        <div className={css.wide}>
          <RadioGroup
            label={t('patient.sex')}
            name={name}
            look="segments"
            value={patient.sex}
            options={[
              { value: 'female', label: t('patient.female') },
              { value: 'male', label: t('patient.male') },
              { value: '', label: t('patient.unsaid') },
            ]}
            onValueChange={(sex) => onChange({ ...patient, sex })}
          />
        </div>
        {patient.sex !== 'male' && (
          <div className={css.wide}>
            <Checkbox
              label={t('patient.pregnant')}
              checked={patient.pregnant}
              onChange={(event) => onChange({ ...patient, pregnant: event.target.checked })}
            />
            <Checkbox
              label={t('patient.lactating')}
              checked={patient.lactating}
              onChange={(event) => onChange({ ...patient, lactating: event.target.checked })}
            />
          </div>
        )}
        <div className={css.wide}>
          <TermField kind="conditions" chosen={patient.conditions} onChange={(conditions) => onChange({ ...patient, conditions })} />
        </div>
        <div className={css.wide}>
          <TermField kind="allergies" chosen={patient.allergies} onChange={(allergies) => onChange({ ...patient, allergies })} />
        </div>
        <Asks asks={asks.filter(({ field }) => !PATIENT_NUMBERS.some((one) => field === `patient.${one}`))} />
      </div>
    </details>
  );
}

interface PatientNumberFieldProps {
  readonly field: PatientNumber;
  readonly value: string;
  readonly ask: string | undefined;
  readonly onChange: (value: string) => void;
}

function PatientNumberField({ field, value, ask, onChange }: PatientNumberFieldProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const unread = value.trim() !== '' && parseNumber(value, language) === null;
  return (
    <Field label={t(`patient.${field}`)} error={unread ? t('patient.notANumber') : ask}>
      {(control) => (
        <NumberInput
          {...control}
          decimal
          unit={t(`patient.unit.${field}`)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** "71 years, woman, eGFR 48" */
export function usePatientLine({ numbers, sex, pregnant, lactating, conditions, allergies }: PatientForm): string {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  // What is no number is marked at its field, and counts for nothing.
  const isRead = (field: PatientNumber) => parseNumber(numbers[field], language) !== null;
  return [
    isRead('ageYears') && t('patient.line.ageYears', { value: numbers.ageYears, count: parseNumber(numbers.ageYears, language) ?? 0 }),
    sex && t(`patient.line.${sex}`),
    pregnant && sex !== 'male' && inlineName(t('patient.pregnant')),
    lactating && sex !== 'male' && inlineName(t('patient.lactating')),
    ...(['egfr', 'potassium', 'qtc'] as const).map((field) => isRead(field) && t(`patient.line.${field}`, { value: numbers[field] })),
    conditions.length > 0 && t('patient.line.conditions', { count: conditions.length }),
    allergies.length > 0 && t('patient.line.allergies', { count: allergies.length }),
  ]
    .filter(Boolean)
    .join(' · ');
}
