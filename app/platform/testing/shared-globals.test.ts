/** What a test leaves behind is not there for the next one. */
import process from 'node:process';
import { expect, it, vi } from 'vitest';

const round = Math.round;

it('a test ends in the middle, with a page, a clock and a function that are not real', () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', { cookie: 'a=1' });
  vi.stubEnv('TZ', 'Asia/Jakarta');
  vi.spyOn(Math, 'round').mockReturnValue(7);
  const { document } = globalThis as unknown as { document: { cookie: string } };
  expect([Date.now(), document.cookie, process.env.TZ, Math.round(2.4)]).toEqual([0, 'a=1', 'Asia/Jakarta', 7]);
});

it('the next one has none of them', () => {
  expect(vi.isFakeTimers()).toBe(false);
  expect('document' in globalThis).toBe(false);
  expect(process.env.TZ).not.toBe('Asia/Jakarta');
  expect(Math.round).toBe(round);
});
