import { useRef, useState } from 'react';
import { type FoundPlace, searchPlaces } from '#modules/reference/place.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './member-form.module.css';
import { StateField } from './state-field.tsx';
import { hasPlaces, knownPlace, type PlaceValues, placedAt, placeValues } from './use-place.ts';

export interface PlaceFieldProps {
  country: string;
  value: PlaceValues;
  onChange: (value: Partial<PlaceValues>) => void;
  errors: Readonly<Record<string, string>>;
}

const RESULTS = 12;

/** City and province: found by typing where the places are known; elsewhere a city as it is written, in one of the country's states. */
export function PlaceField({ country, value, onChange, errors }: PlaceFieldProps) {
  const t = useTexts('identity');
  const [freely, setFreely] = useState(false);
  const [typed, setTyped] = useState('');
  const isUnchosen = value.city === '' && typed.trim() !== '';
  const known = useRef(value);
  known.current = knownPlace(known.current, value);
  const change = (place: Partial<PlaceValues>) => onChange(placedAt(known.current, value, place));
  /** From now on a postcode that came first is that of this city. */
  function settle(place: PlaceValues) {
    if (known.current.city === '') known.current = place;
  }
  function handleChosen(place: FoundPlace | null) {
    if (place === null) return change({ city: '', province: '' });
    const found = placeValues(place);
    change(found);
    settle({ ...value, ...found, pincode: value.pincode });
  }
  function handleFreely() {
    if (isUnchosen) change({ city: typed.trim() });
    setFreely(true);
  }

  if (freely || !hasPlaces(country)) {
    return (
      <div className={css.pair}>
        <Field id="member-city" label={t('field.city')} error={errors.city} required>
          {(control) => (
            <TextInput
              {...control}
              value={value.city}
              maxLength={80}
              autoComplete="address-level2"
              onChange={(event) => change({ city: event.target.value })}
              onBlur={() => settle(value)}
            />
          )}
        </Field>
        <StateField country={country} value={value.province} onChange={(province) => change({ province })} error={errors.province} />
      </div>
    );
  }
  return (
    <div className={css.place}>
      <Field
        id="member-city"
        label={t('field.place')}
        help={t(isUnchosen ? 'field.placePick' : 'field.placeHelp')}
        error={errors.city !== undefined && isUnchosen ? t('field.placePick') : (errors.city ?? errors.province)}
        required
      >
        {(control) => (
          <Combobox<FoundPlace>
            {...control}
            find={async (query, signal) => {
              const { data } = await callOverHttp(searchPlaces, { country, query, limit: RESULTS }, { signal });
              return data.filter(({ kind }) => kind !== 'state');
            }}
            itemId={(place) => place.id}
            itemLabel={(place) => (place.within === '' ? place.name : `${place.name}, ${place.within}`)}
            value={value.city === '' ? null : chosen(value)}
            onValueChange={handleChosen}
            onTyped={setTyped}
            labels={{
              placeholder: t('field.placeExample'),
              clear: t('field.clear'),
              searching: t('field.searching'),
              failed: t('field.searchFailed'),
              nothing: (query) => t('field.nothing', { query }),
            }}
          />
        )}
      </Field>
      <button type="button" className={css.aside} onClick={handleFreely}>
        {t('field.placeFreely')}
      </button>
    </div>
  );
}

/** What is stored knows no id of a place. */
const chosen = ({ city, province }: Pick<PlaceValues, 'city' | 'province'>): FoundPlace => ({
  id: `${city}, ${province}`,
  name: city,
  kind: 'city',
  within: province,
  postalCode: null,
});
