import { expect, it } from 'vitest';
import { earlyWarning } from './early-warning.ts';

const signs = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([measure, value]) => ({ measure, value, unit: '', span: [0, 0] as const }));

it.each([
  [{ 'respiratory rate': 34, 'oxygen saturation': 90, 'heart rate': 125 }, false, 'emergency'],
  [{ 'respiratory rate': 24, 'body temperature': 38.9, 'heart rate': 102, 'oxygen saturation': 95 }, false, 'urgent'],
  [{ 'respiratory rate': 16, 'body temperature': 38.9, 'heart rate': 98 }, false, undefined],
  [{ 'systolic blood pressure': 88, 'heart rate': 100 }, true, 'emergency'],
  [{ 'body temperature': 39.5 }, false, undefined],
  // One sign far out is enough for a review.
  [{ 'respiratory rate': 26 }, false, 'urgent'],
  [{ 'heart rate': 134 }, false, 'urgent'],
  [{ 'heart rate': 128 }, false, undefined],
])('%j, drowsy %s: %s', (values, isDrowsy, level) => expect(earlyWarning(signs(values), isDrowsy)?.level).toBe(level));

it('says nothing where nothing was measured', () => expect(earlyWarning([], true)).toBeUndefined());
it('takes the worst of several readings', () => {
  const twice = [...signs({ 'oxygen saturation': 97, 'respiratory rate': 30, 'heart rate': 118 }), ...signs({ 'oxygen saturation': 91 })];
  expect(earlyWarning(twice, false)?.level).toBe('emergency');
});
it('names the sign that is farthest out', () =>
  expect(earlyWarning(signs({ 'heart rate': 100, 'systolic blood pressure': 90 }), false)?.sign.measure).toBe('systolic blood pressure'));
