import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { describe, expect, it } from 'vitest';
import { type Term, termToTake } from './term-names.tsx';

const { terms, allergies } = builtKnowledge();
const named = (
  list: Readonly<Record<string, { en: string; id: string; synonyms?: readonly string[] | undefined }>>,
  language: 'en' | 'id',
) => Object.entries(list).map(([id, term]): Term => ({ id, name: term[language], synonyms: term.synonyms ?? [] }));

describe.each(['en', 'id'] as const)('in %s', (language) => {
  it.each([
    ['condition', named(terms.conditions, language)],
    ['allergy', named(allergies, language)],
  ])('every %s of the knowledge can be typed letter by letter', (_, list) => {
    const taken = list.map(({ name }) => {
      for (let length = 1; length <= name.length; length += 1) {
        const id = termToTake(list, name.slice(0, length), 'typed');
        if (id !== null) return id;
      }
      return termToTake(list, name, 'entered');
    });
    expect(taken).toEqual(list.map(({ id }) => id));
  });
});

const list: Term[] = [
  { id: 'diabetes', name: 'Diabetes', synonyms: ['DM'] },
  { id: 'diabetes-1', name: 'Diabetes type 1', synonyms: [] },
  { id: 'gout', name: 'Gout', synonyms: ['uric acid'] },
  { id: 'stones', name: 'Kidney stones', synonyms: ['uric acid'] },
];

it.each([
  ['Gout', 'typed', 'gout'],
  ['Diabetes', 'typed', null],
  ['Diabetes', 'chosen', 'diabetes'],
  ['diabetes ', 'left', 'diabetes'],
  ['Diabetes', 'entered', 'diabetes'],
  ['Diabetes type 1', 'typed', 'diabetes-1'],
  ['dm', 'entered', 'diabetes'],
  ['dm', 'left', null],
  ['uric acid', 'entered', 'uric acid'],
  ['xyzzy', 'typed', null],
  ['xyzzy', 'left', null],
  [' xyzzy ', 'entered', 'xyzzy'],
  [' ', 'entered', null],
] as const)('%o that is %s means %o', (text, entry, id) => expect(termToTake(list, text, entry)).toBe(id));
