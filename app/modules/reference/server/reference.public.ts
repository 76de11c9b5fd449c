/** What other modules may ask: is this slug known, and what is this place called? */
import type { Database } from '#platform/db/database.ts';
import { SPECIALITIES, type Speciality } from '../reference.contract.ts';
import { placesByIds } from './place.store.ts';
import { SUB_SPECIALITIES } from './sub-specialities.data.ts';

export { loadPlaces } from './place-load.job.ts';

const specialities = new Set<string>(SPECIALITIES);

export const isSpeciality = (slug: string): slug is Speciality => specialities.has(slug);

/** True for a sub-speciality of that speciality. */
export const isSubSpeciality = (speciality: string, slug: string): boolean =>
  SUB_SPECIALITIES.some((sub) => sub.speciality === speciality && sub.slug === slug);

/** Names by id, for those that are places. */
export async function placeNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const places = ids.length === 0 ? [] : await placesByIds(db, ids);
  return new Map(places.map(({ id, name }) => [id, name]));
}
