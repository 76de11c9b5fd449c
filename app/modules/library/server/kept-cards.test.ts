/** Cards are kept by the version of their row: no reader may meet an older one, nor what another reader did. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCases, restoreCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Database } from '#platform/db/database.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { ItemCard } from '../library.contract.ts';
import { listFeed, react, setBookmark } from '../library.contract.ts';
import { listItemsText } from './item-list.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('shows in every list what was done a moment ago, to whom it was done and to nobody else', async () => {
  const author = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const [ratri, other] = [world.as(await aMember(world, { name: 'Ratri Maheswari' })), world.as(await aMember(world))];
  const id = await aPublishedCase(world, author);
  const readers = { ratri, other, nobody: world.as(null) };
  const seen = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([name, reader]) => {
          const { data } = await reader.call(listCases, {});
          const card = data.find((one) => one.id === id);
          return [name, card && [card.counts.helpful, card.counts.bookmarks, card.my?.reaction, card.my?.bookmarked]];
        }),
      ),
    );

  expect(await seen()).toEqual({ ratri: [0, 0, null, false], other: [0, 0, null, false], nobody: [0, 0, undefined, undefined] });
  await ratri.call(react, { target: 'item', id, reaction: 'helpful' });
  await other.call(setBookmark, { itemId: id, bookmarked: true });
  expect(await seen()).toEqual({ ratri: [1, 1, 'helpful', false], other: [1, 1, null, true], nobody: [1, 1, undefined, undefined] });
  await ratri.call(react, { target: 'item', id, reaction: null });
  expect(await seen()).toEqual({ ratri: [0, 1, null, false], other: [0, 1, null, true], nobody: [0, 1, undefined, undefined] });

  await author.call(withdrawCase, { id, reason: 'author' });
  expect(await seen()).toEqual({ ratri: undefined, other: undefined, nobody: undefined });
  await author.call(restoreCase, { id });
  expect((await seen()).nobody).toEqual([0, 1, undefined, undefined]);
});

it('has the same card in the feed, with why it stands there', async () => {
  const id = await aPublishedCase(world, world.as(await aMember(world)));
  const reader = world.as(await aMember(world));
  const { data: listed } = await reader.call(listCases, {});
  const { data: entries } = await reader.call(listFeed, {});
  const entry = entries.find((one) => one.id === id);
  expect(entry).toEqual({ ...listed.find((one) => one.id === id), reason: expect.anything(), repost: null });
});

it('tells versions apart that one transaction wrote, and forgets what it took back', async () => {
  const id = await aPublishedCase(world, world.as(await aMember(world)));
  const helpful = async (db: Database) => {
    const { data } = JSON.parse((await listItemsText(db, null, { sort: 'latest', ids: [id], limit: 1 })).text) as { data: ItemCard[] };
    return data[0]?.counts.helpful;
  };
  const { database } = world.runtime;
  const seen: (number | undefined)[] = [];
  const undone = database.transaction(async (db) => {
    for (const count of [5, 6]) {
      await db.client.query('update library.item set helpful = $1 where id = $2', [count, id]);
      seen.push(await helpful(db));
    }
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect([...seen, await helpful(database.db)]).toEqual([5, 6, 0]);
});
