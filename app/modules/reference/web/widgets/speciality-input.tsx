import { Combobox } from '#ui/combobox.tsx';
import type { FieldControl } from '#ui/field.tsx';
import { type SpecialityChoice, useSpecialitySearch } from './use-speciality-search.ts';

export interface SpecialityInputProps {
  /** From the Field around it. */
  control: FieldControl;
  /** A slug; empty as long as none is chosen. */
  value: string;
  /** What stands there meanwhile, where that is more than what may be typed. */
  placeholder?: string;
  onValue: (slug: string) => void;
}

/** One speciality, found by its names and titles: the control of a field. Texts of `reference`. */
export function SpecialityInput({ control, value, placeholder, onValue }: SpecialityInputProps) {
  const { find, choiceOf, lineOf, labels } = useSpecialitySearch();
  return (
    <Combobox<SpecialityChoice>
      {...control}
      find={find}
      minLength={1}
      itemId={({ slug }) => slug}
      itemLabel={({ name }) => name}
      renderItem={lineOf}
      value={value === '' ? null : choiceOf(value)}
      onValueChange={(choice) => onValue(choice?.slug ?? '')}
      labels={placeholder === undefined ? labels : { ...labels, placeholder }}
    />
  );
}
