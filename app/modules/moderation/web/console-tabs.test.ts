import { expect, it } from 'vitest';
import { tabsFor } from './console-tabs.tsx';

it('offers what the rights of a member of staff open', () => {
  const ids = (...rights: string[]) => tabsFor(rights).map(({ id }) => id);
  expect(ids()).toEqual([]);
  expect(ids('translations')).toEqual(['texts']);
  expect(ids('verification')).toEqual(['verification']);
  expect(ids('approvals')).toEqual(['approvals', 'reports', 'log']);
  expect(ids('approvals', 'verification')).toEqual(['verification', 'approvals', 'reports', 'log']);
});
