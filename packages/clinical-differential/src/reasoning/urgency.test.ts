import { expect, it } from 'vitest';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';

const base = realBase();
const reasons = (text: string) => assess(base, { text }).urgencyReasons.map(({ id, level }) => `${id} ${level}`);

it('hurries for a stiff neck beside fever, and not after a bad night', () => {
  expect(reasons('Fever and a stiff neck since this morning')).toContain('neck-stiffness emergency');
  expect(reasons('30M woke with a stiff neck, no fever')).not.toContain('neck-stiffness emergency');
});

it('takes vital signs together in adults only', () => {
  expect(assess(base, { text: '50M cough, RR 26, SpO2 91%, HR 118, T 38.6' }).urgency).toBe('emergency');
  expect(reasons('A 6-year-old girl with cough, RR 26, HR 118, T 38.6').filter((one) => one.startsWith('tachy'))).toEqual([]);
});
