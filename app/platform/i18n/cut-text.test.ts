import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts at a whole character', () => {
  expect(cutText('fever', 3)).toBe('fev');
  expect(cutText('fever', 9)).toBe('fever');
  expect(cutText('ab🫀c', 3)).toBe('ab');
  expect(cutText('ab🫀c', 4)).toBe('ab🫀');
});
