import { expect, it } from 'vitest';
import { joinedSpellings, plain, searchName, slugOf } from './place-name.policy.ts';

it('compares names without accents, apostrophes and capitals', () => {
  expect(['São Paulo', 'Côte d’Ivoire', "Ma'rang", '  Ogan-Komering   Ulu '].map(plain)).toEqual([
    'sao paulo',
    'cote divoire',
    'marang',
    'ogan komering ulu',
  ]);
});

it.each([
  ['Kota Administrasi Jakarta Pusat', 'jakarta pusat'],
  ['Kabupaten Bandung', 'bandung'],
  ['kab. bandung', 'bandung'],
  ['Kotabaru', 'kotabaru'],
  ['Kota', 'kota'],
  ['Desa', 'desa'],
])('looks up %s as %s', (name, expected) => {
  expect(searchName(name)).toBe(expected);
});

it('finds nothing to compare in signs', () => {
  expect(searchName('%_ \0!')).toBe('');
});

it('knows how two words are written as one', () => {
  expect(joinedSpellings('tanjung karang pusat')).toEqual(['tanjungkarang pusat', 'tanjung karangpusat']);
  expect(joinedSpellings('menteng')).toEqual([]);
  expect(joinedSpellings('a b c d e f')).toHaveLength(3);
});

it('makes slugs', () => {
  expect(slugOf('Dadra & Nagar Haveli')).toBe('dadra-nagar-haveli');
});
