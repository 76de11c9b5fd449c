/** What other modules may ask: is this slug known, and what is this place or course called? */
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { SPECIALITIES, type Speciality } from '../reference.contract.ts';
import { COURSES } from './courses.data.ts';
import { placesByIds } from './place.store.ts';
import { OTHER_NAMES } from './speciality-names.data.ts';
import { SUB_SPECIALITIES } from './sub-specialities.data.ts';

export { loadPlaces } from './place-load.job.ts';

const specialities = new Set<string>(SPECIALITIES);

export const isSpeciality = (slug: string): slug is Speciality => specialities.has(slug);

/** What it is called beside its name and its title, in both languages. */
export const otherNamesOf = (slug: Speciality): readonly string[] => OTHER_NAMES[slug];

/** True for a sub-speciality of that speciality. */
export const isSubSpeciality = (speciality: string, slug: string): boolean =>
  SUB_SPECIALITIES.some((sub) => sub.speciality === speciality && sub.slug === slug);

/** Names by id, for those that are places. */
export async function placeNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const places = ids.length === 0 ? [] : await placesByIds(db, ids);
  return new Map(places.map(({ id, name }) => [id, name]));
}

const courseBySlug = new Map(COURSES.map((course) => [course.slug, course]));
const slugByCourse = new Map(COURSES.flatMap(({ slug, en, id }) => [en, id].map((name) => [name.toLowerCase(), slug] as const)));

/** The course of that name in either language, or null. */
export const courseNamed = (name: string): string | null => slugByCourse.get(name.trim().toLowerCase()) ?? null;

/** Null for a slug that is no course. */
export const courseName = (slug: string, language: Language): string | null => courseBySlug.get(slug)?.[language] ?? null;
