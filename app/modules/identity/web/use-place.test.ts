import { expect, it } from 'vitest';
import { knownPlace, type PlaceValues, placedAt, placeValues } from './use-place.ts';

it('finds city and province from a place of any size', () => {
  const at = (kind: 'state' | 'city' | 'district' | 'village', name: string, within: string, postalCode: string | null = null) =>
    placeValues({ kind, name, within, postalCode });
  expect(at('state', 'Bali', '')).toEqual({ province: 'Bali', city: '', pincode: '' });
  expect(at('city', 'Kota Bandung', 'Jawa Barat')).toEqual({ province: 'Jawa Barat', city: 'Kota Bandung', pincode: '' });
  expect(at('district', 'Coblong', 'Kota Bandung, Jawa Barat')).toEqual({ province: 'Jawa Barat', city: 'Kota Bandung', pincode: '' });
  expect(at('village', 'Dago', 'Coblong, Kota Bandung, Jawa Barat', '40135')).toEqual({
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    pincode: '40135',
  });
});

const SOLO = { province: 'Jawa Tengah', city: 'Surakarta' };
const EMPTY = { province: '', city: '', pincode: '' };

it('keeps a postcode that was typed before the city, and not that of another city', () => {
  const solo = { ...SOLO, pincode: '' };
  const early = { ...EMPTY, pincode: '57111' };
  expect(placedAt(early, early, solo)).toEqual(SOLO);
  const chosen = { ...SOLO, pincode: '57111' };
  expect(placedAt(chosen, chosen, solo)).toEqual(chosen);
  const semarang = { province: 'Jawa Tengah', city: 'Semarang', pincode: '50241' };
  expect(placedAt(semarang, semarang, solo)).toEqual(solo);
  expect(placedAt(EMPTY, EMPTY, chosen)).toEqual(chosen);
});

/** As the fields do it: each change is shown, and the next one begins there. */
function typing(first: PlaceValues) {
  let [known, now] = [first, first];
  return (change: Partial<PlaceValues>, isPlace = true) => {
    now = { ...now, ...(isPlace ? placedAt(known, now, change) : change) };
    known = knownPlace(known, now);
    return now.pincode;
  };
}

it('takes the postcode away with the first letter of another city, and gives it back with the old one', () => {
  const type = typing({ ...SOLO, pincode: '57111' });
  expect(type({ city: '' })).toBe('57111');
  expect(['S', 'Sa', 'Salatiga'].map((city) => type({ city }))).toEqual(['', '', '']);
  expect(type({ city: 'surakarta ' })).toBe('57111');
  expect(type({ province: 'Bali' })).toBe('');
  expect(type({ city: '', province: '' })).toBe('');
  expect(type(SOLO)).toBe('57111');
});

it('keeps what was typed for the new city, and gives back nothing that was taken out', () => {
  const type = typing({ ...SOLO, pincode: '57111' });
  type({ city: 'Salatiga' });
  expect(type({ pincode: '50711' }, false)).toBe('50711');
  expect([type({ city: 'Salatig' }), type({ city: 'Salatiga' }), type({ city: 'Surakarta' })]).toEqual(['', '50711', '']);
  type({ city: 'Salatiga' });
  type({ pincode: '' }, false);
  expect([type({ city: 'Bali' }), type({ city: 'Salatiga' })]).toEqual(['', '']);
});
