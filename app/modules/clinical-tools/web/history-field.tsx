import { useId, useRef, useState } from 'react';
import { parseNumber } from '#platform/i18n/read-number.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipButton, RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import { CHOICES, type DifferentialForm, ticked } from './differential-question.tsx';
import css from './history-field.module.css';
import { NameEntry } from './name-entry.tsx';
import { UnderstoodText } from './understood-text.tsx';
import { useFindingSearch } from './use-finding-search.ts';
import { useReadPatient } from './use-read-patient.ts';

export interface HistoryFieldProps {
  readonly form: DifferentialForm;
  readonly answer: DifferentialFound | null;
  /** The text that the answer is about. */
  readonly answered: string | null;
  readonly onChange: (form: DifferentialForm) => void;
}

/** The history in words, then marked with what was understood of it; findings that are ticked stand below. */
export function HistoryField({ form, answer, answered, onChange }: HistoryFieldProps) {
  const t = useTexts('clinical-tools');
  const textId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [editing, setEditing] = useState(false);
  const isMarked = !editing && answer !== null && answered !== null && answered === form.text;

  function edit() {
    setEditing(true);
    requestAnimationFrame(() => area.current?.focus());
  }

  return (
    <div className={css.box}>
      <div className={css.head}>
        <label htmlFor={textId} className="t-label muted">
          {t('told.title')}
        </label>
        {isMarked && (
          <Button size="s" variant="quiet" icon="pencil" onClick={edit}>
            {t('told.edit')}
          </Button>
        )}
      </div>
      {isMarked ? (
        <UnderstoodText text={answered} answer={answer} />
      ) : (
        <TextArea
          id={textId}
          ref={area}
          look="reading"
          rows={5}
          placeholder={t('told.placeholder')}
          value={form.text}
          onFocus={() => setEditing(true)}
          onBlur={() => setEditing(form.text.trim() === '')}
          onChange={(event) => onChange({ ...form, text: event.target.value })}
        />
      )}
      <Ticked form={form} answer={answer} onChange={onChange} />
      <PatientFields form={form} read={answer?.patient ?? null} asks={answer?.asks ?? []} onChange={onChange} />
    </div>
  );
}

/** Chosen by hand: there, or looked for and not there. */
function Ticked({ form, answer, onChange }: Pick<HistoryFieldProps, 'form' | 'answer' | 'onChange'>) {
  const t = useTexts('clinical-tools');
  const search = useFindingSearch();
  const nameOf = (id: string) => answer?.understood.find(({ findingId }) => findingId === id)?.label ?? search.nameOf(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row everywhere
    <div role="group" aria-label={t('told.findings')} className={css.findings}>
      {form.findings.map(({ id, present }) => (
        <span key={id} className={css.finding}>
          <RemovableChip
            detail={present ? null : t('told.notThere')}
            removeLabel={t('drugs.remove', { drug: nameOf(id) })}
            onRemove={() => onChange(ticked(form, id, null))}
          >
            {nameOf(id)}
          </RemovableChip>
          <ChipButton selected={present} onClick={() => onChange(ticked(form, id, !present))}>
            {t('told.there')}
          </ChipButton>
        </span>
      ))}
      <NameEntry
        label={t('told.addFinding')}
        find={search.find}
        prepare={search.prepare}
        strict
        onTake={([id = '']) => onChange(ticked(form, id, true))}
      />
    </div>
  );
}

interface PatientFieldsProps extends Pick<HistoryFieldProps, 'form' | 'onChange'> {
  /** What was read of the patient, from the text or from these fields. */
  readonly read: DifferentialFound['patient'] | null;
  readonly asks: DifferentialFound['asks'];
}

function PatientFields({ form, read, asks, onChange }: PatientFieldsProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const unread = form.age.trim() !== '' && parseNumber(form.age, language) === null;
  const words = useReadPatient();
  const age = form.age === '' ? words.age(read) : '';
  const sex = words.sex(read);
  return (
    <div className={css.patient}>
      {/* An age misread would change everything: it is shown where it can be put right. */}
      <Field
        label={t('patient.ageYears')}
        error={unread ? t('patient.notANumber') : asks.find(({ field }) => field === 'patient.ageYears')?.message}
        help={age === '' ? undefined : t('told.readAs', { words: age })}
      >
        {(control) => (
          <NumberInput
            {...control}
            decimal
            unit={t('patient.unit.ageYears')}
            value={form.age}
            onChange={(event) => onChange({ ...form, age: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('patient.sex')} help={form.sex === '' && sex !== '' ? t('told.readAs', { words: sex }) : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('told.fromText')}
            options={[
              { value: 'female', label: t('patient.female') },
              { value: 'male', label: t('patient.male') },
            ]}
            value={form.sex}
            onChange={(event) => onChange({ ...form, sex: event.target.value })}
          />
        )}
      </Field>
      {CHOICES.map(({ part, options, words: of }) => (
        <Field key={part} label={t(`told.${part}`)}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('patient.unsaid')}
              options={options.map((value) => ({ value, label: t(`told.${of}.${value}`) }))}
              value={form[part]}
              onChange={(event) => onChange({ ...form, [part]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {form.sex !== 'male' && (
        <Checkbox
          label={t('patient.pregnant')}
          checked={form.pregnant}
          onChange={(event) => onChange({ ...form, pregnant: event.target.checked })}
        />
      )}
    </div>
  );
}
