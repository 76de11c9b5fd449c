import { expect, it } from 'vitest';
import { googlePlayAddress, pageWithTime } from './app-stores.ts';

const PAGE = 'https://kolegia.example/id/cases/01abc?sort=active#c1';

it('carries the page and the moment to the App Store by an address that still opens the page', () => {
  const carried = new URL(pageWithTime(PAGE, 1_795_000_000_000));
  expect(carried.pathname + carried.hash).toBe('/id/cases/01abc#c1');
  expect(Object.fromEntries(carried.searchParams)).toEqual({ sort: 'active', timestamp: '1795000000000' });
});

it('carries them to Google Play as the referrer', () => {
  const referrer = new URL(googlePlayAddress(PAGE, 1_795_000_000_000)).searchParams.get('referrer');
  expect(Object.fromEntries(new URLSearchParams(referrer ?? ''))).toEqual({ page: PAGE, timestamp: '1795000000000' });
});
