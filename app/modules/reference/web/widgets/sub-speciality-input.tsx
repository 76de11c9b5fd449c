import { useCallback } from 'react';
import type { FieldControl } from '#ui/field.tsx';
import { SuggestedInput } from '#ui/suggested-input.tsx';
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

/** Anything may be written; those of the speciality are suggested. */
export function SubSpecialityInput({ speciality, ...field }: SubSpecialityInputProps) {
  const find = useCallback((_: string, signal: AbortSignal) => findSubSpecialities(speciality, signal), [speciality]);
  return <SuggestedInput {...field} find={find} atOnce />;
}
