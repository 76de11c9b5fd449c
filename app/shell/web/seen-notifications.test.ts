import { afterEach, expect, it, vi } from 'vitest';
import { clearShown, noteSeen } from './seen-notifications.ts';

let closed: string[] = [];
let onIcon: number[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  closed = [];
  onIcon = [];
});

function showing(shown: Record<string, readonly string[]>): void {
  const all = Object.entries(shown).map(([tag, of]) => ({ tag, data: { of }, close: () => void closed.push(tag) }));
  const serviceWorker = { getRegistration: async () => ({ getNotifications: async () => all }) };
  const setAppBadge = async (count: number) => void onIcon.push(count);
  vi.stubGlobal('navigator', { serviceWorker, setAppBadge, clearAppBadge: () => setAppBadge(0) });
}

it.each([
  ['granted', [2, 0]],
  ['default', []],
])('what was read is off the number on the icon, where push messages have put one there (%s)', async (permission, counted) => {
  showing({});
  vi.stubGlobal('Notification', { permission });
  await clearShown({ unread: 2, read: ['a'] });
  await clearShown({ unread: 0 });
  expect(onIcon).toEqual(counted);
});

it('closes what was read, and one that stands for several once all of them were', async () => {
  showing({ a: [], many: ['b', 'c'], d: [] });
  await clearShown({ unread: 3, read: ['a', 'b'] });
  expect(closed).toEqual(['a']);
  // Read, and taken back: it is not all of them.
  await clearShown({ unread: 4, again: ['b'] });
  await clearShown({ unread: 3, read: ['c'] });
  expect(closed).toEqual(['a']);
  await clearShown({ unread: 2, read: ['b'] });
  expect(closed).toEqual(['a', 'many']);
  await clearShown({ unread: 0 });
  expect(closed).toContain('d');
});

it.each([
  ['/id/cases/abcdefghijkl', '/cases/abcdefghijkl'],
  ['/forums/abcdefghijkl/desk?list=requested', '/forums/abcdefghijkl/desk?list=requested'],
  ['/id/community/abcdefghijkl/members?list=requested', '/community/abcdefghijkl/members?list=requested'],
  // Whoever looks at who is in has not seen who asks to be.
  ['/forums/abcdefghijkl/desk', null],
  ['/forums/abcdefghijkl/desk?list=removed', null],
  ['/cases', null],
])('what is told at %s is read there', async (address, path) => {
  const told: unknown[] = [];
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)));
    return Response.json({ status: true, response: { unread: 0, readAt: '2026-12-02T00:00:00.000Z' } });
  });
  await noteSeen(address);
  expect(told).toEqual(path === null ? [] : [{ mark: 'seen', path }]);
});
