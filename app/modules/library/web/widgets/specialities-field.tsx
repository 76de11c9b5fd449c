import type { Translate } from '#platform/i18n/translator.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { SpecialitiesInput } from './specialities-input.tsx';

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
  const shell = useTexts('shell');
  const isFull = value.length >= most;
  return (
    <Field id={id} label={label} help={isFull ? t('compose.specialities.full', { most }) : help} error={error}>
      {(control) => (
        <SpecialitiesInput
          control={control}
          value={value}
          most={most}
          onValue={onValue}
          removeLabel={(name) => t('compose.row.remove', { name })}
          labels={{
            placeholder: isFull ? undefined : t('compose.specialities.placeholder'),
            clear: t('compose.specialities.clear'),
            searching: t('compose.specialities.searching'),
            failed: shell('error.server.unavailable'),
            nothing: (query) => t('compose.specialities.nothing', { query }),
          }}
        />
      )}
    </Field>
  );
}
