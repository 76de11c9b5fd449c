/** What a found place says about city, province and postcode. */
import type { FoundPlace } from '#modules/reference/place.contract.ts';

/** Countries whose places can be found by typing. */
const COUNTRIES_WITH_PLACES = ['ID', 'IN'];

export const hasPlaces = (country: string): boolean => COUNTRIES_WITH_PLACES.includes(country);

export interface PlaceValues {
  readonly province: string;
  readonly city: string;
  readonly pincode: string;
}

/** `within` names the places around it, the nearest first: its last is the province, the one before that the city. */
export function placeValues({ kind, name, within, postalCode }: Pick<FoundPlace, 'kind' | 'name' | 'within' | 'postalCode'>): PlaceValues {
  const around = within.split(', ').filter((part) => part !== '');
  const pincode = postalCode ?? '';
  if (kind === 'state') return { province: name, city: '', pincode };
  const province = around.at(-1) ?? '';
  return { province, city: kind === 'city' ? name : (around.at(-2) ?? name), pincode };
}

/**
 * What a change of the place is of city, province and postcode together. `known` is where the postcode belongs to: another place leaves
 * none, and the same one has it again. What was typed before there was a city stays, and so it does while the city is empty.
 */
export function placedAt(known: PlaceValues, now: PlaceValues, { pincode = '', ...change }: Partial<PlaceValues>): Partial<PlaceValues> {
  if (pincode !== '') return { ...change, pincode };
  const next = { ...now, ...change };
  if (known.city === '' || next.city.trim() === '') return change;
  return { ...change, pincode: isSamePlace(known, next) ? now.pincode || known.pincode : '' };
}

/** Where the postcode belongs to, as it is typed; one that was taken out at its own place is forgotten. */
export const knownPlace = (known: PlaceValues, now: PlaceValues): PlaceValues =>
  now.pincode !== known.pincode && (now.pincode !== '' || isSamePlace(known, now)) ? now : known;

type Place = Pick<PlaceValues, 'province' | 'city'>;

/** A province that was not said is no other one. */
const isSamePlace = (one: Place, other: Place): boolean =>
  isSame(one.city, other.city) && (one.province === '' || other.province === '' || isSame(one.province, other.province));
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
