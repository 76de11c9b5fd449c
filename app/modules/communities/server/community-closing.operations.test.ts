import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listAuditLog, listModerationLog } from '#modules/moderation/audit.contract.ts';
import { decideCommunity } from '#modules/moderation/place-decision.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { search } from '#modules/search/search.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { changeCommunity, getCommunity, listCommunities } from '../communities.contract.ts';
import { closeCommunity, deleteCommunity, reopenCommunity } from '../community-closing.contract.ts';
import { linkForum, listCommunityForums, listCommunityThreads } from '../community-forum.contract.ts';
import { addInvitation, getInvitation } from '../community-invitation.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  leaveCommunity,
  listCommunityMembers,
  setCommunityStanding,
} from '../community-member.contract.ts';
import { listSuggestedCommunities } from '../community-suggestion.contract.ts';
import { aCommunity, communitySettings } from '../testing/communities.factory.ts';
import { suggestCommunities } from './communities.public.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let outsider: Caller;
let staff: Caller;
let communityId: string;
let name: string;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  outsider = world.as(await aMember(world, { name: 'Hana Tobing', speciality: 'nephrology' }));
  staff = world.as(await aMember(world, { name: 'Dewi Anggraini', rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ name } = communitySettings());
  communityId = await aCommunity(owner, { name, kind: 'speciality', specialities: ['nephrology'] });
  await bagas.call(joinCommunity, { communityId });
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const waitingForLocks = (count: number) =>
  expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await world.runtime.database.pool.query(waiting)).rowCount;
    })
    .toBe(count);
const newsOf = async (caller: Caller) => (await caller.call(listNotifications, { limit: 50 })).data;
const found = async (who: Caller) => {
  await world.settle();
  return (await who.call(search, { q: name })).places.map(({ id }) => id);
};

