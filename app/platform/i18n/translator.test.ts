import { expect, it } from 'vitest';
import { translator } from './translator.ts';

const en = translator('en', {
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  wall: { title: 'Hello {{name}}, {{name}}' },
});
const id = translator('id', { answers_other: '{{count}} jawaban' });

it('finds nested keys and fills every placeholder', () => {
  expect(en('wall.title', { name: 'Ratri' })).toBe('Hello Ratri, Ratri');
});

it('leaves a placeholder without a value visible', () => {
  expect(en('wall.title')).toBe('Hello {{name}}, {{name}}');
});

it('chooses the plural form of the language', () => {
  expect([en('answers', { count: 1 }), en('answers', { count: 2 })]).toEqual(['1 answer', '2 answers']);
  expect([id('answers', { count: 1 }), id('answers', { count: 5 })]).toEqual(['1 jawaban', '5 jawaban']);
});

it('shows a missing key as itself, and never what objects inherit', () => {
  expect(en('nothing.here')).toBe('nothing.here');
  expect(en('constructor.name')).toBe('constructor.name');
  expect(en('wall')).toBe('wall');
  const missed: string[] = [];
  const known = translator('en', { here: 'Here' }, (key) => missed.push(key));
  expect([known('here'), known('not.here'), missed]).toEqual(['Here', 'not.here', ['not.here']]);
});
