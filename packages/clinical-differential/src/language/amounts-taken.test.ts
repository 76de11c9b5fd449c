/** How much of a medicine was taken, in both word orders; what anybody takes is none. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';

describe('an overdose', () => {
  it.each([
    ['took 20 g paracetamol 6 hours ago, feels well', 'paracetamol-overdose-history'],
    ['16 year old took 25 g of paracetamol 5 hours ago', 'paracetamol-overdose-history'],
    ['minum obat paracetamol 20 g 6 jam lalu', 'paracetamol-overdose-history'],
    ['minum parasetamol 40 tablet tadi malam, sekarang tidak ada keluhan', 'paracetamol-overdose-history'],
    ['20 g of paracetamol taken at 10 pm', 'paracetamol-overdose-history'],
    ['parasetamol 500 mg 30 tablet diminum sekaligus', 'paracetamol-overdose-history'],
    ['took 8 x 1 g paracetamol', 'paracetamol-overdose-history'],
    ['took 9 tablets of 500 mg paracetamol', 'paracetamol-overdose-history'],
    ['child took 200 mg/kg of paracetamol', 'paracetamol-overdose-history'],
    ['anak 3 tahun minum parasetamol 3 g', 'paracetamol-overdose-history'],
    ['Took a whole pack of amitriptyline 1 hour ago', 'overdose-history'],
    ['minum amitriptilin dua strip', 'overdose-history'],
    ['minum ibuprofen 10 g', 'overdose-history'],
    ['took 15 of her mother’s tablets', 'overdose-history'],
    ["2 year old swallowed one tablet of grandma's amlodipine", 'overdose-history'],
    ['took too much insulin by mistake, feels fine', 'insulin-or-sulfonylurea-overdose'],
    ['injected 100 units of insulin', 'insulin-or-sulfonylurea-overdose'],
    ['salah suntik insulin 100 unit, masih sadar', 'insulin-or-sulfonylurea-overdose'],
    ['anak menelan 5 tablet glibenklamid', 'insulin-or-sulfonylurea-overdose'],
    ['took my glimepiride twice by mistake', 'insulin-or-sulfonylurea-overdose'],
  ])('%s', (text, finding) => {
    expect(read(text).present).toContain(finding);
    expect(assess(realBase(), { text }).urgency).toBe('emergency');
  });

  it.each([
    'took 1 g paracetamol',
    'took 2 tablets of paracetamol 500 mg with no relief',
    'minum parasetamol 500 mg 2 tablet',
    'minum parasetamol 3x500 mg',
    'anak 5 tahun minum parasetamol 250 mg',
    'takes insulin 20 units every evening',
    'insulin glargine 100 units/mL 20 units at night',
    'minum 3 tablet sehari',
    'took 10 tablets of amoxicillin over 5 days',
    'took amoxicillin 500 mg three times a day for a week',
    'takes metformin 2 g daily',
    'minum amlodipin 10 mg tiap pagi',
    'on glibenclamide 5 mg twice daily',
    'forgot to take her insulin',
    'did not take 20 g of paracetamol',
    'denies taking 20 g of paracetamol',
    'tidak minum parasetamol 20 g',
  ])('not %s', (text) => expect(read(text).present.filter((finding) => finding?.includes('overdose'))).toEqual([]));

  it('of what lowers the glucose is remembered for it', () => {
    for (const text of ['injected 100 units of insulin', 'anak menelan 5 tablet glibenklamid'])
      expect(assess(realBase(), { text }).mustNotMiss.map(({ id }) => id)).toContain('hypoglycaemia');
  });
});
