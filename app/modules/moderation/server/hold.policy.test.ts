import { describe, expect, it } from 'vitest';
import { GROUNDS, type Ground, HOLD_REASONS } from '../moderation.contract.ts';
import { heldByReports, heldUntil, isByReaders } from './hold.policy.ts';

describe('new authors', () => {
  it('are read first: everybody’s first case and first video, and two posts of who is not verified', () => {
    expect([heldUntil('case', true), heldUntil('case', false)]).toEqual([1, 1]);
    expect([heldUntil('video', true), heldUntil('video', false)]).toEqual([1, 1]);
    expect([heldUntil('post', true), heldUntil('post', false)]).toEqual([0, 2]);
    expect(heldUntil('thread', false)).toBe(0);
  });
});

describe('reports', () => {
  const times = (count: number, ground: Ground): Ground[] => Array.from({ length: count }, () => ground);

  it.each(GROUNDS.filter((ground) => ground !== 'unsourced'))('as %s hold something from the third on', (ground) => {
    expect(heldByReports('post', times(2, ground))).toBeNull();
    expect(heldByReports('post', times(3, ground))).toBe('reports');
  });

  it('that ask for a source hold it from the second on, and say so', () => {
    expect(heldByReports('post', ['unsourced'])).toBeNull();
    expect(heldByReports('post', times(2, 'unsourced'))).toBe('needsSource');
    expect(heldByReports('post', [...times(4, 'unsourced'), 'harmful', 'harmful'])).toBe('needsSource');
    expect(heldByReports('post', ['unsourced', 'harmful', 'other'])).toBe('reports');
    expect(heldByReports('post', [...times(2, 'unsourced'), ...times(3, 'harmful')])).toBe('reports');
  });

  it('never hold what a journal wrote', () => {
    expect(heldByReports('article', times(9, 'harmful'))).toBeNull();
  });

  it('are told from the other reasons', () => {
    expect(HOLD_REASONS.filter(isByReaders)).toEqual(['reports', 'needsSource']);
  });
});
