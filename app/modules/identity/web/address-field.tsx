import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './address-field.module.css';
import type { AddressField as State } from './use-address.ts';

export interface AddressFieldProps {
  id: string;
  label: string;
  help: string;
  error?: string | undefined;
  countries: readonly Country[];
  address: State;
}

/** A phone number with its country's code beside it, or an e-mail address: the code makes way once letters are typed. */
export function AddressField({ id, label, help, error, countries, address }: AddressFieldProps) {
  const t = useTexts('identity');
  const { text, setText, country, setCountry, isEmail } = address;
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className={css.row}>
          {!isEmail && (
            <span className={css.code}>
              <Select
                aria-label={t('login.countryCode')}
                className={css.select}
                value={country}
                onChange={(event) => setCountry(event.target.value)}
                options={countries.map(({ code, name, callingCode }) => ({ value: code, label: `${name} ${callingCode}` }))}
              />
              <span aria-hidden className={css.chosen}>
                {callingCodeOf(countries, country)}
              </span>
            </span>
          )}
          <TextInput
            {...control}
            className={css.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode={isEmail ? 'email' : 'text'}
            maxLength={254}
          />
        </div>
      )}
    </Field>
  );
}

export const callingCodeOf = (countries: readonly Country[], code: string): string =>
  countries.find((one) => one.code === code)?.callingCode ?? '';
