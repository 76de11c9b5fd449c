import { useEffect, useState } from 'react';
import { getStatesByCountry } from '#modules/reference/place.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface StateFieldProps {
  country: string;
  value: string;
  onChange: (province: string) => void;
  error: string | undefined;
}

/** One of the country's states; written freely where none are known, and as long as they have not come. */
export function StateField({ country, value, onChange, error }: StateFieldProps) {
  const t = useTexts('identity');
  const states = useStates(country);
  return (
    <Field id="member-province" label={t('field.province')} error={error} required>
      {(control) =>
        states.length === 0 ? (
          <TextInput
            {...control}
            value={value}
            maxLength={80}
            autoComplete="address-level1"
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Select
            {...control}
            value={value}
            autoComplete="address-level1"
            placeholder={t('field.provinceChoose')}
            onChange={(event) => onChange(event.target.value)}
            options={withWritten(states, value).map((name) => ({ value: name, label: name }))}
          />
        )
      }
    </Field>
  );
}

/** What was written before stays visible, to be seen and changed. */
const withWritten = (states: readonly string[], value: string) => (value === '' || states.includes(value) ? states : [value, ...states]);

function useStates(country: string): readonly string[] {
  const [known, setKnown] = useState<{ country: string; names: readonly string[] }>();
  useEffect(() => {
    const controller = new AbortController();
    callOverHttp(getStatesByCountry, { country }, { signal: controller.signal }).then(
      ({ data }) => setKnown({ country, names: data.map(({ name }) => name) }),
      // The field can be filled without them.
      () => undefined,
    );
    return () => controller.abort();
  }, [country]);
  return known?.country === country ? known.names : [];
}
