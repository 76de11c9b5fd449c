import { beforeEach, expect, it, vi } from 'vitest';
import { lastPosition, savePosition } from './use-kept-position.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('goes on where this device stopped, until the server has heard of another place', () => {
  savePosition('v', 240.7, 12.3);
  expect(lastPosition('v', 12.3, 600)).toBe(240);
  expect(lastPosition('v', 300.1, 600)).toBe(300.1);
  // What was said of it before the reader signed in, or on a video that nobody has opened elsewhere.
  savePosition('v', 240.7, null);
  expect(lastPosition('v', null, 600)).toBe(240);
  expect(lastPosition('v', 300.1, 600)).toBe(300.1);
});

it('begins at the beginning after the end, and of what was never opened', () => {
  expect(lastPosition('other', null, 600)).toBe(0);
  savePosition('v', 598, 12);
  expect(lastPosition('v', 12, 600)).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  expect(lastPosition('v', null, 600)).toBe(0);
  expect(lastPosition('v', 12, 600)).toBe(12);
});
