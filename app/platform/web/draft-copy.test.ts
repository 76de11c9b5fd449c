import { describe, expect, it } from 'vitest';
import { fromPlainText } from '../richtext/richtext.ts';
import { differences, type LocalCopy, merged, reconcile, sameVersion, wordsOf } from './draft-copy.ts';

const settings = { language: 'en', specialities: ['nephrology'], anonymous: false };
type Copy = LocalCopy<typeof settings, never>;
const copy = (some: Partial<Copy> = {}): Copy => ({
  content: { title: 'Typed here' },
  settings,
  images: {},
  version: 3,
  kept: [],
  unsaved: true,
  at: '2026-11-21T09:00:00.000Z',
  ...some,
});
const server = (title: string, version: number) => ({ content: { title }, settings, version });

describe('a copy on this device', () => {
  it('is opened when the server has nothing newer', () => {
    expect(reconcile(server('Saved', 3), copy())).toBe('copy');
    expect(reconcile(null, copy({ version: null }))).toBe('copy');
  });

  it('is shown beside the server’s when both have changed', () => {
    expect(reconcile(server('Saved elsewhere', 4), copy())).toBe('both');
  });

  it('gives way when all of it was saved, or when both say the same', () => {
    expect(reconcile(server('Saved', 3), copy({ unsaved: false }))).toBe('server');
    expect(reconcile(server('Typed here', 4), copy())).toBe('server');
    expect(reconcile(server('Saved', 3), null)).toBe('server');
  });
});

it('takes the order of keys for no difference, the order of rows for one', () => {
  expect(
    sameVersion({ content: { a: 1, b: { c: 2, d: 3 } }, settings }, { content: { b: { d: 3, c: 2 }, a: 1 }, settings: { ...settings } }),
  ).toBe(true);
  expect(sameVersion({ content: { a: [1, 2] }, settings }, { content: { a: [2, 1] }, settings })).toBe(false);
});

describe('two versions', () => {
  const mine = { content: { title: 'Mine', takeHome: ['Same'], studies: [{ title: 'X-ray', finding: 'Clear' }] }, settings };
  const other = {
    content: { title: 'Other', takeHome: ['Same'], timeline: [{ when: 'Day 1', text: 'Fever' }] },
    settings: { ...settings, anonymous: true },
  };

  it('differ part by part', () => {
    expect(differences(mine, other)).toEqual(['title', 'studies', 'timeline', 'settings']);
    expect(differences(mine, mine)).toEqual([]);
  });

  it('are put together as chosen', () => {
    const chosen = merged(mine, other, new Set(['studies', 'timeline', 'settings']));
    expect(chosen.content).toEqual({ title: 'Mine', takeHome: ['Same'], timeline: [{ when: 'Day 1', text: 'Fever' }] });
    expect(chosen.settings.anonymous).toBe(true);
    expect(differences(merged(mine, other, new Set()), mine)).toEqual([]);

    // Whoever had looked at every picture had looked at those of one version.
    const films = [{ mediaId: 'film' }];
    const looked = { content: { ...mine.content, images: films }, settings: { ...settings, imagesReviewed: true } };
    const without = { ...other, settings: { ...other.settings, imagesReviewed: true } };
    const reviewed = (...taken: string[]) => merged(looked, without, new Set(taken)).settings.imagesReviewed;
    expect([reviewed(), reviewed('images'), reviewed('settings'), reviewed('images', 'settings')]).toEqual([true, false, false, true]);
    expect(differences(merged(mine, other, new Set(differences(mine, other))), other)).toEqual([]);
  });

  it('can be read as words', () => {
    expect(wordsOf(fromPlainText('Fever for six days [1].\n\n- jaundice\n- oliguria'))).toBe(
      'Fever for six days [1].\n\n- jaundice\n- oliguria',
    );
    expect(wordsOf([{ mediaId: 'm1', caption: 'Film', alt: 'Shadow', annotations: [] }])).toBe('Shadow\nFilm');
    expect(wordsOf(undefined)).toBe('');
  });
});
