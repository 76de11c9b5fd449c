import { expect, it } from 'vitest';
import { placedAt, placeValues } from './use-place.ts';

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

it('keeps a postcode that was typed before the city, and not that of another city', () => {
  const solo = { province: 'Jawa Tengah', city: 'Surakarta', pincode: '' };
  expect(placedAt({ province: '', city: '' }, solo)).toEqual({ province: 'Jawa Tengah', city: 'Surakarta' });
  expect(placedAt(solo, solo)).toEqual({ province: 'Jawa Tengah', city: 'Surakarta' });
  expect(placedAt({ province: 'Jawa Tengah', city: 'Semarang' }, solo)).toEqual(solo);
  expect(placedAt({ province: '', city: '' }, { ...solo, pincode: '57111' })).toEqual({ ...solo, pincode: '57111' });
});
