/** A fit that is a seizure, in few words and beside a temperature; and the many fits that are none. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

/** Of a newborn and one that goes on have names of their own. */
const SEIZURES = ['seizure', 'prolonged-seizure', 'newborn-seizure-movements'];
const seizures = (text: string) => read(text).present.filter((one) => one !== undefined && SEIZURES.includes(one));

describe('a fit', () => {
  it.each([
    '2 yo fit T 39',
    'Fit with temp 39',
    'fit, 38.9',
    'fits T 38.5',
    '39.4 and fitting',
    'temp 40 and fitting',
    'fit 5 min, T 39',
    'two fits today',
    '3 fits since the morning',
    'another fit on the way here',
    'baby is fitting',
    'My son is still fitting',
    'she keeps fitting',
    'baby fitted once, temp 39',
    'the child has fitted twice',
  ])('%s', (text) => expect(seizures(text)).not.toEqual([]));

  it.each([
    'Fit and well, temp 37',
    'is fit, T 36.5',
    'is fit, T 38.5 after a vaccine',
    'keep fit, 38.9 today',
    'fit for discharge T 38',
    'coughing fit T 38',
    'three fits of coughing',
    'two fits of laughter',
    'the shoe fits',
    'her dress is fitting badly',
    'IUD fitted last week',
    'she had a coil fitted last month',
    'he is fitting a new kitchen and hurt his back',
    'fit, 39 years old',
    'previously fit 40 year old',
  ])('not %s', (text) => expect(seizures(text)).toEqual([]));

  it('nor one that is denied', () => expect(seizures('no more fits since Tuesday')).toEqual([]));
});
