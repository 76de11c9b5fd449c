import { expect, it } from 'vitest';
import { practiceInput } from './practice-fields.tsx';

it('takes years in four digits, leaves nothing to be asked for, and anything else to be refused', () => {
  const year = (practisingSince: string) =>
    practiceInput({ specialityId: 'cardiology', subSpeciality: '', practisingSince, workplace: '' }).practisingSince;
  expect([year('2014'), year(' 2014 ')]).toEqual([2014, 2014]);
  expect(year(' ')).toBeNaN();
  expect(['abcd', '20', '2o14', '2014x'].map(year)).toEqual([0, 0, 0, 0]);
});
