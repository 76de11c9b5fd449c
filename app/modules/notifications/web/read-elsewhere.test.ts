import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications, markRead } from '../notifications.contract.ts';
import { afterMessage } from './read-elsewhere.tsx';

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
  expect(after(await messages(() => reader.call(markRead, { mark: 'all' })))).toEqual([false, true]);
  expect([{ name: 'notifications.added', payload: { read: [first?.id] } }].reduce(afterMessage, open)).toBe(open);
});
