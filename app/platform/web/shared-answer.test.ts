import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedAnswer } from './shared-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers all of a moment at once, and anew whoever asks while that answer is on its way', async () => {
  const answers: ((count: number) => void)[] = [];
  const count = sharedAnswer(() => new Promise<number>((resolve) => answers.push(resolve)), 300);
  const heard: [string, number][] = [];
  const hear = (who: string) => void count().then((one) => heard.push([who, one]));

  hear('first');
  await vi.advanceTimersByTimeAsync(200);
  hear('together with it');
  await vi.advanceTimersByTimeAsync(100);
  expect(answers).toHaveLength(1);

  hear('later');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([
    ['first', 1],
    ['together with it', 1],
    ['later', 2],
  ]);
});

it('asks again after a failure', async () => {
  let calls = 0;
  const ask = sharedAnswer(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no line');
    return calls;
  }, 10);
  const failed = expect(ask()).rejects.toThrow('no line');
  await vi.advanceTimersByTimeAsync(10);
  await failed;
  const answered = ask();
  await vi.advanceTimersByTimeAsync(10);
  expect(await answered).toBe(2);
});
