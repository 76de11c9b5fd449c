import { expect, it } from 'vitest';
import { nameList } from './name-list.policy.ts';

const list = nameList('en', [
  { slug: 'b', name: 'Bone density scan', value: 'b' },
  { slug: 'u', name: 'Ultrasound', also: ['USG', 'Scan'], value: 'u' },
  { slug: 'o', name: 'Obstetric ultrasound', value: 'o' },
  { slug: 'e', name: 'Échocardiogram', value: 'e' },
]);

it('sorts by name as the language does', () => {
  expect(list.all).toEqual(['b', 'e', 'o', 'u']);
});

it('shows what is called just so, then names that begin with the query, then names with such a word', () => {
  expect(list.page({ query: 'ULTRA', limit: 10 }).data).toEqual(['u', 'o']);
  expect(list.page({ query: 'echo', limit: 10 }).data).toEqual(['e']);
  expect(list.page({ query: 'usg', limit: 10 }).data).toEqual(['u']);
  expect(list.page({ query: 'scan', limit: 10 }).data).toEqual(['u', 'b']);
  expect(list.page({ query: 'sound', limit: 10 }).data).toEqual([]);
  expect(list.page({ query: '%', limit: 10 }).data).toEqual([]);
});

it('gives every entry once, page by page', () => {
  const first = list.page({ limit: 3 });
  const second = list.page({ limit: 3, cursor: first.nextCursor ?? undefined });
  expect([...first.data, ...second.data]).toEqual(list.all);
  expect(second.nextCursor).toBeNull();
});
