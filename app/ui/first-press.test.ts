import { expect, it, vi } from 'vitest';
import { onFirstPress } from './first-press.ts';

it('a double click does once what a click does, and keys do it every time', () => {
  const work = vi.fn<() => void>();
  const press = onFirstPress(work);
  for (const detail of [1, 2, 3]) press({ detail });
  expect(work).toHaveBeenCalledTimes(1);
  for (const detail of [0, 0]) press({ detail });
  expect(work).toHaveBeenCalledTimes(3);
});
