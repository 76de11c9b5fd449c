import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

export interface LanguageFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  nameOf: (language: Language) => string;
  value: Language;
  onValue: (language: Language) => void;
}

/** In which language something is written. */
export function LanguageField({ id, label, error, nameOf, value, onValue }: LanguageFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={LANGUAGES.map((language) => ({ value: language, label: nameOf(language) }))}
          onChange={({ currentTarget }) => onValue(LANGUAGES.find((language) => language === currentTarget.value) ?? value)}
        />
      )}
    </Field>
  );
}
