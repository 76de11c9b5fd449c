import { useCallback } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MultiCombobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';

export interface SpecialitiesFieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  error: string | undefined;
  value: readonly string[];
  most: number;
  onValue: (slugs: string[]) => void;
  t: Translate;
}

/** Specialities by name, as many as may be chosen. Texts of the caller: `compose.specialities` and `compose.row.remove`; and `reference`. */
export function SpecialitiesField({ id, label, help, error, value, most, onValue, t }: SpecialitiesFieldProps) {
  const r = useTexts('reference');
  const nameOf = useCallback((slug: string) => r(`speciality.${slug}`), [r]);
  const isFull = value.length >= most;
  const find = useCallback(
    async (query: string) => {
      const typed = query.toLocaleLowerCase();
      const names = SPECIALITIES.filter((slug) => nameOf(slug).toLocaleLowerCase().includes(typed));
      return names.toSorted((one, other) => Number(startsWith(nameOf(other), typed)) - Number(startsWith(nameOf(one), typed))).slice(0, 8);
    },
    [nameOf],
  );
  return (
    <Field id={id} label={label} help={isFull ? t('compose.specialities.full', { most }) : help} error={error}>
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
          onValueChange={(slugs) => onValue(slugs.slice(0, most))}
          removeLabel={(slug) => t('compose.row.remove', { name: nameOf(slug) })}
          disabled={isFull}
          labels={{
            placeholder: isFull ? undefined : t('compose.specialities.placeholder'),
            clear: t('compose.specialities.clear'),
            searching: t('compose.specialities.searching'),
            failed: t('compose.specialities.nothing', { query: '' }),
            nothing: (query) => t('compose.specialities.nothing', { query }),
          }}
        />
      )}
    </Field>
  );
}

const startsWith = (name: string, typed: string): boolean => name.toLocaleLowerCase().startsWith(typed);
