import { expect, it } from 'vitest';
import { forumFilterOf, forumsPath } from './use-forum-filter.ts';

const read = (address: string) => forumFilterOf(new URLSearchParams(address), false);

it('reads what the address says', () => {
  const filter = { list: 'all', speciality: 'cardiology', kind: 'private', q: 'night shift' } as const;
  expect(read(forumsPath(filter).split('?')[1] ?? '')).toEqual(filter);
});

it('leaves out what is no filter, whatever the address says', () => {
  expect(read('list=everything&speciality=astrology&kind=secret')).toEqual({ list: 'active', speciality: null, kind: null, q: '' });
});
