/** Reads places from the packages that carry them, and puts them into the shape of the table. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { isCountry } from './countries.data.ts';
import { INDONESIAN_POSTAL_CODES } from './indonesian-postal.data.ts';
import { postalCodeOfVillage } from './indonesian-postal.policy.ts';
import { searchName } from './place-name.policy.ts';
import { indianCityId, indianDistricts } from './postal-area.policy.ts';

export interface PlaceRow {
  readonly id: string;
  readonly country: string;
  readonly parentId: string;
  readonly size: 0 | 1 | 2 | 3;
  readonly name: string;
  readonly within: string;
  readonly searchName: string;
  readonly postalCode: string | null;
}

/** Raise it when rows are put together differently, so that they are loaded again. */
const SHAPE = 2;

/** Changes whenever a load would give other rows. */
export async function placesVersion(postalCodes: string | null): Promise<string> {
  const versions = await Promise.all(['idn-area-data', 'country-state-city'].map(packageVersion));
  const codes = createHash('sha256')
    .update(INDONESIAN_POSTAL_CODES)
    .update(postalCodes ?? '');
  return `${SHAPE} ${versions.join(' ')} ${codes.digest('hex').slice(0, 16)}`;
}

async function packageVersion(name: string): Promise<string> {
  const { version } = (await readJson(`${name}/package.json`)) as { version: string };
  return `${name}@${version}`;
}

const readJson = async (specifier: string): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve(specifier)), 'utf8'));

/**
 * All places. `postalCodes` is CSV text with lines `village code,postal code`, such as `31.71.06.1001,10310`: what it says of a village goes
 * before what the product knows.
 */
export async function readPlaces(postalCodes: string | null): Promise<PlaceRow[]> {
  const rows: PlaceRow[] = [];
  const byId = new Map<string, PlaceRow>();
  const add = (place: Pick<PlaceRow, 'id' | 'country' | 'parentId' | 'size' | 'name'> & { postalCode?: string | null }) => {
    if (byId.has(place.id)) return;
    const parent = byId.get(place.parentId);
    const within = parent === undefined ? '' : [parent.name, parent.within].filter((part) => part !== '').join(', ');
    const row = { postalCode: null, ...place, within, searchName: searchName(place.name) };
    byId.set(row.id, row);
    rows.push(row);
  };
  await addIndonesia(add, postalCodesOf(postalCodes));
  await addOthers(add);
  return rows;
}

type Add = (place: Pick<PlaceRow, 'id' | 'country' | 'parentId' | 'size' | 'name'> & { postalCode?: string | null }) => void;

const postalCodesOf = (csv: string | null): ReadonlyMap<string, string> =>
  new Map(
    [...(csv ?? '').matchAll(/^(\d{2}\.\d{2}\.\d{2}\.\d{4}),(\d{5})\r?$/gm)].map(([, code = '', postalCode = '']) => [code, postalCode]),
  );

const VILLAGE = 3;

/** An area's code holds the codes of the areas around it: 31, 31.71, 31.71.06, 31.71.06.1001. */
async function addIndonesia(add: Add, postalCodes: ReadonlyMap<string, string>): Promise<void> {
  const levels = await Promise.all([getProvinces(), getRegencies(), getDistricts(), getVillages()]);
  for (const [size, areas] of levels.entries()) {
    for (const { code, name } of areas) {
      const parent = code.slice(0, Math.max(code.lastIndexOf('.'), 0));
      add({
        id: `ID-${code}`,
        country: 'ID',
        parentId: parent === '' ? 'ID' : `ID-${parent}`,
        size: size as PlaceRow['size'],
        name: inAddresses(name),
        postalCode: size === VILLAGE ? (postalCodes.get(code) ?? postalCodeOfVillage(code)) : null,
      });
    }
  }
}

/** The law says "Daerah Khusus Ibukota Jakarta" and "Kota Administrasi Jakarta Pusat"; nobody writes so in an address. */
const inAddresses = (name: string) =>
  name
    .replace(/^(Kota|Kabupaten) Administrasi /, '$1 ')
    .replace(/^Daerah Khusus (?:Ibukota )?Jakarta$/, 'DKI Jakarta')
    .replace(/^Daerah Istimewa Yogyakarta$/, 'DI Yogyakarta');

async function addOthers(add: Add): Promise<void> {
  const states = (await readJson('country-state-city/lib/assets/state.json')) as { name: string; isoCode: string; countryCode: string }[];
  for (const { name, isoCode, countryCode } of states) {
    if (countryCode === 'ID' || !isCountry(countryCode)) continue;
    add({ id: `${countryCode}-${isoCode}`, country: countryCode, parentId: countryCode, size: 0, name });
  }
  const cities = (await readJson('country-state-city/lib/assets/city.json')) as [name: string, country: string, state: string][];
  const indian = cities.filter(([, country]) => country === 'IN').map(([name, , state]) => ({ name, state }));
  for (const { name, state } of [...indian, ...indianDistricts()]) {
    add({ id: indianCityId(state, name), country: 'IN', parentId: `IN-${state}`, size: 1, name });
  }
}
