import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arranged, FEED_WEIGHTS, LOOK_AHEAD, type Ranked } from './feed-ranking.policy.ts';

const entry = (id: number, author: string, kind = 'case') => ({ id, author, kind });
type Entry = ReturnType<typeof entry> & { less?: boolean };
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);

/** Page by page, as the feed asks for them: each fetches as much as it can need. */
function pagesOf(ranked: readonly Entry[], size: number, last: Ranked | null = null): Entry[] {
  const shown: Entry[] = [];
  let [begin, above, taken] = [0, last, new Set<number>()];
  do {
    const fetched = ranked.slice(begin, begin + size + 2 * LOOK_AHEAD + 1);
    const page = arranged(fetched, size, above, ({ id }) => taken.has(id));
    shown.push(...page.shown);
    above = page.shown.at(-1) ?? above;
    taken = new Set(idsOf(page.taken));
    expect(taken.size).toBeLessThanOrEqual(LOOK_AHEAD);
    begin += page.done;
  } while (begin < ranked.length);
  return shown;
}

const kind = fc.constantFrom('case', 'post', 'article', 'video');
const ranking = (author: fc.Arbitrary<string>, maxLength = 120) =>
  fc
    .array(fc.record({ author, kind }), { maxLength })
    .map((entries) => entries.map((one, id) => ({ ...one, id, author: one.author === '' ? `member ${id}` : one.author })));
/** Everybody once. */
const ofMany = ranking(fc.constant(''));
const ofFew = ranking(fc.constantFrom('a', 'b', 'c', 'd', ''));
const size = fc.integer({ min: 1, max: 50 });

describe('diversity', () => {
  it('leaves alone what repeats nothing', () => {
    expect(idsOf(arranged([entry(1, 'a'), entry(2, 'b', 'post'), entry(3, 'c')], 3).shown)).toEqual([1, 2, 3]);
    fc.assert(
      fc.property(ranking(fc.constantFrom('a', 'b', 'c', ''), 8), size, (ranked, most) => {
        fc.pre(!ranked.some((one, i) => one.kind === ranked[i - 1]?.kind || one.author === ranked[i - 1]?.author));
        expect(pagesOf(ranked, most)).toEqual(ranked);
      }),
    );
  });

  it('brings somebody else between two entries of one author', () => {
    const ranked = [entry(1, 'a'), entry(2, 'a'), entry(3, 'a'), entry(4, 'b'), entry(5, 'c')];
    expect(idsOf(arranged(ranked, 5).shown)).toEqual([1, 4, 2, 5, 3]);
  });

  it('brings another kind between two of one', () => {
    const news = [1, 2, 3].map((id) => entry(id, `journal ${id}`, 'article'));
    expect(idsOf(arranged([...news, entry(4, 'a'), entry(5, 'b')], 5).shown)).toEqual([1, 4, 2, 5, 3]);
  });

  it('goes on where the page before ended', () => {
    const ranked = [entry(1, 'a'), entry(2, 'b', 'post'), entry(3, 'c', 'post')];
    expect(idsOf(arranged(ranked, 3, { kind: 'case', author: 'x' }).shown)).toEqual([2, 1, 3]);
    expect(idsOf(arranged(ranked, 3, { kind: 'article', author: 'a' }).shown)).toEqual([2, 1, 3]);
    expect(idsOf(arranged([entry(1, 'a'), entry(2, 'a')], 2, { kind: 'case', author: 'a' }).shown)).toEqual([1, 2]);
  });

  it('leaves one kind by many authors as it is', () => {
    fc.assert(
      fc.property(ofMany, kind, size, (entries, only, most) => {
        const ranked = entries.map((one) => ({ ...one, kind: only }));
        expect(pagesOf(ranked, most)).toEqual(ranked);
      }),
    );
  });

  it('lets a kind follow itself only where nothing else of another author is near, and an author only where nobody else is', () => {
    fc.assert(
      fc.property(ofFew, size, fc.option(fc.record({ kind, author: fc.constantFrom('a', 'b') })), (ranked, most, last) => {
        const shown = pagesOf(ranked, most, last);
        const left: Entry[] = [...ranked];
        for (const [place, one] of shown.entries()) {
          const above = shown[place - 1] ?? last;
          const head = left[0]?.id ?? 0;
          const others = left.filter(({ id, author }) => id <= head + LOOK_AHEAD && author !== above?.author);
          if (one.author === above?.author) expect(others).toEqual([]);
          else if (one.kind === above?.kind) expect(others.filter((other) => other.kind !== above.kind)).toEqual([]);
          left.splice(left.indexOf(one), 1);
        }
      }),
    );
  });

  it('loses and doubles nothing, in the same order however long the pages are, and moves nothing further than it looks', () => {
    fc.assert(
      fc.property(ofFew, size, (ranked, most) => {
        const shown = pagesOf(ranked, most);
        expect([...shown].sort((a, b) => a.id - b.id)).toEqual(ranked);
        expect(shown).toEqual(pagesOf(ranked, 200));
        for (const [place, { id }] of shown.entries()) expect(Math.abs(id - place)).toBeLessThanOrEqual(LOOK_AHEAD);
      }),
    );
  });

  it('brings nothing up of which the reader wanted less', () => {
    const less = { ...entry(3, 'c', 'post'), less: true };
    expect(idsOf(arranged([entry(1, 'a'), entry(2, 'b'), less], 3).shown)).toEqual([1, 2, 3]);
  });
});

it('moves nothing down for being followed, and news of strangers below what colleagues wrote', () => {
  const { followed, reposted, forum, journal, speciality, rest, unanswered, news, less } = FEED_WEIGHTS;
  const inOrder = [followed, reposted, forum, journal, rest, news, less];
  expect(inOrder.toSorted((a, b) => b - a)).toEqual(inOrder);
  expect(journal).toBeGreaterThanOrEqual(speciality);
  // Whoever may answer it best sees it before those of other fields.
  expect(rest + unanswered).toBeLessThan(speciality);
});
