import { type Country, fetchCountries } from '#modules/reference/place.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { Caller } from '#platform/web/page-facts.ts';

/** Enough to sign in with when the full list does not come. */
const WITHOUT_LIST: readonly Country[] = [
  { code: 'ID', name: 'ID', callingCode: '+62' },
  { code: 'IN', name: 'IN', callingCode: '+91' },
  { code: 'MY', name: 'MY', callingCode: '+60' },
  { code: 'SG', name: 'SG', callingCode: '+65' },
  { code: 'AU', name: 'AU', callingCode: '+61' },
  { code: 'GB', name: 'GB', callingCode: '+44' },
  { code: 'US', name: 'US', callingCode: '+1' },
];

export const HOME_COUNTRY = 'ID';

/** For loaders: every country by name. Signing in does not depend on it. */
export async function countryOptions(call: Caller): Promise<readonly Country[]> {
  try {
    return (await call(fetchCountries, {})).data;
  } catch (error) {
    if (error instanceof CallFailure) return WITHOUT_LIST;
    throw error;
  }
}
