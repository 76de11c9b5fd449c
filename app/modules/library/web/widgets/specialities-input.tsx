import { type SpecialityChoice, useSpecialitySearch } from '#modules/reference/web/widgets/use-speciality-search.ts';
import { MultiCombobox, type MultiComboboxProps } from '#ui/combobox.tsx';
import type { FieldControl } from '#ui/field.tsx';

export interface SpecialitiesInputProps {
  control: FieldControl;
  value: readonly string[];
  most: number;
  onValue: (slugs: string[]) => void;
  removeLabel: (name: string) => string;
  /** As far as the field has words of its own. */
  labels?: Partial<MultiComboboxProps<SpecialityChoice>['labels']>;
}

/** Specialities found by their names and titles, as many as may be chosen: the control of a field. Texts of `reference`. */
export function SpecialitiesInput({ control, value, most, onValue, removeLabel, labels }: SpecialitiesInputProps) {
  const { find, choiceOf, lineOf, labels: usual } = useSpecialitySearch();
  return (
    <MultiCombobox<SpecialityChoice>
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      find={find}
      minLength={1}
      itemId={({ slug }) => slug}
      itemLabel={({ name }) => name}
      renderItem={lineOf}
      value={value.map(choiceOf)}
      onValueChange={(chosen) => onValue(chosen.slice(0, most).map(({ slug }) => slug))}
      removeLabel={({ name }) => removeLabel(name)}
      full={value.length >= most}
      labels={{ ...usual, ...labels }}
    />
  );
}
