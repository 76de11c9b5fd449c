import { expect, it } from 'vitest';
import { createSharedMarkup } from './shared-markup.ts';

const text = (part: Uint8Array | undefined) => part && Buffer.from(part).toString();

it('keeps markup by key, and the last of what is kept twice', () => {
  const markup = createSharedMarkup();
  expect(markup.get('a')).toBeUndefined();
  markup.keep('a', '<p>é</p>');
  markup.keep('a', '<p>ü</p>');
  expect(text(markup.get('a'))).toBe('<p>ü</p>');
});

it('lets go of what was not used for longest', () => {
  const markup = createSharedMarkup(30);
  markup.keep('a', '123456789');
  markup.keep('b', '123456789');
  markup.get('a');
  markup.keep('c', '123456789');
  markup.keep('d', '123456789');
  expect(['a', 'b', 'c', 'd'].map((key) => markup.get(key) !== undefined)).toEqual([true, false, true, true]);
});

it('holds nothing that is larger than all there is room for', () => {
  const markup = createSharedMarkup(10);
  markup.keep('large', '12345678901234567890');
  expect(markup.get('large')).toBeUndefined();
  markup.keep('s', '123');
  expect(text(markup.get('s'))).toBe('123');
});
