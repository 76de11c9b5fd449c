import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { GROUNDS, type Ground } from '../moderation.contract.ts';

export function GroundSelect({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help: string;
  value: Ground;
  onChange: (ground: Ground) => void;
}) {
  const t = useTexts('moderation');
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(GROUNDS.find((ground) => ground === event.target.value) ?? 'other')}
          options={GROUNDS.map((ground) => ({ value: ground, label: t(`ground.${ground}`) }))}
        />
      )}
    </Field>
  );
}
