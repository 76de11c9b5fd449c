import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { fieldId } from './draft-problems.tsx';

export interface YearFieldProps {
  /** `workplaces.0.fromYear` */
  path: string;
  value: string;
  optional?: boolean;
  disabled?: boolean;
  problems: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A year of a row, as it is typed. */
export function YearField({ path, value, optional = false, disabled = false, problems, onChange }: YearFieldProps) {
  const t = useTexts('profiles');
  const name = path.slice(path.lastIndexOf('.') + 1);
  return (
    <Field
      id={fieldId(path)}
      label={t(`entries.field.${name}`)}
      note={optional && t('edit.optional')}
      error={problems[path]}
      required={!optional && !disabled}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={value}
          maxLength={10}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
