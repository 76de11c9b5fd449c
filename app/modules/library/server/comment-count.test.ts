/** How many answers something has, with many who write at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, deleteComment, listComments } from '../discussion.contract.ts';
import { anItem } from '../testing/library.factory.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const text = fromPlainText('Watch the haematocrit.');
const countOf = async (itemId: string) =>
  (await world.runtime.database.pool.query('select comments from library.item where id = $1', [itemId])).rows as unknown[];

it('is right as soon as they are answered, each of them once, whatever is repeated or refused meanwhile', async () => {
  const [author, writer] = [world.as(await aMember(world, { name: 'Ratri' })), world.as(await aMember(world, { name: 'Made' }))];
  const itemId = await anItem(world, author, { kind: 'post' });
  const keys = Array.from({ length: 12 }, (_, n) => `count-key-${n}-of-one-writer`);
  const written = await Promise.all([...keys, ...keys].map((key) => writer.call(addComment, { itemId, text }, { key })));
  const refused = writer.call(addComment, { itemId, text, parentId: newId() });
  await expect(refused).rejects.toMatchObject({ code: 'library.commentNotFound' });
  expect(new Set(written.map(({ id }) => id)).size).toBe(keys.length);
  expect(await countOf(itemId)).toEqual([{ comments: keys.length }]);
  expect((await writer.call(listComments, { itemId, limit: 50 })).data).toHaveLength(keys.length);

  await writer.call(deleteComment, { commentId: written[0]?.id ?? '' });
  expect(await countOf(itemId)).toEqual([{ comments: keys.length - 1 }]);
});
