import { SpecialityInput } from '#modules/reference/web/widgets/speciality-input.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
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
  return (
    <Field id="member-specialityId" label={t('field.speciality')} error={error} required>
      {(control) => <SpecialityInput control={control} value={value} placeholder={t('field.specialityExample')} onValue={onChange} />}
    </Field>
  );
}
