import { Field, type FieldProps } from '#ui/field.tsx';
import { fieldId } from './field-path.ts';
import { WholeArea } from './whole-text.tsx';

export interface LineFieldProps extends Omit<FieldProps, 'id' | 'children'> {
  /** Of the field in its form. */
  path: string;
  value: string;
  /** Of what is written: it is read out in it. */
  language: string;
  maxLength?: number | undefined;
  onValue: (text: string) => void;
}

/** Words in a form, in a line that grows with them. */
export function LineField({ path, value, language, maxLength, onValue, ...field }: LineFieldProps) {
  return (
    <Field {...field} id={fieldId(path)}>
      {(control) => (
        <WholeArea
          {...control}
          look="line"
          lang={language}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
    </Field>
  );
}
