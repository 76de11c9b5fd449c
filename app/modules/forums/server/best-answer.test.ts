/** Which answer is the best is said by who began the thread, as long as they may write in its forum. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { closeForum } from '../forum-closing.contract.ts';
import { muteMember, removeMember } from '../forum-membership.contract.ts';
import { getThread, tendThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';

let world: TestWorld;
let owner: Caller;
let asker: Caller;
let forumId: string;
let id: string;
let commentId: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  asker = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  forumId = await aForum(owner);
  await enterForum(forumId, asker, owner);
  id = await aThread(asker, forumId);
  ({ id: commentId } = await owner.call(addComment, { itemId: id, text: fromPlainText('Postpone it.') }));
});

const mark = (best = true) => asker.call(markBestAnswer, { commentId, best });
const offered = async () => (await asker.call(listComments, { itemId: id })).data[0]?.can.markBest;
const refused = (reason: string) => ({ code: 'library.mayNotRespond', details: { reason } });
const about = () => ({ forumId, memberId: asker.viewer?.id ?? '' });

it('by its author, also where it is locked', async () => {
  await owner.call(tendThread, { id, locked: true });
  expect(await offered()).toBe(true);
  expect(await mark()).toEqual({ commentId, best: true });
});

it.each([
  ['muted', () => owner.call(muteMember, { ...about(), days: 1 })],
  ['notMember', () => owner.call(removeMember, about())],
  ['forumClosed', () => owner.call(closeForum, { forumId })],
])('not by one who may not write there: %s', async (reason, end) => {
  await end();
  expect(await offered()).toBe(false);
  await expect(mark()).rejects.toMatchObject(refused(reason));
  await world.settle();
  expect((await owner.call(getThread, { id })).item.solved).toBe(false);
});

it('and it stays as it was said', async () => {
  await mark();
  await owner.call(removeMember, about());
  await expect(mark(false)).rejects.toMatchObject(refused('notMember'));
  await world.settle();
  expect((await owner.call(getThread, { id })).item.solved).toBe(true);
});
