import { expect, it } from 'vitest';
import { postalCandidates } from './postal-area.policy.ts';

it.each([
  ['10310', 'ID-31', 'ID-31.71'],
  ['40115', 'ID-32', 'ID-32.73'],
  ['60286', 'ID-35', 'ID-35.78'],
  ['80361', 'ID-51', 'ID-51.03'],
  // No village has it.
  ['12999', 'ID-31', 'ID-31.74'],
  ['411001', 'IN-MH', 'IN-MH-pune'],
  ['110001', 'IN-DL', 'IN-DL-central-delhi'],
  ['632004', 'IN-TN', 'IN-TN-vellore'],
  ['194101', 'IN-LA', 'IN-LA-leh'],
])('%s lies in %s, in or near %s', (code, state, city) => {
  const found = postalCandidates(code);
  expect(found?.stateId).toBe(state);
  expect(found?.cityIds).toContain(city);
});

it('tells the state of a code between two of the same state', () => {
  expect(postalCandidates('110099')).toMatchObject({ country: 'IN', stateId: 'IN-DL' });
});

it('knows nothing of codes that nobody uses', () => {
  expect([postalCandidates('00001'), postalCandidates('999999')]).toEqual([null, null]);
});
