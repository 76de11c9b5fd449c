import { expect, it } from 'vitest';
import { createFaultCount, type Fault } from './use-hls.ts';

const lost: Fault = { garbled: false, hasPlaylist: true, ahead: 0 };

it('gives up at once without a playlist: there is nothing to go on with', () => {
  expect(createFaultCount().remedyFor({ ...lost, hasPlaylist: false })).toBe('giveUp');
});

it('asks once more for a piece that does not come, and counts anew when one has come', () => {
  const faults = createFaultCount();
  expect([faults.remedyFor(lost), faults.remedyFor(lost)]).toEqual(['load', 'giveUp']);
  faults.arrived();
  expect(faults.remedyFor(lost)).toBe('load');
});

it('goes on asking as long as there is something to play', () => {
  const faults = createFaultCount();
  for (let n = 0; n < 5; n++) expect(faults.remedyFor({ ...lost, ahead: 12 })).toBe('load');
  expect(faults.remedyFor(lost)).toBe('giveUp');
});

it('recovers twice from what cannot be played, however much of it came', () => {
  const faults = createFaultCount();
  const garbled = { ...lost, garbled: true, ahead: 12 };
  const remedies = [1, 2, 3].map(() => {
    faults.arrived();
    return faults.remedyFor(garbled);
  });
  expect(remedies).toEqual(['recover', 'recover', 'giveUp']);
});
