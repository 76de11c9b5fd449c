/** Of what is erased, nothing that was told about it is kept but what was decided about its author. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { takeDownThread } from '#modules/forums/thread-desk.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const person = async (name: string) => world.as(await aMember(world, { name }));

it('forgets answers to it, and keeps the reason for which it was taken down', async () => {
  const [owner, author, reader] = await Promise.all(['Ratri Maheswari', 'Bagas Setiawan', 'Hana Tobing'].map(person));
  if (owner === undefined || author === undefined || reader === undefined) throw new Error('Nobody there');
  const forumId = await aForum(owner);
  for (const member of [author, reader]) await enterForum(forumId, member, owner);
  const threadId = await aThread(author, forumId);
  await reader.call(addComment, { itemId: threadId, text: fromPlainText('Postpone.') });
  await owner.call(takeDownThread, { id: threadId, reason: 'It names the hospital.' });
  await world.settle();
  const { name } = await owner.call(getForum, { id: forumId });
  await owner.call(deleteForum, { forumId, name });
  await world.settle();
  const { data } = await author.call(listNotifications, {});
  expect(data.map(({ kind, item, note }) => ({ kind, item, note }))).toEqual([
    { kind: 'threadTakenDown', item: null, note: 'It names the hospital.' },
  ]);
  const { pool } = world.runtime.database;
  for (const table of ['notification', 'cause']) {
    const { rows } = await pool.query(`select 1 from notifications.${table} n where n::text like $1`, [`%${threadId}%`]);
    expect(rows).toEqual([]);
  }
});
