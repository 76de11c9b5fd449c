import { expect, it } from 'vitest';
import { mayMean, mentionQuery } from './mention-query.ts';

it.each([
  ['@', ''],
  ['I agree with @', ''],
  ['I agree with @rat', 'rat'],
  ['I agree with @dr. Ratri Mah', 'dr. Ratri Mah'],
  ['(@Núñez', 'Núñez'],
  ["@O'Ne", "O'Ne"],
  ['\uFFFC@made', 'made'],
])('%j asks for %j', (before, text) => {
  expect(mentionQuery(before)).toEqual({ text, length: text.length + 1 });
});

it.each(['', 'rat', 'ratri@hospital', '@rat, and', '@@', '@ rat', '@one two three four five', '@rat  ', `@${'a'.repeat(70)}`])(
  '%j asks for nobody',
  (before) => {
    expect(mentionQuery(before)).toBeNull();
  },
);

it('a name may be meant as long as every word begins a part of it', () => {
  for (const typed of ['', 'nun', 'Rách nú', 'rachel']) expect(mayMean('Ráchel Núñez', typed)).toBe(true);
  for (const typed of ['achel', 'ráchel x']) expect(mayMean('Ráchel Núñez', typed)).toBe(false);
});
