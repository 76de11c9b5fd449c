/** Fields by which a list of places is narrowed, named as in its address. */
import type { Translate } from '#platform/i18n/translator.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSpecialities } from './use-specialities.ts';

const MAX_WORDS = 80;

export interface NarrowingFieldProps<Value extends string> {
  value: Value | null;
  /** Texts of the caller: `list`. */
  t: Translate;
}

export function WordsField({ value, t }: NarrowingFieldProps<string>) {
  return (
    <TextInput
      type="search"
      name="q"
      icon="search"
      aria-label={t('list.words')}
      placeholder={t('list.words')}
      defaultValue={value ?? ''}
      maxLength={MAX_WORDS}
    />
  );
}

/** Texts of the caller also: `kind`. */
export function KindField<Kind extends string>({ kinds, value, t }: NarrowingFieldProps<Kind> & { kinds: readonly Kind[] }) {
  return (
    <Select
      name="kind"
      aria-label={t('list.kind')}
      placeholder={t('list.allKinds')}
      options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
      defaultValue={value ?? ''}
    />
  );
}

export function SpecialityFilter({ value, t }: NarrowingFieldProps<string>) {
  const specialities = useSpecialities();
  return (
    <Select
      name="speciality"
      aria-label={t('list.speciality')}
      placeholder={t('list.allSpecialities')}
      options={specialities}
      defaultValue={value ?? ''}
    />
  );
}
