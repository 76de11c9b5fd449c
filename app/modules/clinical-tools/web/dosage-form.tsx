import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import type { Ask } from '../clinical-tools.contract.ts';
import { DIALYSES, type DosageFound } from '../dosage.contract.ts';
import { Asks } from './asks.tsx';
import css from './dosage-form.module.css';
import {
  AGE_UNITS,
  asksGestation,
  asksPregnancy,
  CREATININE_UNITS,
  type DosageForm,
  type DosagePart,
  dosageQuestionOf,
  PART_OF_FIELD,
} from './dosage-question.tsx';
import { IndicationField } from './indication-field.tsx';
import { NameEntry } from './name-entry.tsx';
import { TermField } from './term-field.tsx';
import { TERM_KINDS, type TermKind } from './term-names.tsx';
import { useDrugSearch } from './use-drug-search.ts';

export interface DosageFormProps {
  readonly form: DosageForm;
  readonly answer: DosageFound | null;
  /** The answer is about what stands in the form. */
  readonly isCurrent: boolean;
  readonly unread: readonly DosagePart[];
  readonly onChange: (form: DosageForm) => void;
}

/** Each figure at its field; what the dose still needs, or cannot be, is said there. */
export function DosageFields({ form, answer, isCurrent, unread, onChange }: DosageFormProps) {
  const t = useTexts('clinical-tools');
  const search = useDrugSearch();
  const language = useLanguage();
  const patient = dosageQuestionOf(form, language)?.patient;
  const set = (part: DosagePart, value: string) => onChange({ ...form, [part]: value });
  const saidAt = (part: DosagePart) => {
    const problem = answer?.problems.find(({ field }) => PART_OF_FIELD[field] === part);
    const missing = answer?.missing.find(({ field }) => PART_OF_FIELD[field] === part);
    const error = unread.includes(part) ? t('patient.notANumber') : (problem?.text ?? (missing?.blocks ? missing.why : undefined));
    return { error, help: missing !== undefined && !missing.blocks ? missing.why : undefined };
  };
  const number = (part: 'age' | 'gestation' | 'weight' | 'height' | 'creatinine', beside: { unit?: string; control?: ReactNode } = {}) => (
    <Field label={t(`dosage.field.${part}`)} {...saidAt(part)}>
      {(control) => (
        <span className={css.measure}>
          <NumberInput {...control} decimal unit={beside.unit} value={form[part]} onChange={(event) => set(part, event.target.value)} />
          {beside.control}
        </span>
      )}
    </Field>
  );
  const choice = (part: DosagePart, options: readonly { value: string; label: string }[], placeholder?: string) => (
    <Field label={t(`dosage.field.${part}`)} {...saidAt(part)}>
      {(control) => (
        <Select
          {...control}
          placeholder={placeholder}
          options={options}
          value={form[part]}
          onChange={(event) => set(part, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <div className={css.form}>
      <div className={css.drug}>
        {form.drug === '' ? (
          <NameEntry
            label={t('dosage.drug')}
            {...search}
            boxed
            onTake={(names) => onChange({ ...form, drug: names.join(', '), indication: '', route: '' })}
          />
        ) : (
          <RemovableChip
            removeLabel={t('drugs.remove', { drug: form.drug })}
            onRemove={() => onChange({ ...form, drug: '', indication: '', route: '' })}
          >
            {answer?.drug?.name ?? form.drug}
          </RemovableChip>
        )}
      </div>
      <div className={css.fields}>
        {number('age', {
          control: (
            <Select
              aria-label={t('calculator.unitOf', { field: t('dosage.field.age') })}
              options={AGE_UNITS.map((value) => ({ value, label: t(`dosage.ageUnit.${value}`) }))}
              value={form.ageUnit}
              onChange={(event) => set('ageUnit', event.target.value)}
            />
          ),
        })}
        {choice(
          'sex',
          [
            { value: 'female', label: t('patient.female') },
            { value: 'male', label: t('patient.male') },
          ],
          t('patient.unsaid'),
        )}
        {number('weight', { unit: 'kg' })}
        {number('height', { unit: 'cm' })}
        {number('creatinine', {
          control: (
            <Select
              aria-label={t('calculator.unitOf', { field: t('dosage.field.creatinine') })}
              options={CREATININE_UNITS.map((value) => ({ value, label: value }))}
              value={form.creatinineUnit}
              onChange={(event) => set('creatinineUnit', event.target.value)}
            />
          ),
        })}
        {choice(
          'hepatic',
          (['A', 'B', 'C'] as const).map((value) => ({ value, label: t('dosage.childPugh', { class: value }) })),
          t('dosage.none'),
        )}
        {choice(
          'dialysis',
          DIALYSES.map((value) => ({ value, label: t(`dosage.dialysis.${value}`) })),
          t('dosage.none'),
        )}
        {asksGestation(form, language) && number('gestation', { unit: t('dosage.weeks') })}
        {asksPregnancy(form) && (
          <>
            <Field label={t('dosage.field.pregnancy')} {...saidAt('pregnancy')}>
              {(control) => (
                <span className={css.measure}>
                  <Select
                    {...control}
                    placeholder={t('dosage.notPregnant')}
                    options={[{ value: 'yes', label: t('dosage.pregnant') }]}
                    value={form.pregnancy === '' ? '' : 'yes'}
                    onChange={(event) => set('pregnancy', event.target.value)}
                  />
                  {form.pregnancy !== '' && (
                    <NumberInput
                      aria-label={t('dosage.weekOfPregnancy')}
                      unit={t('dosage.weeks')}
                      value={form.pregnancy === 'yes' ? '' : form.pregnancy}
                      onChange={(event) => set('pregnancy', event.target.value.trim() || 'yes')}
                    />
                  )}
                </span>
              )}
            </Field>
            {choice('lactating', [{ value: 'yes', label: t('calculator.yes') }], t('calculator.no'))}
          </>
        )}
        <div className={css.terms}>
          {TERM_KINDS.map((kind) => (
            <div key={kind}>
              <TermField kind={kind} chosen={form[kind]} onChange={(chosen) => onChange({ ...form, [kind]: chosen })} />
              <Asks asks={problemsOf(answer, kind)} />
            </div>
          ))}
        </div>
        {answer?.drug != null && answer.indications.length > 0 && (
          <div className={css.wide}>
            <IndicationField
              key={answer.drug.id}
              value={form.indication}
              answer={answer}
              isCurrent={isCurrent}
              about={{ drug: answer.drug.id, route: answer.routes.find(({ id }) => id === form.route)?.id, patient }}
              onChange={(indication) => set('indication', indication)}
            />
          </div>
        )}
        {(answer?.routes.length ?? 0) > 1 &&
          choice('route', answer?.routes.map(({ id, name }) => ({ value: id, label: name })) ?? [], t('dosage.allRoutes'))}
      </div>
    </div>
  );
}

/** Said beside the field: which of its names means nothing here. */
const problemsOf = (answer: DosageFound | null, kind: TermKind): Ask[] =>
  (answer?.problems ?? []).filter(({ field }) => field.startsWith(`${kind}.`)).map(({ field, text }) => ({ field, message: text }));
