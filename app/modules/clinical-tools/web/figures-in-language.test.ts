import { expect, it } from 'vitest';
import { figuresIn, unitsIn } from './figures-in-language.tsx';

it('writes the figures of a formula as the language does, with a minus that is one', () => {
  expect(figuresIn('id', '-0.2201 × (60 ÷ 10 − 7.036) + 0.9938^60')).toBe('−0,2201 × (60 ÷ 10 − 7,036) + 0,9938^60');
  expect(figuresIn('en', '100 × Φ((-0.407178))')).toBe('100 × Φ((−0.407178))');
  expect(figuresIn('id', 'mL/min/1.73 m²')).toBe('mL/min/1,73 m²');
  expect(figuresIn('en', 'mL/min/1.73 m²')).toBe('mL/min/1.73 m²');
});

it('leaves words, versions and sequences alone', () => {
  expect(figuresIn('id', 'APACHE-2, dibagi 2. Lalu')).toBe('APACHE-2, dibagi 2. Lalu');
});

it('changes nothing but that unit in a sentence', () => {
  expect(unitsIn('id', 'eGFR 21 mL/min/1.73 m²: paling banyak 1.000 mg.')).toBe('eGFR 21 mL/min/1,73 m²: paling banyak 1.000 mg.');
  expect(unitsIn('en', 'eGFR 21 mL/min/1.73 m²')).toBe('eGFR 21 mL/min/1.73 m²');
});
