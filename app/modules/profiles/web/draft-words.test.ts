import { expect, it } from 'vitest';
import type { Translate } from '#platform/i18n/translator.ts';
import { partReader } from './draft-words.tsx';

const t = ((key: string) => key) as Translate;
const work = { doi: '10.5555/one', title: 'On livers', journal: null, year: null, authors: [], moreAuthors: 0 };
const read = partReader(t, { photoId: 'mine', works: [work] });

it('reads what is chosen, listed and put into rows', () => {
  expect([read('mine', 'photoId'), read('theirs', 'photoId'), read(null, 'photoId')]).toEqual([
    'edit.photoOf',
    'edit.photoOther',
    'edit.photoNone',
  ]);
  expect(read(false, 'isProfileListed')).toBe('edit.listedOff');
  const study = { id: 'a', course: 'Sp.JP', institute: 'UI', fromYear: '2005', toYear: '' };
  const place = { id: 'w', name: 'RS Sehat', role: '', city: 'Solo', fromYear: '2012', toYear: '2014', current: true };
  expect(read([study, { ...study, toYear: '2010' }], 'academics')).toBe('Sp.JP, UI, 2005\nSp.JP, UI, 2005–2010');
  expect(read([place], 'workplaces')).toBe('RS Sehat, Solo, 2012–entries.today');
  expect(read(['10.5555/one', '10.5555/two'], 'publications')).toBe('On livers\n10.5555/two');
});

it('says of what the other version emptied that it is empty', () => {
  expect([read('', 'about'), read([], 'workplaces')]).toEqual(['edit.nothing', 'edit.nothing']);
});
