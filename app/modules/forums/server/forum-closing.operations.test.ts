import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, listComments, updateComment } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { listAuditLog, listModerationLog } from '#modules/moderation/audit.contract.ts';
import { decideForum } from '#modules/moderation/place-decision.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { closeForum, deleteForum, reopenForum } from '../forum-closing.contract.ts';
import { decideRequest, joinForum, sendJoinRequest } from '../forum-membership.contract.ts';
import { editThread, getThread, listThreads, withdrawThread, writeThread } from '../forum-thread.contract.ts';
import { getForum, listFollowedForums, listForums, listMostActiveForums, listSuggestedForums } from '../forums.contract.ts';
import { aForum, aThread, enterForum, forumSettings } from '../testing/forums.factory.ts';
import { rankForums } from './forum-rank.job.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let outsider: Caller;
let staff: Caller;
let forumId: string;
let name: string;
let threadId: string;

beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan', speciality: 'internal-medicine' }));
  outsider = world.as(await aMember(world, { name: 'Hana Tobing', speciality: 'internal-medicine' }));
  staff = world.as(await aMember(world, { name: 'Dewi Anggraini', rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  ({ name } = forumSettings());
  forumId = await aForum(owner, { name });
  await enterForum(forumId, bagas, owner);
  threadId = await aThread(bagas, forumId);
  await world.settle();
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const comment = (caller: Caller) => caller.call(addComment, { itemId: threadId, text: fromPlainText('Check the potassium again.') });
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

describe('a closed forum', () => {
  it('is closed and opened by its owner, and by nobody else', async () => {
    for (const other of [bagas, outsider]) {
      expect(await codeOf(other.call(closeForum, { forumId }))).toBe('forums.notAllowed');
      expect(await codeOf(other.call(deleteForum, { forumId, name }))).toBe('forums.notAllowed');
    }
    expect(await owner.call(closeForum, { forumId })).toEqual({ closed: true });
    expect(await codeOf(bagas.call(reopenForum, { forumId }))).toBe('forums.notAllowed');
    expect(await owner.call(reopenForum, { forumId })).toEqual({ closed: false });
    expect(await codeOf(comment(bagas))).toBe('done');

    // Nor while staff close it.
    await owner.call(closeForum, { forumId });
    const closing = await world.runtime.database.pool.connect();
    await closing.query('begin');
    await closing.query(`update forums.forum set closed_by_staff = true, closed_reason = 'Only advertisements.' where id = $1`, [forumId]);
    const opened = codeOf(owner.call(reopenForum, { forumId }));
    await waitingForLocks(1);
    await closing.query('commit');
    closing.release();
    expect(await opened).toBe('forums.notAllowed');
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ closed: true, closing: { byStaff: true } });
  });

  it('is read as before and not written in, says so, and lets nobody in', async () => {
    await owner.call(closeForum, { forumId });
    for (const reader of [owner, bagas, outsider, world.as(null)]) {
      expect((await reader.call(listThreads, { forumId })).data.map(({ id }) => id)).toEqual([threadId]);
      expect(await reader.call(getThread, { id: threadId })).toMatchObject({ can: { respond: false, respondRefusal: 'forumClosed' } });
    }
    expect(await bagas.call(getForum, { id: forumId })).toMatchObject({
      closed: true,
      closing: { byStaff: false, reason: null },
      can: { read: true, write: false, leave: true },
      writeRefusal: 'forumClosed',
    });
    const text = fromPlainText('After dialysis it was 5.2.');
    expect(await codeOf(bagas.call(writeThread, { forumId, language: 'en', title: 'One more question', text }))).toBe('forums.closed');
    expect([await codeOf(comment(bagas)), await codeOf(comment(owner))]).toEqual(['library.mayNotRespond', 'library.mayNotRespond']);
    expect(await codeOf(outsider.call(joinForum, { forumId }))).toBe('forums.closed');
  });

  it('lets nobody in by the hand of those who tend it either', async () => {
    const closed = await aForum(owner, { kind: 'private' });
    await outsider.call(sendJoinRequest, { forumId: closed });
    await owner.call(closeForum, { forumId: closed });
    const accept = () => codeOf(owner.call(decideRequest, { forumId: closed, memberId: idOf(outsider), accept: true }));
    expect(await accept()).toBe('forums.notAllowed');
    await owner.call(reopenForum, { forumId: closed });
    expect(await accept()).toBe('done');
  });

  it('keeps what was written there as it stands; what is their own, its authors still take away', async () => {
    const { id: commentId } = await comment(bagas);
    const text = fromPlainText('After dialysis it was 5.2.');
    const writers = [
      () => bagas.call(editThread, { id: threadId, version: 0, title: 'Another question', text }),
      () => bagas.call(updateComment, { commentId, edits: 0, text }),
    ];
    const mayEdit = async () => {
      const [answer] = (await bagas.call(listComments, { itemId: threadId })).data;
      return [(await bagas.call(getThread, { id: threadId })).can.edit, answer?.can.edit];
    };
    expect(await mayEdit()).toEqual([true, true]);
    await owner.call(closeForum, { forumId });
    await expect(writers[0]?.()).rejects.toMatchObject({ code: 'forums.closed' });
    await expect(writers[1]?.()).rejects.toMatchObject({ code: 'library.mayNotRespond', details: { reason: 'forumClosed' } });
    expect(await mayEdit()).toEqual([false, false]);
    expect((await outsider.call(listComments, { itemId: threadId })).data[0]).toMatchObject({ id: commentId, edits: 0 });

    await owner.call(reopenForum, { forumId });
    expect(await mayEdit()).toEqual([true, true]);
    for (const write of writers) expect(await codeOf(write())).toBe('done');

    await owner.call(closeForum, { forumId });
    const [answer] = (await bagas.call(listComments, { itemId: threadId })).data;
    expect(answer?.can).toMatchObject({ edit: false, delete: true });
    expect((await bagas.call(getThread, { id: threadId })).can).toMatchObject({ edit: false, withdraw: true });
    expect(await codeOf(bagas.call(deleteComment, { commentId }))).toBe('done');
    expect(await codeOf(bagas.call(withdrawThread, { id: threadId }))).toBe('done');
  });

  it('is listed with its mark, and suggested to nobody', async () => {
    const suggested = async () => [
      ...(await outsider.call(listSuggestedForums, {})).data,
      ...(await outsider.call(listMostActiveForums, {})).data,
    ];
    await comment(owner);
    await world.runtime.database.transaction(rankForums);
    expect((await suggested()).map(({ id }) => id)).toContain(forumId);
    await owner.call(closeForum, { forumId });
    expect((await suggested()).map(({ id }) => id)).not.toContain(forumId);
    await world.runtime.database.transaction(rankForums);
    expect((await suggested()).map(({ id }) => id)).not.toContain(forumId);
    const listed = (await outsider.call(listForums, { limit: 50 })).data.find(({ id }) => id === forumId);
    expect(listed).toMatchObject({ closed: true });
  });
});

describe('a deleted forum', () => {
  it('goes when its name is typed, with all that was written there, from one moment to the next', async () => {
    await comment(owner);
    await world.settle();
    expect((await newsOf(bagas)).some(({ item }) => item?.id === threadId)).toBe(true);
    expect(await codeOf(owner.call(deleteForum, { forumId, name: 'Another forum' }))).toBe('forums.nameDiffers');
    expect(await codeOf(bagas.call(getThread, { id: threadId }))).toBe('done');

    await owner.call(deleteForum, { forumId, name: ` ${name.toUpperCase()} ` });
    for (const reader of [owner, bagas, staff, world.as(null)]) {
      expect(await codeOf(reader.call(getThread, { id: threadId }))).toBe('forums.threadNotFound');
      expect(await codeOf(reader.call(listComments, { itemId: threadId }))).toBe('library.itemNotFound');
      expect(await codeOf(reader.call(getForum, { id: forumId }))).toBe('forums.notFound');
      expect((await reader.call(listFeed, {})).data.map(({ id }) => id)).not.toContain(threadId);
      expect((await reader.call(listForums, { limit: 50 })).data.map(({ id }) => id)).not.toContain(forumId);
    }
    expect((await bagas.call(listFollowedForums, { memberId: idOf(bagas), limit: 50 })).data.map(({ id }) => id)).not.toContain(forumId);
    expect((await newsOf(bagas)).some(({ item }) => item?.id === threadId)).toBe(false);
    await world.settle();
    expect((await newsOf(bagas)).some(({ item, path }) => item?.id === threadId || path === `/forums/${forumId}`)).toBe(false);
    expect(await codeOf(owner.call(deleteForum, { forumId, name }))).toBe('forums.notFound');
  });

  it('frees its name, and leaves other forums as they were', async () => {
    const other = await aForum(owner);
    const stays = await aThread(owner, other);
    await owner.call(deleteForum, { forumId, name });
    await world.settle();
    expect(await codeOf(owner.call(getThread, { id: stays }))).toBe('done');
    expect(await codeOf(aForum(owner, { name }))).toBe('done');
  });
});

describe('staff', () => {
  const decided = { ground: 'advertising', reason: 'Only advertisements were written here.' } as const;

  it('close a forum with a ground that everybody reads and a reason for its owner, who cannot open it again', async () => {
    const close = { decision: 'close', forumId, ...decided } as const;
    for (const other of [owner, bagas]) expect(await codeOf(other.call(decideForum, close))).toBe('access.staff');
    expect(await codeOf(world.as(null).call(decideForum, close))).toBe('access.signIn');
    await staff.call(decideForum, close);
    await world.settle();
    expect(await codeOf(owner.call(reopenForum, { forumId }))).toBe('forums.notAllowed');
    expect((await owner.call(getForum, { id: forumId })).closing).toMatchObject({ byStaff: true, reason: decided.reason });
    expect((await bagas.call(getForum, { id: forumId })).closing).toMatchObject({ byStaff: true, reason: null });
    const { data } = await world.as(null).call(listModerationLog, {});
    expect(data[0]).toEqual({ id: expect.any(String), at: expect.any(String), action: 'forumClosed', ground: 'advertising' });
    expect((await staff.call(listAuditLog, {})).data[0]).toMatchObject({
      staff: { id: idOf(staff) },
      subject: 'forum',
      title: name,
      path: `/forums/${forumId}`,
      reason: decided.reason,
    });
    expect((await newsOf(owner))[0]).toMatchObject({ kind: 'forumClosed', note: decided.reason, path: `/forums/${forumId}` });
    expect((await newsOf(bagas)).map(({ kind }) => kind)).not.toContain('forumClosed');
    await staff.call(decideForum, { ...close, decision: 'reopen' });
    await world.settle();
    expect(await codeOf(comment(bagas))).toBe('done');
    // Why stands in the log of staff alone.
    expect((await newsOf(owner))[0]).toMatchObject({ kind: 'forumReopened', note: name, path: `/forums/${forumId}` });
    expect((await newsOf(bagas)).map(({ kind }) => kind)).not.toContain('forumReopened');
    // Whoever opens their own knows it.
    await owner.call(closeForum, { forumId });
    await owner.call(reopenForum, { forumId });
    await world.settle();
    expect((await newsOf(owner)).filter(({ kind, path }) => kind === 'forumReopened' && path === `/forums/${forumId}`)).toHaveLength(1);
  });

  it('leave what its owner closed to its owner, also where they had closed it as well', async () => {
    const close = { decision: 'close', forumId, ...decided } as const;
    const reopen = { ...close, decision: 'reopen' } as const;
    await owner.call(closeForum, { forumId });
    expect(await codeOf(staff.call(decideForum, reopen))).toBe('moderation.notWaiting');
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ closed: true, closing: { byStaff: false } });

    await staff.call(decideForum, close);
    await staff.call(decideForum, reopen);
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ closed: true, closing: { byStaff: false, reason: null } });
    expect(await codeOf(comment(bagas))).toBe('library.mayNotRespond');
    expect(await owner.call(reopenForum, { forumId })).toEqual({ closed: false });
    expect(await codeOf(comment(bagas))).toBe('done');

    // What was open when staff closed it is open after that.
    await staff.call(decideForum, close);
    await staff.call(decideForum, reopen);
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ closed: false, closing: null });
  });

  it('delete a forum by its name, and its owner learns why', async () => {
    const wish = { decision: 'delete', forumId, ...decided } as const;
    expect(await codeOf(staff.call(decideForum, { ...wish, name: 'Another forum' }))).toBe('forums.nameDiffers');
    await staff.call(decideForum, { ...wish, name });
    await world.settle();
    expect(await codeOf(bagas.call(getThread, { id: threadId }))).toBe('forums.threadNotFound');
    expect((await world.as(null).call(listModerationLog, {})).data[0]).toMatchObject({ action: 'forumDeleted', ground: 'advertising' });
    expect((await newsOf(owner))[0]).toMatchObject({ kind: 'forumDeleted', path: '/moderation-log' });
  });
});
