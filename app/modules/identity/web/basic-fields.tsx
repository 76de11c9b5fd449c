import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIRST_NAME_LENGTH, type UserBasicDetail } from '../member.contract.ts';
import { HOME_COUNTRY } from './country-options.tsx';
import css from './member-form.module.css';
import { PlaceField } from './place-field.tsx';

export interface BasicValues {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly pincode: string;
}

export const basicValues = (me: UserBasicDetail): BasicValues => ({
  title: me.title ?? '',
  firstName: me.first_name ?? '',
  lastName: me.last_name ?? '',
  country: me.country ?? HOME_COUNTRY,
  province: me.province ?? '',
  city: me.city ?? '',
  pincode: me.pincode ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** As the operations take them. */
export const basicInput = ({ title, firstName, lastName, country, province, city, pincode }: BasicValues) => ({
  firstName,
  country,
  province,
  city,
  title: orNull(title),
  lastName: orNull(lastName),
  pincode: orNull(pincode),
});

export interface BasicFieldsProps {
  values: BasicValues;
  onChange: (change: Partial<BasicValues>) => void;
  errors: Readonly<Record<string, string>>;
  countries: readonly Country[];
}

/** Name and place. */
export function BasicFields({ values, onChange, errors, countries }: BasicFieldsProps) {
  const t = useTexts('identity');
  const text = (name: 'title' | 'firstName' | 'lastName' | 'pincode') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <div className={css.names}>
        <Field id="member-title" label={t('field.title')} note={t('field.optional')} error={errors.title}>
          {(control) => (
            <TextInput
              {...control}
              {...text('title')}
              maxLength={20}
              autoComplete="honorific-prefix"
              placeholder={t('field.titleExample')}
            />
          )}
        </Field>
        <Field id="member-firstName" label={t('field.firstName')} error={errors.firstName} required>
          {(control) => <TextInput {...control} {...text('firstName')} maxLength={FIRST_NAME_LENGTH * 2} autoComplete="given-name" />}
        </Field>
        <Field id="member-lastName" label={t('field.lastName')} note={t('field.optional')} error={errors.lastName}>
          {(control) => <TextInput {...control} {...text('lastName')} maxLength={60} autoComplete="family-name" />}
        </Field>
      </div>
      <Field id="member-country" label={t('field.country')} error={errors.country} required>
        {(control) => (
          <Select
            {...control}
            value={values.country}
            autoComplete="country"
            onChange={(event) => onChange({ country: event.target.value, province: '', city: '', pincode: '' })}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </Field>
      <PlaceField key={values.country} country={values.country} value={values} onChange={onChange} errors={errors} />
      <Field id="member-pincode" label={t('field.pincode')} note={t('field.optional')} error={errors.pincode} className={css.short}>
        {(control) => (
          <TextInput
            {...control}
            {...text('pincode')}
            maxLength={10}
            autoComplete="postal-code"
            inputMode={values.country === 'ID' || values.country === 'IN' ? 'numeric' : 'text'}
          />
        )}
      </Field>
    </>
  );
}
