/** What other modules may ask: is this slug known, and what is this place or course called? */
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { SPECIALITIES, type Speciality } from '../reference.contract.ts';
import { COURSES } from './courses.data.ts';
import { listChildren, placesByIds } from './place.store.ts';
import { searchName } from './place-name.policy.ts';
import { OTHER_NAMES } from './speciality-names.data.ts';

export { callingCodeOf, isCountry } from './countries.data.ts';
export { loadPlaces } from './place-load.job.ts';

const specialities = new Set<string>(SPECIALITIES);

export const isSpeciality = (slug: string): slug is Speciality => specialities.has(slug);

/** What it is called beside its name and its title, in both languages. */
export const otherNamesOf = (slug: Speciality): readonly string[] => OTHER_NAMES[slug];

/** Names by id, for those that are places. */
export async function placeNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const places = ids.length === 0 ? [] : await placesByIds(db, ids);
  return new Map(places.map(({ id, name }) => [id, name]));
}

/** The name of the country's state that is called so, or null; the name that was asked for where no states of the country are known. */
export async function stateNamed(db: Database, country: string, name: string): Promise<string | null> {
  const states = await listChildren(db, country);
  if (states.length === 0) return name;
  const wanted = searchName(name);
  return states.find((state) => searchName(state.name) === wanted)?.name ?? null;
}

const courseBySlug = new Map(COURSES.map((course) => [course.slug, course]));
const slugByCourse = new Map(COURSES.flatMap(({ slug, en, id }) => [en, id].map((name) => [name.toLowerCase(), slug] as const)));

/** The course of that name in either language, or null. */
export const courseNamed = (name: string): string | null => slugByCourse.get(name.trim().toLowerCase()) ?? null;

/** Null for a slug that is no course. */
export const courseName = (slug: string, language: Language): string | null => courseBySlug.get(slug)?.[language] ?? null;
