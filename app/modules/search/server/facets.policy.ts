/** Counting what was found. */
import { type Facets, ITEM_KINDS_OF, MOST_COUNTED, SEARCH_KINDS, type SearchFilters } from '../search.contract.ts';

/** As far as it is counted. */
export interface Counted {
  readonly kind: string;
  readonly specialities: readonly string[];
  readonly language: 'en' | 'id';
  readonly solved: boolean;
}

type Choice = Pick<SearchFilters, 'kind' | 'speciality' | 'language' | 'solved'>;

const MOST_SPECIALITIES = 12;

/** How many there are of what has no speciality, language or time of its own. */
interface Beside {
  readonly people: number;
  readonly topics: number;
  /** Forums and communities, which stand with threads. */
  readonly places: number;
  /** Where colleagues are chosen, of them. */
  readonly specialities: ReadonlyMap<string, number>;
}

/**
 * `rows` fit everything but kind, speciality, language and whether it is solved. Each of these is counted among the rows that fit the
 * others, so that the counts say what another choice would bring. `exact`: nothing else fits.
 */
export function facetsOf(
  rows: readonly Counted[],
  choice: Choice,
  exact: boolean,
  { people, topics, places, specialities: ofPeople }: Beside,
): Facets {
  // Colleagues and topics have nothing of what items are narrowed by.
  const chosen = choice.kind === 'people' || choice.kind === 'topics' ? [] : rows;
  const byKind = rows.filter((row) => fits(row, { ...choice, kind: 'all' }));
  const byLanguage = chosen.filter((row) => fits(row, { ...choice, language: undefined }));
  const bySpeciality = chosen.filter((row) => fits(row, { ...choice, speciality: undefined }));
  const bySolved = chosen.filter((row) => fits(row, { ...choice, solved: undefined }));
  const specialities = new Map(ofPeople);
  for (const { specialities: slugs } of bySpeciality) for (const slug of slugs) specialities.set(slug, (specialities.get(slug) ?? 0) + 1);
  return {
    exact,
    among: rows.length,
    kinds: SEARCH_KINDS.map((value) => {
      if (value === 'people' || value === 'topics') return { value, count: value === 'people' ? people : topics };
      const items = byKind.filter((row) => fits(row, { kind: value })).length;
      return { value, count: value === 'forums' ? Math.min(items + places, MOST_COUNTED + 1) : items };
    }),
    specialities: [...specialities]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_SPECIALITIES),
    languages: (['en', 'id'] as const).map((value) => ({ value, count: byLanguage.filter(({ language }) => language === value).length })),
    solved: (['yes', 'no'] as const).map((value) => ({
      value,
      count: bySolved.filter(({ solved }) => solved === (value === 'yes')).length,
    })),
  };
}

function fits(row: Counted, { kind, speciality, language, solved }: Partial<Choice>): boolean {
  const kinds: readonly string[] | undefined = kind && ITEM_KINDS_OF[kind];
  return (
    (kinds === undefined || kinds.includes(row.kind)) &&
    (speciality === undefined || row.specialities.includes(speciality)) &&
    (language === undefined || row.language === language) &&
    (solved === undefined || row.solved === solved)
  );
}
