import { expect, it } from 'vitest';
import { captionOf, chosen, NO_CHOICE } from './use-caption.ts';

const both = ['en', 'id'] as const;

it('follows the language of the page until another is chosen by hand', () => {
  expect([captionOf(NO_CHOICE, 'en', both), captionOf(NO_CHOICE, 'id', both)]).toEqual(['en', 'id']);
  const english = chosen(NO_CHOICE, 'en');
  expect([captionOf(english, 'en', both), captionOf(english, 'id', both)]).toEqual(['en', 'en']);
});

it('stays off once it was switched off, in whatever language the page is', () => {
  const off = chosen(chosen(NO_CHOICE, 'id'), null);
  expect([captionOf(off, 'en', both), captionOf(off, 'id', both)]).toEqual([null, null]);
});

it('is not there by itself in another language than the page, and comes in what there is when it is asked for', () => {
  expect([captionOf(NO_CHOICE, 'id', ['en']), captionOf(NO_CHOICE, 'en', [])]).toEqual([null, null]);
  expect(captionOf({ on: true, picked: null }, 'id', ['en'])).toBe('en');
});

it('comes back in the language it had: the one that was picked, else that of the page', () => {
  const { picked } = chosen(chosen(NO_CHOICE, 'en'), null);
  expect(captionOf({ on: true, picked }, 'id', both)).toBe('en');
  expect(captionOf({ on: true, picked: chosen(NO_CHOICE, null).picked }, 'id', both)).toBe('id');
});
