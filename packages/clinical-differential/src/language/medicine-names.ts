/** What medicines that are swallowed are called, in lower case, and what is in each. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';

export type MedicineNames = ReadonlyMap<string, readonly string[]>;

export function medicineNames({ drugs, brands }: Pick<Knowledge, 'drugs' | 'brands'>): MedicineNames {
  const named = new Map<string, readonly string[]>();
  for (const { name, ingredients, route } of brands)
    if (route === undefined || route === 'oral') named.set(name.toLowerCase(), ingredients);
  // Milk and beer are swallowed too.
  for (const { id, kind, names, synonyms, brands: own, routes } of Object.values(drugs))
    if (kind === 'drug' && routes.includes('oral'))
      for (const name of [names.en, names.id, ...synonyms, ...Object.values(own).flat()]) named.set(name.toLowerCase(), [id]);
  return named;
}
