import { afterEach, expect, it, vi } from 'vitest';
import { clearShown } from './seen-notifications.ts';

let closed: string[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  closed = [];
});

function showing(shown: Record<string, readonly string[]>): void {
  const all = Object.entries(shown).map(([tag, of]) => ({ tag, data: { of }, close: () => void closed.push(tag) }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications: async () => all }) } });
}

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
