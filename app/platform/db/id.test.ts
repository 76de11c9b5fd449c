import { expect, it } from 'vitest';
import { Id } from '../operation/id.ts';
import { newId } from './id.ts';

it('makes ids that are valid, unique and sorted by time', () => {
  const ids = Array.from({ length: 5000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => Id.safeParse(id).success)).toBe(true);
  expect(newId(1_000) < newId(2_000)).toBe(true);
  expect(newId(Date.UTC(2026, 0, 1)) < newId(Date.UTC(2099, 0, 1))).toBe(true);
});
