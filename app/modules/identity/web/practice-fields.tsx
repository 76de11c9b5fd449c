import { useRef } from 'react';
import { SubSpecialityInput } from '#modules/reference/web/widgets/sub-speciality-input.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { UserBasicDetail } from '../member.contract.ts';
import css from './member-form.module.css';
import { SpecialityField } from './speciality-field.tsx';

export interface PracticeValues {
  readonly specialityId: string;
  readonly subSpeciality: string;
  readonly practisingSince: string;
  readonly workplace: string;
}

export const practiceValues = (me: UserBasicDetail): PracticeValues => ({
  specialityId: me.speciality_id ?? '',
  subSpeciality: me.sub_speciality ?? '',
  practisingSince: me.practising_since === null ? '' : String(me.practising_since),
  workplace: me.workplace ?? '',
});

/** As the operations take them. */
export const practiceInput = ({ specialityId, subSpeciality, practisingSince, workplace }: PracticeValues) => ({
  specialityId,
  workplace,
  subSpeciality: subSpeciality.trim() === '' ? null : subSpeciality,
  practisingSince: typedYear(practisingSince.trim()),
});

/** Nothing is no number, and is asked for. Whatever is no year becomes one in which nobody has practised, and is refused as no year. */
function typedYear(text: string): number {
  if (text === '') return Number.NaN;
  return /^\d{4}$/.test(text) ? Number(text) : 0;
}

export interface PracticeFieldsProps {
  values: PracticeValues;
  onChange: (change: Partial<PracticeValues>) => void;
  errors: Readonly<Record<string, string>>;
}

/** Speciality, years in practice, workplace. */
export function PracticeFields({ values, onChange, errors }: PracticeFieldsProps) {
  const t = useTexts('identity');
  const text = (name: 'practisingSince' | 'workplace') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const chosen = useRef(values.specialityId);
  if (values.specialityId !== '') chosen.current = values.specialityId;
  function handleSpeciality(specialityId: string) {
    // A sub-speciality belongs to its speciality: of another one it would be wrong.
    const isOther = specialityId !== '' && chosen.current !== '' && specialityId !== chosen.current;
    onChange({ specialityId, ...(isOther && { subSpeciality: '' }) });
  }
  return (
    <>
      <SpecialityField value={values.specialityId} onChange={handleSpeciality} error={errors.specialityId} />
      <Field id="member-subSpeciality" label={t('field.subSpeciality')} note={t('field.optional')} error={errors.subSpeciality}>
        {(control) => (
          <SubSpecialityInput
            key={values.specialityId}
            control={control}
            speciality={values.specialityId}
            value={values.subSpeciality}
            maxLength={80}
            onChange={(subSpeciality) => onChange({ subSpeciality })}
          />
        )}
      </Field>
      <Field
        id="member-practisingSince"
        label={t('field.practisingSince')}
        help={t('field.practisingSinceHelp')}
        error={errors.practisingSince}
        className={css.short}
        required
      >
        {(control) => <TextInput {...control} {...text('practisingSince')} inputMode="numeric" autoComplete="off" maxLength={4} />}
      </Field>
      <Field id="member-workplace" label={t('field.workplace')} help={t('field.workplaceHelp')} error={errors.workplace} required>
        {(control) => <TextInput {...control} {...text('workplace')} maxLength={120} autoComplete="organization" />}
      </Field>
    </>
  );
}
