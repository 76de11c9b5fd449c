import { expect, it } from 'vitest';
import { parseQuery } from './search-query.policy.ts';
import { topicSearch } from './topic.policy.ts';

const find = topicSearch((language, slug) => (language === 'id' && slug === 'cardiology' ? 'Kardiologi' : slug.replaceAll('-', ' ')));
const ids = (typed: string, language: 'en' | 'id' = 'en') => find(parseQuery(typed), language, 5).map(({ id }) => id);

it('finds conditions by any of their names, in either language, the exact one first', () => {
  expect(ids('DBD')[0]).toBe('dengue');
  expect(ids('heart attack')).toContain('acute-coronary-syndrome');
  expect(find(parseQuery('dengue'), 'id', 1)).toEqual([{ type: 'condition', id: 'dengue', name: 'Demam berdarah dengue' }]);
});

it('finds specialities, by their beginning too', () => {
  expect(ids('kardio')[0]).toBe('cardiology');
  expect(ids('cardiology')[0]).toBe('cardiology');
  expect(ids('xyzzy')).toEqual([]);
  expect(ids('ca')).toEqual([]);
});
