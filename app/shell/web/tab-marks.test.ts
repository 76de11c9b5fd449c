import { afterEach, expect, it, vi } from 'vitest';
import { hasMark, mark } from './tab-marks.ts';

afterEach(() => vi.unstubAllGlobals());

it('is remembered by the tab, and by the document where the tab may keep nothing', () => {
  const kept = new Map([['before', 'true']]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  mark('now');
  expect(['before', 'now', 'never'].map(hasMark)).toEqual([true, true, false]);
  expect(kept.get('now')).toBe('true');

  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(hasMark('never')).toBe(false);
  mark('later');
  expect(hasMark('later')).toBe(true);
});
