import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { DISAPPEAR_AFTER, type DisappearAfter } from '../chat.contract.ts';

export interface DisappearingFieldProps {
  label: string;
  help: string;
  value: DisappearAfter;
  disabled?: boolean;
  onChange: (value: DisappearAfter) => void;
}

export function DisappearingField({ label, help, value, disabled, onChange }: DisappearingFieldProps) {
  const t = useTexts('chat');
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          disabled={disabled}
          options={DISAPPEAR_AFTER.map((seconds) => ({ value: String(seconds), label: t(`disappearing.${seconds}`) }))}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value) as DisappearAfter)}
        />
      )}
    </Field>
  );
}
