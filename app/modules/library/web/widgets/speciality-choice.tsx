import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import css from './speciality-choice.module.css';
import { useSpecialities } from './use-specialities.ts';

export interface SpecialityChoiceProps {
  id: string;
  chosen: readonly Speciality[];
  most: number;
  onChange: (chosen: Speciality[]) => void;
  t: Translate;
}

/** A few specialities out of a plain list, for forms without a search of their own. Texts of the caller: `form`. */
export function SpecialityChoice({ id, chosen, most, onChange, t }: SpecialityChoiceProps) {
  const reference = useTexts('reference');
  const options = useSpecialities();
  const add = (slug: string) => {
    const found = SPECIALITIES.find((one) => one === slug);
    if (found !== undefined && !chosen.includes(found)) onChange([...chosen, found]);
  };
  return (
    <Field id={id} label={t('form.specialities')} note={t('form.optional')} help={t('form.specialitiesHelp', { max: most })}>
      {(control) => (
        <>
          {chosen.length > 0 && (
            <div className={css.chosen}>
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
            disabled={chosen.length >= most}
            placeholder={t('form.addSpeciality')}
            options={options}
            onChange={(event) => add(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