describe('a closed community', () => {
  it('is closed and opened by its owner, and by nobody else', async () => {
    for (const other of [bagas, outsider, staff]) {
      expect(await codeOf(other.call(closeCommunity, { communityId }))).toBe('communities.notAllowed');
      expect(await codeOf(other.call(deleteCommunity, { communityId, name }))).toBe('communities.notAllowed');
    }
    expect(await codeOf(world.as(null).call(closeCommunity, { communityId }))).toBe('access.signIn');
    expect(await owner.call(closeCommunity, { communityId })).toEqual({ closed: true });
    expect(await codeOf(bagas.call(reopenCommunity, { communityId }))).toBe('communities.notAllowed');
    expect((await owner.call(getCommunity, { id: communityId })).can).toMatchObject({ close: false, reopen: true, delete: true });
    expect(await owner.call(reopenCommunity, { communityId })).toEqual({ closed: false });
    expect(await codeOf(outsider.call(joinCommunity, { communityId }))).toBe('done');
  });

  it('is not opened by its owner while staff close it', async () => {
    await owner.call(closeCommunity, { communityId });
    const closing = await world.runtime.database.pool.connect();
    await closing.query('begin');
    await closing.query(`update communities.community set closed_by_staff = true, closed_reason = 'Only advertisements.' where id = $1`, [
      communityId,
    ]);
    const opened = codeOf(owner.call(reopenCommunity, { communityId }));
    await waitingForLocks(1);
    await closing.query('commit');
    closing.release();
    expect(await opened).toBe('communities.notAllowed');
    expect(await owner.call(getCommunity, { id: communityId })).toMatchObject({ closed: true, closing: { byStaff: true } });
  });

  it('stands as it is for whoever could see it, says so, and lets nobody in by any way', async () => {
    const byRequest = await aCommunity(owner, { entry: 'request' });
    await bagas.call(joinCommunity, { communityId: byRequest, note: 'We trained in the same year.' });
    const { code } = await owner.call(addInvitation, { communityId: byRequest });
    for (const id of [communityId, byRequest]) await owner.call(closeCommunity, { communityId: id });

    for (const reader of [owner, bagas, outsider, world.as(null)])
      expect(await reader.call(getCommunity, { id: communityId })).toMatchObject({
        closed: true,
        closing: { byStaff: false, reason: null },
        members: 2,
        can: { join: false, request: false, add: false },
      });
    expect((await outsider.call(listCommunityMembers, { communityId })).data).toHaveLength(2);
    expect((await signedOutInvitation(code)).community).toMatchObject({ id: byRequest, closed: true });

    for (const wish of [{ communityId }, { communityId: byRequest }, { communityId: byRequest, invitation: code }])
      expect(await codeOf(outsider.call(joinCommunity, wish))).toBe('communities.closed');
    const request = { communityId: byRequest, memberId: idOf(bagas), accept: true };
    expect(await codeOf(owner.call(decideCommunityRequest, request))).toBe('communities.notAllowed');
    expect(await codeOf(owner.call(addInvitation, { communityId }))).toBe('communities.closed');
    const forumId = await aForum(owner);
    expect(await codeOf(owner.call(linkForum, { communityId, forumId, linked: true }))).toBe('communities.closed');

    await owner.call(reopenCommunity, { communityId: byRequest });
    expect(await codeOf(outsider.call(joinCommunity, { communityId: byRequest, invitation: code }))).toBe('done');
    expect(await codeOf(owner.call(decideCommunityRequest, request))).toBe('done');
  });

  it('is still tended: who must go goes and stays out, who wants to leave leaves, its texts are changed', async () => {
    await owner.call(closeCommunity, { communityId });
    const standing = (become: 'removed' | 'member') =>
      codeOf(owner.call(setCommunityStanding, { communityId, memberId: idOf(bagas), standing: become }));
    expect([await standing('removed'), await standing('member')]).toEqual(['done', 'communities.notAllowed']);
    const { version } = await owner.call(getCommunity, { id: communityId });
    expect(await codeOf(owner.call(changeCommunity, { ...communitySettings({ name }), id: communityId, version }))).toBe('done');
    await owner.call(reopenCommunity, { communityId });
    await outsider.call(joinCommunity, { communityId });
    await owner.call(closeCommunity, { communityId });
    expect(await codeOf(outsider.call(leaveCommunity, { communityId }))).toBe('done');
  });

  it('is listed and found with its mark, suggested to nobody, and its forums go on', async () => {
    const forumId = await aForum(owner);
    await owner.call(linkForum, { communityId, forumId, linked: true });
    const suggested = async () => (await outsider.call(listSuggestedCommunities, {})).data.map(({ id }) => id);
    await world.runtime.database.transaction(suggestCommunities);
    expect(await suggested()).toContain(communityId);
    await owner.call(closeCommunity, { communityId });
    expect(await suggested()).not.toContain(communityId);
    await world.runtime.database.transaction(suggestCommunities);
    expect(await suggested()).not.toContain(communityId);
    const listed = (await outsider.call(listCommunities, { limit: 50 })).data.find(({ id }) => id === communityId);
    expect(listed).toMatchObject({ closed: true });
    expect(await found(outsider)).toEqual([communityId]);

    const threadId = await aThread(owner, forumId);
    expect((await bagas.call(listCommunityThreads, { communityId })).data.map(({ id }) => id)).toEqual([threadId]);
    expect(await codeOf(owner.call(linkForum, { communityId, forumId, linked: false }))).toBe('done');
  });
});

const signedOutInvitation = (code: string) => world.as(null).call(getInvitation, { code });

