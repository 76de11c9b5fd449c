import { expect, it } from 'vitest';
import { parseQuery } from './search-query.policy.ts';
import { topicSearch } from './topic.policy.ts';

const find = topicSearch({
  name: (language, slug) => (language === 'id' && slug === 'cardiology' ? 'Jantung dan pembuluh darah' : slug.replaceAll('-', ' ')),
  others: (slug) => (slug === 'cardiology' ? ['kardiologi', 'Sp.JP', 'Sp.JP(K)'] : []),
});
const ids = (typed: string, language: 'en' | 'id' = 'en') => find(parseQuery(typed), language, 5).map(({ id }) => id);

it('finds conditions by any of their names, in either language, the exact one first', () => {
  expect(ids('DBD')[0]).toBe('dengue');
  expect(ids('heart attack')).toContain('acute-coronary-syndrome');
  expect(find(parseQuery('dengue'), 'id', 1)).toEqual([{ type: 'condition', id: 'dengue', name: 'Demam berdarah dengue' }]);
});

it('finds what a broader name covers, after what is called so itself', () => {
  expect(ids('kencing manis', 'id')).toEqual(expect.arrayContaining(['diabetes-mellitus-type-1', 'diabetes-mellitus-type-2']));
  expect(ids('serangan otak')).toEqual([]);
  expect(ids('dengue')[0]).toBe('dengue');
});

it('finds specialities, by their beginning too', () => {
  expect(ids('kardio')[0]).toBe('cardiology');
  expect(ids('cardiology')[0]).toBe('cardiology');
  expect(ids('xyzzy')).toEqual([]);
  expect(ids('ca')).toEqual([]);
});

it('finds a speciality by what else it is called, by its title however it is written, and by the office of who practises it', () => {
  for (const typed of ['kardiologi', 'Sp.JP', 'spjp', 'SP JP', 'sp.jp(k)', 'dokter spesialis jantung', 'poli jantung'])
    expect([typed, ids(typed, 'id')[0]]).toEqual([typed, 'cardiology']);
});

it('puts a speciality before conditions that fit as well, and leaves conditions out where an office is asked for', () => {
  const found = find(parseQuery('jantung'), 'id', 12);
  expect(found[0]).toMatchObject({ type: 'speciality', id: 'cardiology' });
  expect(found.some(({ type }) => type === 'condition')).toBe(true);
  expect(find(parseQuery('poli jantung'), 'id', 12).every(({ type }) => type === 'speciality')).toBe(true);
});

it('takes what was typed for the beginning of a word that says something', () => {
  const found = find(parseQuery('deng'), 'en', 12);
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['dengue', 'severe-dengue']));
  expect(found.filter(({ type, id }) => type === 'condition' && !id.includes('dengue'))).toEqual([]);
});
