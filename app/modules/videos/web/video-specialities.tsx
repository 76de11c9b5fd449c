import { useCallback } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MultiCombobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';

const MOST = 4;

export interface VideoSpecialitiesProps {
  id: string;
  error: string | undefined;
  value: readonly string[];
  onValue: (slugs: string[]) => void;
}

/** Specialities by name, at most four. */
export function VideoSpecialities({ id, error, value, onValue }: VideoSpecialitiesProps) {
  const t = useTexts('videos');
  const reference = useTexts('reference');
  const nameOf = useCallback((slug: string) => reference(`speciality.${slug}`), [reference]);
  const find = useCallback(
    async (query: string) => {
      const typed = query.toLocaleLowerCase();
      const begins = (slug: string) => Number(nameOf(slug).toLocaleLowerCase().startsWith(typed));
      return SPECIALITIES.filter((slug) => nameOf(slug).toLocaleLowerCase().includes(typed))
        .toSorted((one, other) => begins(other) - begins(one))
        .slice(0, 8);
    },
    [nameOf],
  );
  return (
    <Field id={id} label={t('edit.specialities')} help={t('edit.specialitiesHelp')} error={error} required>
      {(control) => (
        <MultiCombobox<string>
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          find={find}
          minLength={1}
          delay={0}
          itemId={(slug) => slug}
          itemLabel={nameOf}
          value={value}
          onValueChange={(slugs) => onValue(slugs.slice(0, MOST))}
          removeLabel={(slug) => t('edit.removeNamed', { name: nameOf(slug) })}
          disabled={value.length >= MOST}
          labels={{
            placeholder: t('edit.specialitiesPlaceholder'),
            clear: t('edit.clear'),
            searching: t('page.looking'),
            failed: t('page.failed'),
            nothing: (query) => t('edit.noSpeciality', { query }),
          }}
        />
      )}
    </Field>
  );
}
