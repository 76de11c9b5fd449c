/** Whether a list of what was found says all there is. */
import { type Facets, type Found, ITEM_KINDS_OF, MOST_COUNTED, MOST_LISTED, SEARCH_KINDS, type SearchKind } from '../search.contract.ts';

/**
 * Its end is not the end of what fits: `rows`, and so many `places`, are all that it shows of more. Without counts, a list of that length
 * is taken for such a one.
 */
export function endsEarly(kind: SearchKind, rows: readonly Found[], places: number, facets: Facets | null): boolean {
  const type = kind === 'people' ? 'person' : 'item';
  const shown = rows.filter((row) => row.type === type).length;
  if (shown < MOST_LISTED[kind === 'people' ? 'people' : 'items']) return false;
  if (facets === null || !facets.exact) return true;
  const kinds = kind === 'all' ? SEARCH_KINDS.filter((one) => ITEM_KINDS_OF[one] !== undefined) : [kind];
  const counts = facets.kinds.filter(({ value }) => kinds.includes(value)).map(({ count }) => count);
  return counts.some((count) => count > MOST_COUNTED) || counts.reduce((sum, count) => sum + count, 0) > shown + places;
}
