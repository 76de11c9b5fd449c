import { type SpecialityChoice, useSpecialitySearch } from '#modules/reference/web/widgets/use-speciality-search.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';

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
  const { find, choiceOf, lineOf } = useSpecialitySearch();
  return (
    <Field id="member-specialityId" label={t('field.speciality')} error={error} required>
      {(control) => (
        <Combobox<SpecialityChoice>
          {...control}
          find={find}
          minLength={1}
          itemId={({ slug }) => slug}
          itemLabel={({ name }) => name}
          renderItem={lineOf}
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
