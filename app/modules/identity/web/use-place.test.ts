import { expect, it } from 'vitest';
import { placeValues } from './use-place.ts';

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
