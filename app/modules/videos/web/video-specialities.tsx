import { SpecialitiesInput } from '#modules/library/web/widgets/specialities-input.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';

const MOST = 4;

export interface VideoSpecialitiesProps {
  id: string;
  error: string | undefined;
  value: readonly string[];
  onValue: (slugs: string[]) => void;
}

/** Specialities by name, at most four. */
export function VideoSpecialities({ id, error, value, onValue }: VideoSpecialitiesProps) {
  const t = useTexts('videos');
  return (
    <Field id={id} label={t('edit.specialities')} help={t('edit.specialitiesHelp')} error={error} required>
      {(control) => (
        <SpecialitiesInput
          control={control}
          value={value}
          most={MOST}
          onValue={onValue}
          removeLabel={(name) => t('edit.removeNamed', { name })}
          labels={{
            placeholder: t('edit.specialitiesPlaceholder'),
            clear: t('edit.clear'),
            searching: t('page.looking'),
            failed: t('page.failed'),
            nothing: (query) => t('edit.noSpeciality', { query }),
          }}
        />
      )}
    </Field>
  );
}
