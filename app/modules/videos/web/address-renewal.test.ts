import { expect, it } from 'vitest';
import { byAddress, isDue } from './address-renewal.tsx';

const [before, now] = ['/video-files/0123456789abcdef/abc-then/', '/video-files/0123456789abcdef/abd-now/'];

it('leads to the same file by the address of now, wherever it was named', () => {
  expect(byAddress(now, `${before}master.m3u8`)).toBe(`${now}master.m3u8`);
  expect(byAddress(now, `https://kolegia.example${before}480/00012.ts`)).toBe(`https://kolegia.example${now}480/00012.ts`);
  expect(byAddress(now, `${now}audio/index.m3u8`)).toBe(`${now}audio/index.m3u8`);
});

it('is taken anew long before it ends, and never where everyone may watch', () => {
  const minutes = (count: number) => count * 60_000;
  expect([9, 11, 600].map((age) => isDue(now, 0, minutes(age)))).toEqual([false, true, true]);
  expect(isDue('/video-files/0123456789abcdef/open/', 0, minutes(600))).toBe(false);
});
