import type { Translate } from '#platform/i18n/translator.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { PlaceFields } from './place-form.tsx';

export interface PlaceChoiceProps<Written, Name extends keyof Written & string> {
  name: Name;
  values: readonly (Written[Name] & string)[];
  form: PlaceFields<Written>;
  /** Texts of the caller: the name under `form`, and of each value a label under the name and a help under `<name>Help`. */
  t: Translate;
}

/** One of a few kinds or ways in, each with what it means. */
export function PlaceChoice<Written, Name extends keyof Written & string>({
  name,
  values,
  form: { id, fields, written, change },
  t,
}: PlaceChoiceProps<Written, Name>) {
  return (
    <RadioGroup
      id={`${id}-${name}`}
      name={`${id}-${name}`}
      label={t(`form.${name}`)}
      error={fields[name]}
      value={written[name] as Written[Name] & string}
      onValueChange={(value) => change({ [name]: value } as Partial<Pick<Written, Name>> as Partial<Written>)}
      options={values.map((value) => ({ value, label: t(`${name}.${value}`), help: t(`${name}Help.${value}`) }))}
    />
  );
}
