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

it('hurries for what is new, and for what has lasted only as much as its cause does', () => {
  expect(reasons('40F pain in the eye for two days')).toContain('eye-pain urgent');
  expect(reasons('40F pain in the eye for two years')).not.toContain('eye-pain urgent');
  // Whatever has lasted long beside it.
  expect(reasons('40F diabetes for ten years, pain in the eye since this morning')).toContain('eye-pain urgent');
});

it('lets red flags make an emergency of a disease that else can wait until the evening', () => {
  const arteritis = '75F with a new headache at the temple for two weeks, scalp tenderness, jaw pain on chewing and tiredness. ESR 90.';
  const { urgency, likely } = assess(base, { text: arteritis });
  expect([likely[0]?.id, urgency]).toEqual(['giant-cell-arteritis', 'urgent']);
  const flagged = assess(base, { text: `${arteritis} Double vision since this morning.` });
  expect(flagged.urgencyReasons).toContainEqual(
    expect.objectContaining({ kind: 'disease', id: 'giant-cell-arteritis', level: 'emergency' }),
  );
});

it('lets what has lasted for years be no red flag either', () => {
  const of = (text: string) => assess(base, { text }).urgencyReasons.map(({ id, level }) => `${id} ${level}`);
  expect(of('55F varicose veins, heavy aching legs, the left leg swollen since yesterday')).toContain('varicose-veins-disease urgent');
  expect(of('55F varicose veins, heavy aching legs, the left leg swollen for five years')).not.toContain('varicose-veins-disease urgent');
});

it('takes a kidney that has nearly failed for urgent, and a slightly raised creatinine not by itself', () => {
  expect(reasons('57M tired and itchy for months, creatinine 7.8')).toContain('severely-raised-creatinine urgent');
  expect(reasons('57M tired, creatinine 1.5').filter((one) => one.startsWith('severely'))).toEqual([]);
});

it('makes stridor of a crying child urgent, and stridor at rest an emergency', () => {
  expect(reasons('18-month-old, barking cough, stridor only on crying')).not.toContain('stridor emergency');
  expect(reasons('18-month-old, barking cough, stridor')).toContain('stridor emergency');
});
