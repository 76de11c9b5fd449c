import { useTexts } from '#platform/web/i18n.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { type SpecialityChoice, useSpecialities } from './use-specialities.ts';

export function SpecialityField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (slug: string) => void;
  error?: string | undefined;
}) {
  const t = useTexts('identity');
  const { find, choiceOf } = useSpecialities();
  return (
    <Field id="member-specialityId" label={t('field.speciality')} error={error} required>
      {(control) => (
        <Combobox<SpecialityChoice>
          {...control}
          find={find}
          minLength={1}
          delay={0}
          itemId={({ slug }) => slug}
          itemLabel={({ name }) => name}
          value={value === '' ? null : choiceOf(value)}
          onValueChange={(choice) => onChange(choice?.slug ?? '')}
          labels={{
            placeholder: t('field.specialityExample'),
            clear: t('field.clear'),
            searching: t('field.searching'),
            failed: t('field.searchFailed'),
            nothing: (query) => t('field.nothing', { query }),
          }}
        />
      )}
    </Field>
  );
}
