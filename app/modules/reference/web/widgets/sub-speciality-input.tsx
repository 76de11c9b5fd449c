import { useCallback, useId } from 'react';
import type { FieldControl } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useAsyncSearch } from '#ui/use-async-search.ts';
import { findSubSpecialities } from './use-speciality-search.ts';

export interface SubSpecialityInputProps {
  /** From the Field around it. */
  control: FieldControl;
  /** Slug of the speciality; empty as long as none is chosen. */
  speciality: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** Anything may be written; those of the speciality are suggested by the browser's own list. They are few, and come all at once. */
export function SubSpecialityInput({ control, speciality, value, maxLength, onChange }: SubSpecialityInputProps) {
  const listId = useId();
  const find = useCallback((_: string, signal: AbortSignal) => findSubSpecialities(speciality, signal), [speciality]);
  const { items, search } = useAsyncSearch({ find, minLength: 0, delay: 0 });
  return (
    <>
      <TextInput
        {...control}
        list={listId}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onFocus={() => search('')}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {items.map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
    </>
  );
}
