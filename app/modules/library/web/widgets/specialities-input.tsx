import { useCallback } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MultiCombobox, type MultiComboboxProps } from '#ui/combobox.tsx';
import type { FieldControl } from '#ui/field.tsx';

const MOST_SHOWN = 8;

export interface SpecialitiesInputProps {
  control: FieldControl;
  value: readonly string[];
  most: number;
  onValue: (slugs: string[]) => void;
  removeLabel: (name: string) => string;
  labels: MultiComboboxProps<string>['labels'];
}

/** Specialities found by their names, as many as may be chosen: the control of a field. Texts of `reference`. */
export function SpecialitiesInput({ control, value, most, onValue, removeLabel, labels }: SpecialitiesInputProps) {
  const reference = useTexts('reference');
  const nameOf = useCallback((slug: string) => reference(`speciality.${slug}`), [reference]);
  const find = useCallback(
    async (query: string) => {
      const typed = query.toLocaleLowerCase();
      const begins = (slug: string) => Number(nameOf(slug).toLocaleLowerCase().startsWith(typed));
      return SPECIALITIES.filter((slug) => nameOf(slug).toLocaleLowerCase().includes(typed))
        .toSorted((one, other) => begins(other) - begins(one))
        .slice(0, MOST_SHOWN);
    },
    [nameOf],
  );
  return (
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
      removeLabel={(slug) => removeLabel(nameOf(slug))}
      disabled={value.length >= most}
      labels={labels}
    />
  );
}
