import { afterEach, expect, it, vi } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { withBase } from '#platform/web/kept.ts';
import { draftKey, editKey, NOTHING_WRITTEN, readKeptComment, worthKeeping } from './use-comment-draft.ts';

afterEach(() => vi.unstubAllGlobals());

const said = (text: string) => ({ ...NOTHING_WRITTEN, text: fromPlainText(text) });

it('keeps words, and nothing that is empty', () => {
  expect(worthKeeping(said('Ask them.'), NOTHING_WRITTEN)).toEqual(said('Ask them.'));
  expect(worthKeeping(said('  '), NOTHING_WRITTEN)).toBeNull();
  expect(worthKeeping({ ...NOTHING_WRITTEN, anonymous: true }, NOTHING_WRITTEN)).toBeNull();
});

it('keeps of an answer that is edited what was changed, and not the answer itself', () => {
  expect(worthKeeping(said('Ask them.'), said('Ask them.'))).toBeNull();
  expect(worthKeeping(said('Ask them first.'), said('Ask them.'))).toEqual(said('Ask them first.'));
});

it('knows which version of an answer was changed, also when another stands there by now', () => {
  const kept = new Map([
    ['named', JSON.stringify(withBase(said('Ask them first.'), 1))],
    ['before', JSON.stringify(said('Ask them first.'))],
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  expect(readKeptComment('named', 2)).toEqual({ written: said('Ask them first.'), edits: 1 });
  // Kept before versions were noted.
  expect(readKeptComment('before', 2)).toEqual({ written: said('Ask them first.'), edits: 2 });
  expect(readKeptComment('nothing', 2)).toBeNull();
});

it('keeps what an answer is edited into beside what is replied to it, and each of one writer only', () => {
  const keys = [editKey('m1', 'c1'), editKey('m2', 'c1'), editKey('m1', 'c2'), draftKey('m1', 'i1', 'c1'), draftKey('m1', 'i1', null)];
  expect(new Set(keys).size).toBe(keys.length);
});
