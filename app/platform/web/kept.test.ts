import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changedFields, keep, readKept, splitBase, withBase } from './kept.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('what a device keeps', () => {
  it('is found again by its name until it is forgotten', () => {
    keep('one', { name: 'Trauma' });
    keep('other', { name: 'Burns' });
    expect(readKept('one')).toEqual({ name: 'Trauma' });
    keep('one', null);
    expect([readKept('one'), readKept('other')]).toEqual([null, { name: 'Burns' }]);
  });

  it('is nothing where it cannot be read, or where storage is switched off', () => {
    stored.set('broken', '{"name":');
    expect(readKept('broken')).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(() => keep('one', { name: 'Trauma' })).not.toThrow();
    expect(readKept('one')).toBeNull();
  });
});

describe('what differs from the beginning', () => {
  const initial = { name: 'Trauma', rules: ['No names'], password: '' };

  it('is all that is kept, lists by what is in them', () => {
    expect(changedFields(initial, { ...initial, rules: ['No names'] })).toBeNull();
    expect(changedFields(initial, { ...initial, name: 'Trauma nights', rules: [] })).toEqual({ name: 'Trauma nights', rules: [] });
  });

  it('never holds what may not stay on a device', () => {
    expect(changedFields(initial, { ...initial, password: 'kopi tubruk' }, ['password'])).toBeNull();
    expect(changedFields(initial, { ...initial, name: 'Burns', password: 'kopi tubruk' }, ['password'])).toEqual({ name: 'Burns' });
  });
});

describe('the version that a kept text changes', () => {
  it('is kept beside it and told apart from it again', () => {
    const kept = withBase({ name: 'Trauma' }, 3);
    expect(splitBase(JSON.parse(JSON.stringify(kept)), 5)).toEqual({ fields: { name: 'Trauma' }, base: 3 });
  });

  it('is the one that stands there where none was kept, and nothing is kept for its sake alone', () => {
    expect(splitBase({ name: 'Trauma' }, 5)).toEqual({ fields: { name: 'Trauma' }, base: 5 });
    expect(withBase(null, 3)).toBeNull();
  });
});
