/** The table of Indonesian postal codes, read: of a village its code, of a code the regencies and cities that use it. */
import { INDONESIAN_POSTAL_CODES } from './indonesian-postal.data.ts';

interface District {
  /** Of most of its villages. */
  readonly postalCode: string;
  /** Villages by number, first to last, that have another. */
  readonly others: readonly { readonly first: string; readonly last: string; readonly postalCode: string }[];
}

const DISTRICTS: ReadonlyMap<string, District> = new Map(
  INDONESIAN_POSTAL_CODES.trim()
    .split('\n')
    .flatMap((line) => {
      const [regency = '', ...districts] = line.split(' ');
      return districts.map((text) => [`${regency}.${text.slice(0, 2)}`, districtOf(text.slice(3))] as const);
    }),
);

function districtOf(text: string): District {
  const [postalCode = '', ...others] = text.split('+');
  return {
    postalCode,
    others: others.map((other) => {
      const [villages = '', code = ''] = other.split(':');
      const [first = '', last = first] = villages.split('-');
      return { first, last, postalCode: code };
    }),
  };
}

/** Of a village by its code, `31.71.06.1001` → `10310`; null for one that the table does not know. */
export function postalCodeOfVillage(code: string): string | null {
  const district = DISTRICTS.get(code.slice(0, 8));
  if (district === undefined) return null;
  const village = code.slice(9);
  return district.others.find(({ first, last }) => first <= village && village <= last)?.postalCode ?? district.postalCode;
}

const REGENCIES = regenciesBy((code) => code);
const REGENCIES_BY_POST_OFFICE = regenciesBy((code) => code.slice(0, 3));

function regenciesBy(key: (postalCode: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [district, { postalCode, others }] of DISTRICTS)
    for (const code of [postalCode, ...others.map((other) => other.postalCode)]) {
      const regencies = found.get(key(code)) ?? new Set();
      found.set(key(code), regencies.add(district.slice(0, 5)));
    }
  return found;
}

/** Those that use the code; for one that no village has (of a large office, or newly given out) those served by the same post office, its first three digits. */
export const regenciesOf = (postalCode: string): readonly string[] => [
  ...(REGENCIES.get(postalCode) ?? REGENCIES_BY_POST_OFFICE.get(postalCode.slice(0, 3)) ?? []),
];
