/** From a postal code to the areas that use it. */
import { INDIAN_POSTAL_AREAS } from './indian-postal.data.ts';
import { regenciesOf } from './indonesian-postal.policy.ts';
import { slugOf } from './place-name.policy.ts';

interface PostalRange {
  readonly from: number;
  readonly to: number;
  readonly placeId: string;
}

export interface PostalCandidates {
  readonly country: 'ID' | 'IN';
  /** The state all candidates lie in; null where a code's area spans two. */
  readonly stateId: string | null;
  /** Places that may use the code, in no order. */
  readonly cityIds: readonly string[];
}

export const indianCityId = (state: string, name: string): string => `IN-${state}-${slugOf(name)}`;

/** Districts of India by state, for those that the list of cities does not have. */
export function indianDistricts(): { state: string; name: string }[] {
  return indianLines().map(([state, name]) => ({ state, name }));
}

const indianLines = () =>
  INDIAN_POSTAL_AREAS.trim()
    .split('\n')
    .map((line) => line.split('|') as [state: string, name: string, ranges: string]);

const INDIA: readonly PostalRange[] = indianLines()
  .flatMap(([state, name, ranges]) => rangesOf(indianCityId(state, name), ranges))
  .sort((a, b) => a.from - b.from);

/** `411001-411062,412101` as ranges of codes. */
function rangesOf(placeId: string, text: string): PostalRange[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { from: Number(first), to: Number(last), placeId };
  });
}

/** Null for a code that nobody is known to use. */
export function postalCandidates(code: string): PostalCandidates | null {
  const country = code.length === 6 ? 'IN' : 'ID';
  const wanted = Number(code);
  const cityIds =
    country === 'IN'
      ? INDIA.filter(({ from, to }) => from <= wanted && wanted <= to).map(({ placeId }) => placeId)
      : regenciesOf(code).map((regency) => `ID-${regency}`);
  if (cityIds.length > 0) return { country, stateId: onlyOne(cityIds.map(stateOf)), cityIds };
  const stateId = country === 'IN' ? stateBetween(wanted) : null;
  return stateId === null ? null : { country, stateId, cityIds: [] };
}

/** New codes are given out between old ones: a code between two of one state belongs to that state. */
function stateBetween(code: number): string | null {
  const before = INDIA.findLast(({ to }) => to < code);
  const after = INDIA.find(({ from }) => from > code);
  return before === undefined || after === undefined ? null : onlyOne([stateOf(before.placeId), stateOf(after.placeId)]);
}

/** `ID-31.71` → `ID-31`, `IN-MH-pune` → `IN-MH`. */
export const stateOf = (placeId: string): string => /^[A-Z]{2}-[A-Za-z0-9]+/.exec(placeId)?.[0] ?? placeId;

function onlyOne(values: readonly string[]): string | null {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
}
