import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressKeeper } from './use-kept-address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the last of what is typed, once there is a pause', () => {
  const written: string[] = [];
  const keeper = addressKeeper<string>((value) => written.push(value));
  for (const typed of ['F', 'Fe', 'Fev', 'Feve', 'Fever']) {
    keeper.keep(typed);
    vi.advanceTimersByTime(100);
  }
  expect(written).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(written).toEqual(['Fever']);
});

it('writes at once before something is pressed, and nothing for a page that is gone', () => {
  const written: string[] = [];
  const keeper = addressKeeper<string>((value) => written.push(value));
  keeper.keep('Fever');
  keeper.flush();
  keeper.flush();
  expect(written).toEqual(['Fever']);
  keeper.keep('Fever and cough');
  keeper.drop();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['Fever']);
});
