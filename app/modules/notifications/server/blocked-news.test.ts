/** Between two who are blocked nothing is told any more, of what was told before either; who is anonymous cannot be found out by it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repostCase } from '#modules/cases/cases.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { blockMember, muteMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUnreadCount, listNotifications, openNotification } from '../notifications.contract.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const person = async (name: string) => world.as(await aMember(world, { name }));
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const bellOf = async (caller: Caller) => (await caller.call(getUnreadCount, {})).unread;
const toldOf = async (caller: Caller) =>
  (await caller.call(listNotifications, {})).data
    .map(({ kind, byline }) => `${kind} ${byline?.kind === 'member' ? byline.name : byline?.kind}`)
    .toSorted();
const answer = (caller: Caller, itemId: string, anonymous = false) =>
  caller.call(addComment, { itemId, text: fromPlainText('Which dose did you give?'), anonymous });

/** Of each row how many it counts, and whom it names. */
const rowsOf = async (caller: Caller) =>
  (await caller.call(listNotifications, {})).data
    .map(
      ({ kind, count, byline, read }) =>
        `${kind} ${count} ${byline?.kind === 'member' ? byline.name : byline?.kind}${read ? ', read' : ''}`,
    )
    .toSorted();

it('what others did stays of a row that names the one who is blocked last, and in the bell', async () => {
  const [ratri, bagas, sari, hana] = await Promise.all(['Ratri', 'Bagas', 'Sari', 'Hana'].map(person));
  if (ratri === undefined || bagas === undefined || sari === undefined || hana === undefined) throw new Error('Nobody there');
  const itemId = await anItem(world, ratri);
  const forumId = await aForum(hana);
  for (const one of [ratri, bagas, sari]) await enterForum(forumId, one, hana);
  for (const one of [sari, bagas]) {
    await one.call(followMember, { memberId: idOf(ratri), following: true });
    await world.settle();
    await answer(one, itemId);
    await world.settle();
    await one.call(repostCase, { caseId: itemId, reposted: true });
    await world.settle();
    await aThread(one, forumId);
    await world.settle();
  }
  // Alone in its row, it goes.
  await answer(bagas, await anItem(world, ratri));
  await world.settle();
  const both = ['comment 1 Bagas', 'comment 2 Bagas', 'follow 2 Bagas', 'forumThread 2 Bagas', 'repost 2 Bagas'];
  expect([await rowsOf(ratri), await bellOf(ratri)]).toEqual([both, 5]);

  await ratri.call(blockMember, { memberId: idOf(bagas), blocked: true });
  const left = ['comment 1 Sari', 'follow 1 Sari', 'forumThread 1 Sari', 'repost 1 Sari'];
  expect(await rowsOf(ratri)).toEqual(left);
  await world.settle();
  expect([await rowsOf(ratri), await bellOf(ratri)]).toEqual([left, 4]);
  await ratri.call(blockMember, { memberId: idOf(sari), blocked: true });
  await world.settle();
  expect([await rowsOf(ratri), await bellOf(ratri)]).toEqual([[], 0]);

  for (const one of [sari, bagas]) await ratri.call(blockMember, { memberId: idOf(one), blocked: false });
  await world.settle();
  expect([await rowsOf(ratri), await bellOf(ratri)]).toEqual([both.map((row) => `${row}, read`), 0]);
});

it('leaves the lists and bells of both, and comes back as read; what others did and what is anonymous stays', async () => {
  const [ratri, bagas, sari] = await Promise.all(['Ratri', 'Bagas', 'Sari'].map(person));
  if (ratri === undefined || bagas === undefined || sari === undefined) throw new Error('Nobody there');
  await bagas.call(followMember, { memberId: idOf(ratri), following: true });
  await ratri.call(followMember, { memberId: idOf(bagas), following: true });
  await answer(bagas, await anItem(world, ratri));
  await answer(bagas, await anItem(world, ratri), true);
  await answer(sari, await anItem(world, ratri));
  await world.settle();
  const all = ['comment Bagas', 'comment Sari', 'comment anonymous', 'follow Bagas'];
  expect([await toldOf(ratri), await bellOf(ratri), await toldOf(bagas), await bellOf(bagas)]).toEqual([all, 4, ['follow Ratri'], 1]);
  const [row] = (await ratri.call(listNotifications, {})).data.filter(({ kind }) => kind === 'follow');

  // Who is muted was heard until then.
  await ratri.call(muteMember, { memberId: idOf(bagas), muted: true });
  await world.settle();
  expect([await toldOf(ratri), await bellOf(ratri)]).toEqual([all, 4]);

  await ratri.call(blockMember, { memberId: idOf(bagas), blocked: true });
  await world.settle();
  const left = ['comment Sari', 'comment anonymous'];
  expect([await toldOf(ratri), await bellOf(ratri), await toldOf(bagas), await bellOf(bagas)]).toEqual([left, 2, [], 0]);
  await expect(ratri.call(openNotification, { id: row?.id ?? '' })).rejects.toMatchObject({ code: 'notifications.notFound' });

  await ratri.call(blockMember, { memberId: idOf(bagas), blocked: false });
  await world.settle();
  expect([await toldOf(ratri), await bellOf(ratri), await toldOf(bagas)]).toEqual([all, 2, ['follow Ratri']]);
});
