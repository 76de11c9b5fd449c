import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { Field } from '#ui/field.tsx';
import { SpecialitiesInput } from './specialities-input.tsx';

export interface SpecialityChoiceProps {
  id: string;
  chosen: readonly Speciality[];
  most: number;
  error: string | undefined;
  onChange: (chosen: Speciality[]) => void;
  t: Translate;
}

/** A few specialities, or none. Texts of the caller: `form`; and `reference`. */
export function SpecialityChoice({ id, chosen, most, error, onChange, t }: SpecialityChoiceProps) {
  return (
    <Field id={id} label={t('form.specialities')} note={t('form.optional')} help={t('form.specialitiesHelp', { max: most })} error={error}>
      {(control) => (
        <SpecialitiesInput
          control={control}
          value={chosen}
          most={most}
          onValue={(slugs) => onChange(slugs.flatMap((slug) => SPECIALITIES.find((one) => one === slug) ?? []))}
          removeLabel={(speciality) => t('form.removeSpeciality', { speciality })}
          labels={{ placeholder: chosen.length >= most ? undefined : t('form.addSpeciality') }}
        />
      )}
    </Field>
  );
}
