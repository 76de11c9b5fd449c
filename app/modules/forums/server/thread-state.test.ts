/** What the author of a thread learns, and may do, once others have taken it out of sight or let it back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval, handInAgain, listApprovals } from '#modules/moderation/approval.contract.ts';
import { aModerator } from '#modules/moderation/testing/moderation.factory.ts';
import { getUnreadCount, listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { closeForum } from '../forum-closing.contract.ts';
import { muteMember, removeMember } from '../forum-membership.contract.ts';
import { editThread, getThread, restoreThread, withdrawThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { bringThreadBack, takeDownThread } from '../thread-desk.contract.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let staff: Caller;
let forumId: string;

beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  forumId = await aForum(owner);
  await enterForum(forumId, bagas, owner);
});

describe('a thread that staff sent back', () => {
  const sentBack = async () => {
    const text = fromPlainText('NIK 3374015203790001. Would you postpone?');
    const id = await aThread(bagas, forumId, { text, acceptIdentifiers: true });
    const heldSince = (await staff.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id)?.heldSince ?? '';
    await staff.call(decideApproval, { decision: 'sendBack', itemId: id, heldSince, reason: 'Take the number out.' });
    return id;
  };

  it('was not withdrawn by its author, and is not offered to be brought back', async () => {
    const id = await sentBack();
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn', restorableUntil: null });
    await expect(bagas.call(restoreThread, { id })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    expect((await staff.call(listApprovals, { limit: 50 })).data.map((item) => item.id)).not.toContain(id);
  });

  it('is changed by its author, who hands it in again', async () => {
    const id = await sentBack();
    expect(await bagas.call(getThread, { id })).toMatchObject({ can: { edit: true } });
    const { version } = await bagas.call(getThread, { id });
    await bagas.call(editThread, { id, version, title: 'Potassium 6.1 before surgery', text: fromPlainText('Would you postpone?') });
    await bagas.call(handInAgain, { itemId: id });
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'held', can: { edit: true } });
    await owner.call(muteMember, { forumId, memberId: bagas.viewer?.id ?? '', days: 1 });
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'held', can: { edit: false } });
  });

  it.each([
    ['muted', 'forums.notAllowed', () => owner.call(muteMember, { forumId, memberId: bagas.viewer?.id ?? '', days: 1 })],
    ['taken out of the forum', 'forums.notAllowed', () => owner.call(removeMember, { forumId, memberId: bagas.viewer?.id ?? '' })],
    ['in a closed forum', 'forums.closed', () => owner.call(closeForum, { forumId })],
  ])('is not handed in by who may not write there: %s', async (_, code, end) => {
    const id = await sentBack();
    await end();
    await expect(bagas.call(handInAgain, { itemId: id })).rejects.toMatchObject({ code });
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn' });
    expect((await staff.call(listApprovals, { limit: 50 })).data.map((item) => item.id)).not.toContain(id);
  });

  it('is another than one that its author withdrew, which comes back', async () => {
    const id = await aThread(bagas, forumId);
    await bagas.call(withdrawThread, { id });
    expect(await bagas.call(getThread, { id })).toMatchObject({ restorableUntil: expect.any(String) });
    expect(await bagas.call(restoreThread, { id })).toEqual({ id, unpinned: false });
  });
});

describe('a thread that its author withdrew', () => {
  it.each([
    ['muted', 'forums.notAllowed', () => owner.call(muteMember, { forumId, memberId: bagas.viewer?.id ?? '', days: 1 })],
    ['taken out of the forum', 'forums.notAllowed', () => owner.call(removeMember, { forumId, memberId: bagas.viewer?.id ?? '' })],
    ['in a closed forum', 'forums.closed', () => owner.call(closeForum, { forumId })],
  ])('is not written anew past those who tend the forum: %s', async (_, code, end) => {
    const [id, later] = [await aThread(bagas, forumId), await aThread(bagas, forumId)];
    await bagas.call(withdrawThread, { id });
    await end();
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn', restorableUntil: null });
    await expect(bagas.call(restoreThread, { id })).rejects.toMatchObject({ code });
    // What is their own they take away at any time, and are told that it is gone.
    expect(await bagas.call(withdrawThread, { id: later })).toEqual({ id: later, restorableUntil: null });
  });
});

describe('that it was taken down', () => {
  const told = async () => {
    await world.settle();
    const { data } = await bagas.call(listNotifications, { limit: 50 });
    const { unread } = await bagas.call(getUnreadCount, {});
    return { notes: data.filter(({ kind }) => kind === 'threadTakenDown').map(({ note }) => note), unread };
  };

  it('is told as long as it is so, read or not', async () => {
    const id = await aThread(bagas, forumId);
    const { unread: before } = await told();
    await owner.call(takeDownThread, { id, reason: 'It names the hospital.' });
    expect(await told()).toEqual({ notes: ['It names the hospital.'], unread: before + 1 });
    await owner.call(bringThreadBack, { id });
    expect(await told()).toEqual({ notes: [], unread: before });
    await owner.call(takeDownThread, { id, reason: 'It does name it.' });
    expect((await told()).notes).toEqual(['It does name it.']);
  });

  it('is not told where a moderator undid a slip before anybody heard of it', async () => {
    const id = await aThread(bagas, forumId);
    await owner.call(takeDownThread, { id, reason: 'The wrong one.' });
    await owner.call(bringThreadBack, { id });
    expect((await told()).notes).toEqual([]);
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'published' });
  });
});
