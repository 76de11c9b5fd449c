import { describe, expect, it } from 'vitest';
import { parseQuery, partsOf, unfinishedWord, withoutTitles, wordsOf } from './search-query.policy.ts';

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
    const [quoted, bare] = parseQuery('"serangan" jantung')[0] ?? [];
    expect(quoted?.synonyms).toEqual([]);
    expect(bare?.synonyms).not.toContain('heart attack');
  });

  it('are fewer the more terms have some, and never more than the index can be asked for', () => {
    const count = (query: string) => parseQuery(query).flatMap((terms) => terms.map(({ synonyms }) => synonyms.length));
    const [alone = 0] = count('fever');
    expect(alone).toBeGreaterThan(8);
    const together = count('fever cough dyspnoea headache vomiting diarrhoea rash jaundice');
    expect(together.every((one) => one > 0 && one <= alone)).toBe(true);
    expect(together.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(48);
  });

  it('of an abbreviation that is an everyday word count when it is typed in capitals', () => {
    expect(parseQuery('AS')[0]?.[0]?.synonyms).toContain('aortic stenosis');
    expect(parseQuery('as before')[0]?.[0]?.synonyms).toEqual([]);
  });
});

it('parts a question into words and names, for when little fits all of it', () => {
  const texts = (question: string, nothing = true) => {
    const { words, names, unwanted } = partsOf(parseQuery(question), nothing);
    return [words, names, unwanted].map((terms) => terms.map(({ text }) => text));
  };
  expect(texts('serangan jantung muda -wanita')).toEqual([['serangan', 'jantung', 'muda'], ['serangan jantung'], ['wanita']]);
  expect(texts('serangan jantung muda', false)).toEqual([['serangan jantung', 'muda'], [], []]);
  expect(texts('DBD', false)).toEqual([[], [], []]);
  expect(texts('dengue')).toEqual([[], [], []]);
  expect(texts('dengue or malaria')).toEqual([[], [], []]);
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
