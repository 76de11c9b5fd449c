import { expect, it } from 'vitest';
import { Details } from '../member.contract.ts';
import { type DetailValues, detailInput } from './detail-values.tsx';

const written: DetailValues = {
  title: '',
  firstName: 'Hana',
  lastName: 'Tobing',
  country: 'ID',
  province: 'Bali',
  city: 'Denpasar',
  pincode: '',
  specialityId: '',
  subSpeciality: '',
  practisingSince: '',
  workplace: '',
  isProfileListed: true,
};

it('holds all that may be changed in two windows at once, and nothing else', () => {
  expect(Object.keys(written).sort()).toEqual([...Details.keyof().options].sort());
});

it('sends what was changed and nothing else', () => {
  expect(detailInput(written, {})).toEqual({});
  expect(detailInput({ ...written, lastName: 'Situmorang' }, { lastName: 'Situmorang' })).toEqual({ lastName: 'Situmorang' });
  expect(detailInput({ ...written, isProfileListed: false }, { isProfileListed: false })).toEqual({ isProfileListed: false });
});

it('sends what was emptied, as nothing or to be refused', () => {
  expect(detailInput(written, { pincode: '', subSpeciality: '', workplace: '', practisingSince: '' })).toEqual({
    pincode: null,
    subSpeciality: null,
    workplace: '',
    practisingSince: Number.NaN,
  });
});
