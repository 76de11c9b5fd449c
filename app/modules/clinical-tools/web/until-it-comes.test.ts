import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilItComes } from './until-it-comes.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again after a pause and when the network is back, and no more once it has come', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length >= 3);
  untilItComes(ask);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks no more once nothing has to be named', async () => {
  const ask = vi.fn(async () => false);
  const end = untilItComes(ask);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
