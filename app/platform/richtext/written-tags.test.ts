import { expect, it } from 'vitest';
import { markComparisons, withoutTags } from './written-tags.ts';

it.each([
  ['<b>high</b> fever', ' high  fever'],
  ['<a href="/x?a=1&b=2">here</a><br/><br /><img alt="" hidden src=x>', ' here    '],
  ['<h1\nclass=x>A</H1>', ' A '],
  ['x<!-- note -->y', 'x y'],
])('takes the tags out of %j', (text, plain) => expect(withoutTags(text)).toBe(plain));

it.each([
  'sistolik <90 mmHg, laktat >4',
  'ALT <ULN and AST >ULN',
  'a<b, c>d',
  '<',
  '<>',
  '< b >',
  '</ b>',
  '<b',
  'x <ULN, n=5 dan >LLN',
  '<<90>',
])('finds no tag in %j', (text) => {
  expect(withoutTags(text)).toBe(text);
  expect(markComparisons(text, '|').replaceAll('<|', '<')).toBe(text);
  expect(markComparisons(text, '|')).not.toMatch(/<(?!\|)/);
});

it('leaves tags as they are where comparisons are marked', () => {
  expect(markComparisons('<b>p</b> <x and >y', '$&')).toBe('<b>p</b> <$&x and >y');
});

it('takes no longer for what was written to be slow', () => {
  for (const text of [
    '<a '.repeat(50_000),
    `<a ${'= '.repeat(50_000)}`,
    '<'.repeat(100_000),
    '<!--'.repeat(50_000),
    '<input '.repeat(50_000),
    `<${'a'.repeat(100_000)}`,
  ]) {
    const from = performance.now();
    withoutTags(text);
    expect(performance.now() - from).toBeLessThan(1_000);
  }
});
