import { type Flag, flagValue } from '@kolegia/clinical-ranges/flag';
import { vitalRange } from '@kolegia/clinical-ranges/vital-range';
import { memo } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import { parseNumber } from '#platform/i18n/read-number.ts';
import { fieldId } from '#platform/web/field-path.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CASE_LIMITS } from '../case-content.contract.ts';
import { ComposeFlag } from './compose-flag.tsx';
import { newVitals, type PatientForm, type VitalNumber, type VitalsRow } from './compose-form.tsx';
import { changed } from './compose-list.tsx';
import { parsePressure, patientDays } from './compose-number.tsx';
import { ComposeRows } from './compose-rows.tsx';
import { ComposeSection } from './compose-section.tsx';
import css from './compose-vitals.module.css';
import type { DraftDesk } from './use-draft.ts';

/** In the order of a chart. Units are those of the case's content. */
export const CELLS = [
  { name: 'pressure', unit: 'mmHg' },
  { name: 'pulse', unit: '/min' },
  { name: 'respiratoryRate', unit: '/min' },
  { name: 'temperature', unit: '°C' },
  { name: 'spo2', unit: '%' },
  { name: 'gcs', unit: '/15' },
  { name: 'glucose', unit: 'mmol/L' },
] as const;

type CellName = (typeof CELLS)[number]['name'];

export interface ComposeVitalsProps {
  rows: readonly VitalsRow[];
  patient: PatientForm;
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  /** Of the case. */
  caseLanguage: string;
}

/** Vitals at several points in time, flagged by the patient's age while they are typed. */
export const ComposeVitals = memo(function ComposeVitals({ rows, patient, update, errors, caseLanguage }: ComposeVitalsProps) {
  const t = useTexts('cases');
  const language = useLanguage();
  const ageDays = patientDays(patient, language);
  const set = (row: VitalsRow, name: keyof VitalsRow, text: string) =>
    update('vitals', (known) => changed(known, row.key, { [name]: text }));
  return (
    <ComposeSection
      name="vitals"
      title={t('compose.vitals.title')}
      note={ageDays === null ? t('compose.vitals.noAge') : t('compose.vitals.note')}
    >
      <ComposeRows
        rows={rows}
        onChange={(make) => update('vitals', make)}
        nameOf={(row, i) => row.at.trim() || t('compose.vitals.row', { number: i + 1 })}
        make={rows.length < CASE_LIMITS.columns ? newVitals : null}
        addLabel={t(rows.length === 0 ? 'compose.vitals.add' : 'compose.vitals.addAnother')}
      >
        {(row, i) => (
          <>
            <Field id={fieldId(`vitals.${i}.at`)} label={t('compose.vitals.at')} error={errors[`${i}.at`]} className={css.at}>
              {(control) => (
                <TextInput
                  {...control}
                  lang={caseLanguage}
                  placeholder={t('compose.vitals.atExample')}
                  value={row.at}
                  onChange={({ currentTarget }) => set(row, 'at', currentTarget.value)}
                />
              )}
            </Field>
            <div className={css.cells}>
              {CELLS.map(({ name, unit }) => (
                <Field
                  key={name}
                  id={fieldId(`vitals.${i}.${name === 'pressure' ? 'systolic' : name}`)}
                  label={t(`compose.vitals.${name}`)}
                  error={
                    errors[`${i}.${name}`] ?? (name === 'pressure' ? (errors[`${i}.systolic`] ?? errors[`${i}.diastolic`]) : undefined)
                  }
                  help={ageDays === null ? undefined : <ComposeFlag flag={vitalFlag(name, row[name], ageDays, language)} />}
                >
                  {(control) =>
                    name === 'pressure' ? (
                      <span className={css.unit}>
                        <TextInput
                          {...control}
                          inputMode="text"
                          autoComplete="off"
                          className={css.input}
                          value={row.pressure}
                          onChange={({ currentTarget }) => set(row, 'pressure', currentTarget.value)}
                        />
                        <span>{unit}</span>
                      </span>
                    ) : (
                      <NumberInput
                        {...control}
                        decimal={name === 'temperature' || name === 'glucose'}
                        unit={unit}
                        value={row[name]}
                        onChange={({ currentTarget }) => set(row, name, currentTarget.value)}
                      />
                    )
                  }
                </Field>
              ))}
              <Field
                id={fieldId(`vitals.${i}.spo2On`)}
                label={t('compose.vitals.spo2On')}
                error={errors[`${i}.spo2On`]}
                className={css.wide}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    lang={caseLanguage}
                    placeholder={t('compose.vitals.spo2OnExample')}
                    value={row.spo2On}
                    onChange={({ currentTarget }) => set(row, 'spo2On', currentTarget.value)}
                  />
                )}
              </Field>
            </div>
          </>
        )}
      </ComposeRows>
    </ComposeSection>
  );
});

/** Of a pressure, the flag that is further from normal. */
function vitalFlag(name: CellName, text: string, ageDays: number, language: Language): Flag | undefined {
  if (name !== 'pressure') return flagOf(name, parseNumber(text, language), ageDays);
  const pressure = parsePressure(text);
  if (pressure === null) return undefined;
  const flags = [flagOf('systolic', pressure.systolic, ageDays), flagOf('diastolic', pressure.diastolic, ageDays)];
  return flags.find((flag) => flag?.startsWith('critical')) ?? flags.find((flag) => flag !== 'normal') ?? 'normal';
}

const flagOf = (kind: VitalNumber | 'systolic' | 'diastolic', value: number | null, ageDays: number): Flag | undefined =>
  value === null ? undefined : flagValue(value, vitalRange(kind, { ageDays }));
