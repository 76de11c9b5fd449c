/** What an examination or a test did not find, as doctors note it in both languages. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('what a test did not find is not there', () => {
  it.each([
    ['troponin normal', 'raised-troponin'],
    ['Negative troponin.', 'raised-troponin'],
    ['Troponin is not raised.', 'raised-troponin'],
    ['D-dimer negative', 'raised-d-dimer'],
    ['beta hCG negative', 'positive-pregnancy-test'],
    ['Tes kehamilan negatif.', 'positive-pregnancy-test'],
    ['malaria smear negative', 'malaria-parasites'],
    ['NS1 negatif', 'dengue-ns1-positive'],
    ['urinalysis normal', 'pyuria'],
    ['urine dipstick negative', 'urine-nitrite'],
    ['Chest X-ray was clear.', 'lung-consolidation'],
    ['Rontgen toraks dalam batas normal.', 'pleural-effusion'],
    ['CT head normal', 'intracranial-blood'],
    ['Her ECG is unremarkable.', 'st-elevation'],
    ['Kernig negative', 'kernig-or-brudzinski'],
    ['Akral hangat, CRT < 2 detik.', 'delayed-capillary-refill'],
    ['Platelets > 150.', 'severe-thrombocytopenia'],
    ['Akral hangat.', 'cold-hands-and-weak-pulse'],
    ['Pupil isokor.', 'unequal-pupils'],
    ['Vesicular breath sounds on both sides.', 'reduced-breath-sounds'],
    ['A lifelong nonsmoker.', 'tobacco-smoking'],
  ])('%s', (text, absent) => {
    expect(read(text).absent).toContain(absent);
    expect(read(text).present).not.toContain(absent);
  });
});

describe('what was found is there', () => {
  it.each([
    ['Troponin positive.', 'raised-troponin'],
    ['Vesikuler menurun di basal kiri.', 'unilateral-reduced-breath-sounds'],
    ['CRT > 3 detik', 'delayed-capillary-refill'],
    ['Capillary refill 4 seconds.', 'delayed-capillary-refill'],
    ['Pupil anisokor.', 'unequal-pupils'],
    ['Chest X-ray: right lower lobe consolidation.', 'lung-consolidation'],
    ['ECG: ST elevation in V1-V4.', 'st-elevation'],
    ['Tourniquet test positif.', 'tourniquet-test-positive'],
  ])('%s', (text, present) => {
    expect(read(text).present).toContain(present);
    expect(read(text).absent).not.toContain(present);
  });
});

it('says nothing of the breath sounds where a film of the chest is clear', () => {
  expect(read('Chest x-ray clear.').absent).not.toContain('crackles');
});

it.each([
  ['Caesarean section two weeks ago.', ['recent-surgery-or-immobility', 'postpartum-now']],
  ['Habis operasi sesar.', ['recent-surgery-or-immobility', 'postpartum-now']],
  ['Hysterectomy ten days ago.', ['recent-surgery-or-immobility']],
  ['Previous caesarean section five years ago.', []],
])('an operation of these days is a recent one, and no other: %s', (text, expected) => {
  const { present } = read(text);
  for (const one of ['recent-surgery-or-immobility', 'postpartum-now']) expect(present.includes(one), one).toBe(expected.includes(one));
});
