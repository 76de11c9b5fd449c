import { beforeEach, expect, it, vi } from 'vitest';
import { lastPosition, savePosition } from './use-kept-position.ts';

const ratri = { readerId: 'ratri', videoId: 'v' };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('goes on where this device stopped, until the server has heard of another place', () => {
  savePosition(ratri, 240.7, 12.3);
  expect(lastPosition(ratri, 12.3, 600)).toBe(240);
  expect(lastPosition(ratri, 300.1, 600)).toBe(300.1);
  // On a video of which the server has heard nothing.
  savePosition(ratri, 240.7, null);
  expect(lastPosition(ratri, null, 600)).toBe(240);
  expect(lastPosition(ratri, 300.1, 600)).toBe(300.1);
});

it('is the reader’s own: neither a colleague at the same computer nor whoever is not signed in goes on there', () => {
  const [bagas, nobody] = [
    { ...ratri, readerId: 'bagas' },
    { ...ratri, readerId: null },
  ];
  savePosition(ratri, 240.7, null);
  expect([ratri, bagas, nobody].map((one) => lastPosition(one, null, 600))).toEqual([240, 0, 0]);
  savePosition(nobody, 95, null);
  expect([ratri, bagas, nobody].map((one) => lastPosition(one, null, 600))).toEqual([240, 0, 95]);
});

it('leaves nothing on the device once the server has heard of it', () => {
  savePosition(ratri, 240.74, 12.3);
  expect(kept.size).toBe(1);
  savePosition(ratri, 240.74, 240.7);
  expect(kept.size).toBe(0);
  expect(lastPosition(ratri, 240.7, 600)).toBe(240.7);
});

it('begins at the beginning after the end, and of what was never opened', () => {
  expect(lastPosition({ ...ratri, videoId: 'other' }, null, 600)).toBe(0);
  savePosition(ratri, 598, 12);
  expect(lastPosition(ratri, 12, 600)).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  expect(lastPosition(ratri, null, 600)).toBe(0);
  expect(lastPosition(ratri, 12, 600)).toBe(12);
});
