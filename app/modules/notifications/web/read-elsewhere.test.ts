import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications, markRead } from '../notifications.contract.ts';
import { afterInterruption, afterMessage, isBehind } from './read-elsewhere.tsx';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('an open list shows as read what was read in another window, and nothing else', async () => {
  const reader = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  // Of two items, so that each has a row of its own.
  for (let times = 0; times < 2; times++) {
    const itemId = await anItem(world, reader);
    await world.as(await aMember(world, {})).call(addComment, { itemId, text: fromPlainText('Which dose did you give?') });
    await world.settle();
  }
  const { data: open } = await reader.call(listNotifications, {});
  const [first] = open;
  const messages = async (work: () => Promise<unknown>) => {
    world.told.length = 0;
    await work();
    return world.told as { name: string; payload: Record<string, unknown> }[];
  };
  const after = (told: { name: string; payload: Record<string, unknown> }[]) => told.reduce(afterMessage, open).map(({ read }) => read);
  expect(after(await messages(() => reader.call(markRead, { mark: 'some', ids: [first?.id ?? ''] })))).toEqual([true, false]);
  let marked = { readAt: '' };
  const both = await messages(async () => {
    marked = await reader.call(markRead, { mark: 'all' });
  });
  // The first was read before: where nothing is left unread, nothing stands as unread.
  expect(after(both)).toEqual([true, true]);
  // Taken back there, it is unread here as well: and what was read before stays read.
  const undone = await messages(() => reader.call(markRead, { mark: 'undo', readAt: marked.readAt }));
  const allRead = open.map((row) => ({ ...row, read: true }));
  expect(undone.reduce(afterMessage, allRead).map(({ read }) => read)).toEqual([true, false]);
  // More than a message can name.
  expect([{ name: 'notifications.read', payload: { unread: 0 } }].reduce(afterMessage, open).map(({ read }) => read)).toEqual([true, true]);
  expect([{ name: 'notifications.added', payload: { read: [first?.id] } }].reduce(afterMessage, open)).toBe(open);
});

it('after an interruption an open list shows as read what was read meanwhile, and knows that something has come', async () => {
  const reader = world.as(await aMember(world, { name: 'Sari Wulandari' }));
  const newest = async () => (await reader.call(listNotifications, {})).data;
  const answered = async () => {
    const itemId = await anItem(world, reader);
    await world.as(await aMember(world, {})).call(addComment, { itemId, text: fromPlainText('Which dose did you give?') });
    await world.settle();
  };
  await answered();
  await answered();
  const open = await newest();
  expect([afterInterruption(open, await newest()), isBehind(open, await newest())]).toEqual([open, false]);
  await reader.call(markRead, { mark: 'some', ids: [open[1]?.id ?? ''] });
  expect(afterInterruption(open, await newest()).map(({ read }) => read)).toEqual([false, true]);
  // What this window has marked, and the server does not know yet.
  const marking = open.map((row) => ({ ...row, read: true }));
  expect(afterInterruption(marking, await newest())).toBe(marking);
  await answered();
  expect(isBehind(open, await newest())).toBe(true);
});
