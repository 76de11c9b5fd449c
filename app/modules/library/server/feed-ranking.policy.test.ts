import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diverse } from './feed-ranking.policy.ts';

const entry = (id: number, author: string, kind = 'case') => ({ id, author, kind });
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);

describe('diversity', () => {
  it('leaves a page alone in which nothing repeats', () => {
    expect(idsOf(diverse([entry(1, 'a'), entry(2, 'b'), entry(3, 'c', 'post')]))).toEqual([1, 2, 3]);
  });

  it('brings somebody else between two entries of one author', () => {
    expect(idsOf(diverse([entry(1, 'a'), entry(2, 'a'), entry(3, 'a'), entry(4, 'b'), entry(5, 'c')]))).toEqual([1, 4, 2, 5, 3]);
  });

  it('brings another kind after three of one', () => {
    const news = [1, 2, 3, 4, 5].map((id) => entry(id, `journal ${id}`, 'article'));
    expect(idsOf(diverse([...news, entry(6, 'a'), entry(7, 'b')]))).toEqual([1, 2, 3, 6, 4, 5, 7]);
  });

  it('does not bring up what stands far below', () => {
    const one = Array.from({ length: 8 }, (_, id) => entry(id, 'a'));
    expect(idsOf(diverse([...one, entry(99, 'b')]))[1]).toBe(1);
  });

  it('loses and doubles nothing, and moves nothing up by more than five places', () => {
    const pages = fc.array(fc.record({ author: fc.constantFrom('a', 'b', 'c'), kind: fc.constantFrom('case', 'post', 'article') }), {
      maxLength: 50,
    });
    fc.assert(
      fc.property(pages, (page) => {
        const ranked = page.map((one, id) => ({ ...one, id }));
        const shown = diverse(ranked);
        expect([...shown].sort((a, b) => a.id - b.id)).toEqual(ranked);
        for (const [place, { id }] of shown.entries()) expect(id - place).toBeLessThanOrEqual(5);
      }),
    );
  });
});
