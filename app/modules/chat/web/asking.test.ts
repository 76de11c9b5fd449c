import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { createAsking } from './asking.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (status: number, code: string) => async () => Promise.reject(new CallFailure(status, { code, message: '', requestId: '' }));
const busy = failed(503, 'server.overloaded');

it('tells of answers alone, and asks again by itself where there was none', async () => {
  const answers: (() => Promise<void>)[] = [];
  let asked = 0;
  let answered = 0;
  const asking = createAsking(
    async () => {
      asked += 1;
      await answers.shift()?.();
    },
    () => {
      answered += 1;
    },
    5_000,
  );
  answers.push(busy, busy);
  await asking.ask();
  expect([asked, answered]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked, answered]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, answered]).toEqual([3, 1]);
  // A no stays one: whose session has ended is not asked for every few seconds.
  answers.push(failed(401, 'access.signIn'));
  await asking.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, answered]).toEqual([4, 1]);
  // Whoever leaves asks nothing more.
  answers.push(busy);
  await asking.ask();
  asking.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, answered]).toEqual([5, 1]);
});

it('asks one after the other, and once for all who ask meanwhile', async () => {
  let asked = 0;
  let answered = 0;
  const open: (() => void)[] = [];
  const asking = createAsking(
    async () => {
      asked += 1;
      await new Promise<void>((resolve) => open.push(resolve));
    },
    () => {
      answered += 1;
    },
  );
  const all = Promise.all([asking.ask(), asking.ask(), asking.ask()]);
  open.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toBe(0);
  open.shift()?.();
  await all;
  expect([asked, answered]).toEqual([2, 1]);
});
