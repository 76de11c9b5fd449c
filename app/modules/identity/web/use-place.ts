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

/** A city has no postcode of its own: what was typed stays, unless it is that of another city. */
export function placedAt(before: Pick<PlaceValues, 'province' | 'city'>, { pincode, ...place }: PlaceValues): Partial<PlaceValues> {
  const hasMoved = before.city !== '' && (before.city !== place.city || before.province !== place.province);
  return pincode === '' && !hasMoved ? place : { ...place, pincode };
}