describe('a deleted community', () => {
  it('goes when its name is typed; its forums stay and stand by themselves', async () => {
    const forumId = await aForum(owner);
    await owner.call(linkForum, { communityId, forumId, linked: true });
    expect(await found(bagas)).toEqual([communityId]);
    expect(await codeOf(owner.call(deleteCommunity, { communityId, name: 'Another one' }))).toBe('communities.nameDiffers');
    expect(await codeOf(bagas.call(getCommunity, { id: communityId }))).toBe('done');

    await owner.call(deleteCommunity, { communityId, name: ` ${name.toUpperCase()} ` });
    // At once, before the index has heard of it.
    expect((await bagas.call(search, { q: name })).places).toEqual([]);
    for (const reader of [owner, bagas, staff, world.as(null)]) {
      expect(await codeOf(reader.call(getCommunity, { id: communityId }))).toBe('communities.notFound');
      expect((await reader.call(listCommunities, { limit: 50 })).data.map(({ id }) => id)).not.toContain(communityId);
    }
    await world.settle();
    const { rows } = await world.runtime.database.pool.query('select from search.community where community_id = $1', [communityId]);
    expect(rows).toHaveLength(0);
    expect(await codeOf(owner.call(deleteCommunity, { communityId, name }))).toBe('communities.notFound');

    const again = await aCommunity(owner, { name });
    expect(await codeOf(owner.call(linkForum, { communityId: again, forumId, linked: true }))).toBe('done');
    expect((await bagas.call(listCommunityForums, { communityId: again })).forums.map(({ id }) => id)).toEqual([forumId]);
  });

  it('takes what was told about it along', async () => {
    const asked = await aCommunity(owner, { entry: 'request', name: `Short life ${name}` });
    await bagas.call(joinCommunity, { communityId: asked });
    await world.settle();
    const led = async () => (await newsOf(owner)).filter(({ path }) => path?.startsWith(`/community/${asked}`) === true);
    expect(await led()).toHaveLength(1);
    await owner.call(deleteCommunity, { communityId: asked, name: `Short life ${name}` });
    await world.settle();
    expect(await led()).toEqual([]);
  });
});

describe('staff', () => {
  const decided = { ground: 'advertising', reason: 'It advertised a course and nothing else.' } as const;

  it('close a community with a ground that everybody reads and a reason for its owner, who cannot open it again', async () => {
    const close = { decision: 'close', communityId, ...decided } as const;
    for (const other of [owner, bagas]) expect(await codeOf(other.call(decideCommunity, close))).toBe('access.staff');
    expect(await codeOf(world.as(null).call(decideCommunity, close))).toBe('access.signIn');
    expect(await codeOf(staff.call(decideCommunity, { ...close, reason: ' ' }))).toBe('request.invalid');
    await staff.call(decideCommunity, close);
    await world.settle();
    expect(await codeOf(owner.call(reopenCommunity, { communityId }))).toBe('communities.notAllowed');
    expect((await owner.call(getCommunity, { id: communityId })).closing).toMatchObject({ byStaff: true, reason: decided.reason });
    expect((await bagas.call(getCommunity, { id: communityId })).closing).toMatchObject({ byStaff: true, reason: null });
    const { data } = await world.as(null).call(listModerationLog, {});
    expect(data[0]).toEqual({ id: expect.any(String), at: expect.any(String), action: 'communityClosed', ground: 'advertising' });
    expect((await staff.call(listAuditLog, {})).data[0]).toMatchObject({
      staff: { id: idOf(staff) },
      subject: 'community',
      title: name,
      path: `/community/${communityId}`,
      reason: decided.reason,
    });
    expect((await newsOf(owner))[0]).toMatchObject({
      kind: 'communityClosed',
      note: decided.reason,
      path: `/community/${communityId}`,
    });
    expect((await newsOf(bagas)).map(({ kind }) => kind)).not.toContain('communityClosed');
    await staff.call(decideCommunity, { ...close, decision: 'reopen' });
    await world.settle();
    expect((await newsOf(owner))[0]).toMatchObject({ kind: 'communityReopened', note: name, path: `/community/${communityId}` });
    expect(await codeOf(outsider.call(joinCommunity, { communityId }))).toBe('done');
  });

  it('delete a community by its name, and its owner learns why', async () => {
    const wish = { decision: 'delete', communityId, ...decided } as const;
    expect(await codeOf(staff.call(decideCommunity, { ...wish, name: 'Another one' }))).toBe('communities.nameDiffers');
    await staff.call(decideCommunity, { ...wish, name });
    await world.settle();
    expect(await codeOf(bagas.call(getCommunity, { id: communityId }))).toBe('communities.notFound');
    expect((await world.as(null).call(listModerationLog, {})).data[0]).toMatchObject({ action: 'communityDeleted', ground: 'advertising' });
    expect((await newsOf(owner))[0]).toMatchObject({ kind: 'communityDeleted', path: '/moderation-log' });
  });
});
