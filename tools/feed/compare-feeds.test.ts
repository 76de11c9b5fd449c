import { expect, it } from 'vitest';
import { compareFeeds, reportOf } from './compare-feeds.ts';

const entry = (id: string, kind = 'case', author = id) => ({ id, kind, byline: { kind: 'member', id: author } });

it('tells what stayed, moved, came and went, and what a page is made of', () => {
  const before = [entry('a'), entry('b', 'article', 'journal'), entry('c', 'article', 'journal')];
  const after = [entry('c', 'article', 'journal'), entry('a'), entry('d', 'post')];
  const comparison = compareFeeds(before, after);
  expect(comparison).toEqual({
    kept: 2,
    came: 1,
    went: 1,
    moved: 1.5,
    before: { entries: 3, authors: 2, kinds: { case: 1, article: 2 } },
    after: { entries: 3, authors: 3, kinds: { article: 1, case: 1, post: 1 } },
  });
  expect(reportOf([comparison])).toBe(
    '1 feeds, on average:\n  stayed 2.0, moved by 1.5 places; came 1.0, went 1.0\n  authors 2.0 → 3.0\n  article 2.0 → 1.0\n  case 1.0 → 1.0\n  post 0.0 → 1.0\n',
  );
});

it('says nothing moved where nothing is', () => {
  expect(compareFeeds([], [])).toMatchObject({ kept: 0, came: 0, went: 0, moved: 0 });
});
