import { describe, expect, it } from 'vitest';
import { maySpeakOf, type Speaker, subjectOf, type Work } from './notice-subject.policy.ts';

const speaker: Speaker = { sourceId: 'lancet', journal: 'The Lancet', registrants: new Set(['10.1016']) };
const work = (wish: Partial<Work>): Work => ({ sourceId: 'lancet', journal: 'The Lancet', doi: null, titleKey: null, ...wish });
const title = 'a drug that did not help anybody';

describe('what a notice is about', () => {
  it('is the work of its title, whatever else its text names', () => {
    const [meant, cited] = [work({ titleKey: title, doi: '10.1016/a.1' }), work({ doi: '10.1016/a.2' })];
    const said = { dois: ['10.1016/a.2', '10.1056/nejm.1'], titleKey: title };
    expect(subjectOf(said, speaker, [cited, meant])).toEqual({
      work: meant,
      names: { dois: ['10.1016/a.1'], titleKey: title },
      refused: false,
    });
  });

  it('is else the first DOI of its own publisher, and never one of another', () => {
    const [own, foreign] = [work({ doi: '10.1016/a.2' }), work({ doi: '10.1056/nejm.1', sourceId: 'nejm', journal: 'NEJM' })];
    const said = { dois: ['10.1056/nejm.1', '10.1016/a.2', '10.1016/a.3'], titleKey: null };
    expect(subjectOf(said, speaker, [own, foreign])).toMatchObject({ work: own, names: { dois: ['10.1016/a.2'] } });
    expect(subjectOf({ dois: ['10.1056/nejm.1'], titleKey: null }, speaker, [foreign])).toEqual({
      work: null,
      names: { dois: [], titleKey: null },
      refused: true,
    });
    expect(subjectOf({ dois: [], titleKey: title }, speaker, [])).toEqual({
      work: null,
      names: { dois: [], titleKey: title },
      refused: false,
    });
  });

  it('is no work of the same title that is another’s, and of two of its own the one that it names', () => {
    const foreign = work({ titleKey: title, sourceId: 'nejm', journal: 'NEJM', doi: '10.1056/nejm.1' });
    expect(subjectOf({ dois: [], titleKey: title }, speaker, [foreign])).toEqual({
      work: null,
      names: { dois: [], titleKey: null },
      refused: true,
    });
    const [first, second] = [work({ titleKey: title, doi: '10.1016/y.1' }), work({ titleKey: title, doi: '10.1016/y.2' })];
    expect(subjectOf({ dois: ['10.1016/y.2'], titleKey: title }, speaker, [first, second]).work).toBe(second);
    expect(subjectOf({ dois: [], titleKey: title }, speaker, [first, second]).work).toBeNull();
  });
});

it('a source speaks of works of its own feed, journal or publisher', () => {
  expect(maySpeakOf(speaker, work({ journal: 'Another' }))).toBe(true);
  expect(maySpeakOf(speaker, work({ sourceId: 'pubmed', journal: 'Lancet' }))).toBe(true);
  expect(maySpeakOf(speaker, work({ sourceId: 'pubmed', journal: 'Chest', doi: '10.1016/j.chest.1' }))).toBe(true);
  expect(maySpeakOf(speaker, work({ sourceId: 'pubmed', journal: 'Chest', doi: '10.10161/x' }))).toBe(false);
  expect(maySpeakOf(speaker, work({ sourceId: 'pubmed', journal: 'Chest' }))).toBe(false);
});
