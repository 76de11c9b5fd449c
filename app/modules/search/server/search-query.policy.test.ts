import { describe, expect, it } from 'vitest';
import { parseQuery, plain, unfinishedWord, withoutTitles, wordsOf } from './search-query.policy.ts';
import { SYNONYMS } from './synonyms.data.ts';

const shape = (query: string) =>
  parseQuery(query).map((terms) => terms.map(({ text, phrase, negated }) => `${negated ? '-' : ''}${phrase ? `"${text}"` : text}`));

it.each([
  ['Fever Rash', [['fever', 'rash']]],
  ['"stiff neck" -trauma', [['"stiff neck"', '-trauma']]],
  ['fever -"septic shock"', [['fever', '-"septic shock"']]],
  ['asthma or wheeze', [['asthma'], ['wheeze']]],
  ['asma atau mengi', [['asma'], ['mengi']]],
  ['sérologie', [['serologie']]],
  ['x-ray', [['x-ray']]],
  ['-dengue', []],
  ['or or', []],
  ['""', []],
  ["'); drop table search.word; --", [["');", 'drop', 'table', 'search.word;']].map((terms) => terms.filter((term) => /[a-z]/.test(term)))],
  ['\u0000\u202e', []],
])('reads %j', (query, terms) => expect(shape(query)).toEqual(terms));

it('keeps at most twelve terms of whatever length', () => {
  expect(parseQuery('a '.repeat(5000))[0]).toHaveLength(12);
});

describe('other names', () => {
  it('join words that are one name, the longest first, in both languages', () => {
    const [heart] = parseQuery('serangan jantung anterior');
    expect(heart?.map(({ text }) => text)).toEqual(['serangan jantung', 'anterior']);
    expect(heart?.[0]?.synonyms).toContain('myocardial infarction');
    expect(parseQuery('DBD')[0]?.[0]?.synonyms).toContain('dengue');
    expect(parseQuery('tuberculosis')[0]?.[0]?.synonyms).toEqual(expect.arrayContaining(['tb', 'tuberkulosis']));
  });

  it('are not looked for inside quotes', () => {
    expect(parseQuery('"serangan" jantung')[0]?.map(({ synonyms }) => synonyms)).toEqual([[], []]);
  });

  it('are written as they are compared, each once a group, and every group has another', () => {
    for (const group of SYNONYMS) {
      expect(group.map(plain)).toEqual([...group]);
      expect(new Set(group).size).toBe(group.length);
      expect(group.length).toBeGreaterThan(1);
    }
  });
});

it('knows the word that is not finished', () => {
  const unfinished = (query: string) => unfinishedWord(query, parseQuery(query));
  expect([unfinished('chest pa'), unfinished('chest '), unfinished('"chest pa"'), unfinished('chest -pa')]).toEqual([
    'pa',
    null,
    null,
    null,
  ]);
});

it('leaves out what every doctor is called', () => {
  expect(
    withoutTitles(parseQuery('dr. Ratri'))
      .flat()
      .map(({ text }) => text),
  ).toEqual(['ratri']);
  expect(withoutTitles(parseQuery('dokter'))).toEqual([]);
});

it('takes words worth finding from a text', () => {
  expect(wordsOf('NS1 antigen: positive on day 3 (39 °C), naïve')).toEqual(['ns1', 'antigen', 'positive', 'day', 'naive']);
});
