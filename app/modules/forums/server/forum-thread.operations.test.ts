import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, listComments, markBestAnswer, updateComment } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { joinForum, leaveForum, muteMember } from '../forum-membership.contract.ts';
import { editThread, getThread, listThreads, repostThread, restoreThread, tendThread, withdrawThread } from '../forum-thread.contract.ts';
import { getForum } from '../forums.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { takeDownAnswer } from '../thread-desk.contract.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let outsider: Caller;
let forumId: string;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  outsider = world.as(await aMember(world, { name: 'Hana Tobing' }));
  forumId = await aForum(owner);
  await enterForum(forumId, bagas, owner);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const answer = (caller: Caller, itemId: string) =>
  caller.call(addComment, { itemId, text: fromPlainText('Check the potassium again first.') });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; details?: { reason?: string } }) => [error.code, error.details?.reason].filter(Boolean).join(' '),
  );
const refusal = (caller: Caller, itemId: string) => refusalOf(answer(caller, itemId));

describe('a thread', () => {
  it('is read with what the reader may do; its author changes it, but not over another change', async () => {
    const id = await aThread(bagas, forumId);
    expect(await bagas.call(getThread, { id })).toMatchObject({
      basis: 'question',
      item: { kind: 'thread', card: { forum: { id: forumId }, pinned: false } },
      can: { edit: true, tend: false, respond: true },
    });
    expect(await world.as(null).call(getThread, { id })).toMatchObject({ can: { edit: false, respond: false, respondRefusal: 'signIn' } });
    const change = { id, version: 0, title: 'Potassium 6.1: postpone?', text: fromPlainText('After dialysis it was 5.2.') };
    await expect(owner.call(editThread, change)).rejects.toMatchObject({ code: 'forums.notYours' });
    expect(await bagas.call(editThread, change)).toEqual({ id, version: 1 });
    await expect(bagas.call(editThread, change)).rejects.toMatchObject({
      code: 'forums.staleThread',
      details: { current: { title: 'Potassium 6.1: postpone?', version: 1 } },
    });
    expect(await bagas.call(getThread, { id })).toMatchObject({
      item: { title: 'Potassium 6.1: postpone?' },
      editedAt: expect.any(String),
    });
  });

  it('is anonymous where its author wants it: nothing that is answered names them', async () => {
    const id = await aThread(bagas, forumId, { anonymous: true });
    const seen = [await owner.call(getThread, { id }), await owner.call(listThreads, { forumId }), await owner.call(listFeed, {})];
    expect(seen[0]).toMatchObject({ item: { byline: { kind: 'anonymous' } } });
    const about = JSON.stringify([seen[0], seen[1], seen[2]].map((one) => JSON.stringify(one)));
    expect(about.split(id).length).toBeGreaterThan(1);
    expect(JSON.stringify(seen[0])).not.toContain(idOf(bagas));
  });

  it('is taken down and brought back by its author, and counted as it stands', async () => {
    await world.settle();
    const before = (await owner.call(getForum, { id: forumId })).threads ?? 0;
    const id = await aThread(bagas, forumId);
    await world.settle();
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ threads: before + 1 });
    await expect(owner.call(withdrawThread, { id })).rejects.toMatchObject({ code: 'forums.notYours' });
    await bagas.call(withdrawThread, { id });
    await world.settle();
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ threads: before });
    await expect(owner.call(getThread, { id })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    await bagas.call(restoreThread, { id });
    await world.settle();
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ threads: before + 1 });
    expect(await owner.call(getThread, { id })).toMatchObject({ status: 'published' });
  });

  it('comes back for ten minutes; then its author is told that this is over', async () => {
    const id = await aThread(bagas, forumId);
    const { restorableUntil } = await bagas.call(withdrawThread, { id });
    expect(Date.parse(restorableUntil ?? '')).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn', restorableUntil });
    await world.runtime.database.pool.query(`update library.item set status_at = now() - interval '11 minutes' where id = $1`, [id]);
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn', restorableUntil: null });
    await expect(bagas.call(restoreThread, { id })).rejects.toMatchObject({ code: 'forums.restoreOver', values: { minutes: 10 } });
    expect(await owner.call(getThread, { id: await aThread(bagas, forumId) })).toMatchObject({ restorableUntil: null });
  });

  it('is solved as long as it has a best answer', async () => {
    const id = await aThread(bagas, forumId);
    const { id: commentId } = await answer(owner, id);
    const solved = async () => {
      await world.settle();
      return (await bagas.call(getThread, { id })).item.solved;
    };
    await bagas.call(markBestAnswer, { commentId, best: true });
    expect(await solved()).toBe(true);
    expect((await owner.call(listThreads, { forumId, status: 'solved' })).data.map((one) => one.id)).toContain(id);
    await bagas.call(markBestAnswer, { commentId, best: false });
    expect(await solved()).toBe(false);
    await bagas.call(markBestAnswer, { commentId, best: true });
    await owner.call(deleteComment, { commentId });
    expect(await solved()).toBe(false);
  });
});

describe('answering', () => {
  it('is for members of the forum, who are verified and not muted', async () => {
    const id = await aThread(owner, forumId);
    expect(await refusal(outsider, id)).toBe('library.mayNotRespond notMember');
    expect(await refusal(bagas, id)).toBeNull();
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 1 });
    expect(await refusal(bagas, id)).toBe('library.mayNotRespond muted');
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 0 });
    // In a thread of their own it is no different.
    const own = await aThread(bagas, forumId);
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 1 });
    expect(await refusal(bagas, own)).toBe('library.mayNotRespond muted');
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 0 });
  });

  it('is no way around for whoever was muted or has left: what they wrote stays as it is', async () => {
    const id = await aThread(owner, forumId);
    const { id: commentId } = await answer(bagas, id);
    let edits = 0;
    const change = () => refusalOf(bagas.call(updateComment, { commentId, edits, text: fromPlainText('Read all my posts elsewhere.') }));
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 1 });
    expect(await change()).toBe('library.mayNotRespond muted');
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 0 });
    await bagas.call(leaveForum, { forumId });
    expect(await change()).toBe('library.mayNotRespond notMember');
    await bagas.call(joinForum, { forumId });
    expect(await change()).toBeNull();
    edits = 1;
    // Corrections stay possible where no new answers are: earlier texts can be read.
    await owner.call(tendThread, { id, locked: true, slowSeconds: 600 });
    expect(await change()).toBeNull();
  });

  it('ends for everybody where a thread is locked', async () => {
    const id = await aThread(bagas, forumId);
    await expect(bagas.call(tendThread, { id, locked: true })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(tendThread, { id, locked: true });
    for (const caller of [bagas, owner]) expect(await refusal(caller, id)).toBe('library.discussionClosed');
    await owner.call(tendThread, { id, locked: false });
    expect(await refusal(bagas, id)).toBeNull();
  });

  it('is refused to every reader for the reason that holds: a lock before what they could change', async () => {
    const id = await aThread(owner, forumId);
    const unverified = world.as(await aMember(world, { name: 'Sinta Dewi', verified: false }));
    const readers = { nobody: world.as(null), unverified, outsider, muted: bagas };
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 1 });
    const reasons = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(readers).map(async ([who, reader]) => [who, (await reader.call(getThread, { id })).can.respondRefusal] as const),
        ),
      );
    const ofTheReader = { nobody: 'signIn', unverified: 'notVerified', outsider: 'notMember', muted: 'muted' };
    expect(await reasons()).toEqual(ofTheReader);
    await owner.call(tendThread, { id, locked: true });
    expect(await reasons()).toEqual({ nobody: 'closed', unverified: 'closed', outsider: 'closed', muted: 'closed' });
    await owner.call(tendThread, { id, locked: false });
    expect(await reasons()).toEqual(ofTheReader);
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 0 });
  });

  it('is slowed down for members, also when they answer twice at once', async () => {
    const id = await aThread(owner, forumId);
    await owner.call(tendThread, { id, slowSeconds: 600 });
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(bagas, id)));
    expect(outcomes.sort()).toEqual([null, 'library.tooSoon', 'library.tooSoon'].sort());
    expect([await refusal(owner, id), await refusal(owner, id)]).toEqual([null, null]);
  });

  it('is slowed down all the same where the last answer was deleted or taken down: neither gives the turn back', async () => {
    const id = await aThread(owner, forumId);
    await owner.call(tendThread, { id, slowSeconds: 600 });
    const { id: commentId } = await answer(bagas, id);
    const { respondAgainAt } = (await bagas.call(getThread, { id })).can;
    await bagas.call(deleteComment, { commentId });
    expect(await refusal(bagas, id)).toBe('library.tooSoon');
    expect((await bagas.call(getThread, { id })).can).toMatchObject({ respondRefusal: 'slow', respondAgainAt });
    // Nor does leaving the forum and coming back.
    await bagas.call(leaveForum, { forumId });
    await bagas.call(joinForum, { forumId });
    expect(await refusal(bagas, id)).toBe('library.tooSoon');
    const taken = await aThread(owner, forumId);
    await owner.call(tendThread, { id: taken, slowSeconds: 600 });
    await owner.call(takeDownAnswer, { commentId: (await answer(bagas, taken)).id, reason: 'It names the ward.' });
    expect(await refusal(bagas, taken)).toBe('library.tooSoon');
  });

  it('says when it goes on, to whoever only has to wait', async () => {
    const id = await aThread(owner, forumId);
    const againAt = async (caller: Caller) => (await caller.call(getThread, { id })).can.respondAgainAt;
    await owner.call(tendThread, { id, slowSeconds: 600 });
    expect([await againAt(bagas), await againAt(world.as(null)), await againAt(outsider)]).toEqual([null, null, null]);
    const { createdAt } = await answer(bagas, id);
    const waits = Date.parse((await againAt(bagas)) ?? '') - Date.parse(createdAt);
    expect(Math.abs(waits - 600_000)).toBeLessThanOrEqual(1);
    await expect(answer(bagas, id)).rejects.toMatchObject({ code: 'library.tooSoon', values: { minutes: 10 } });
    const { mutedUntil } = await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 7 });
    expect(await againAt(bagas)).toBe(mutedUntil);
    await owner.call(tendThread, { id, locked: true });
    expect(await againAt(bagas)).toBeNull();
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 0 });
  });
});

it('of a text without a space, such as an address or a sentence in Thai, a card shows the beginning all the same', async () => {
  const text = 'ผู้ป่วย'.repeat(200);
  const id = await aThread(bagas, forumId, { text: fromPlainText(text) });
  const { summary } = (await bagas.call(getThread, { id })).item;
  expect(summary).toBe(`${text.slice(0, 280)} …`);
});

describe('passing on', () => {
  it('shows a thread to followers, and nothing of a closed forum to those outside it', async () => {
    const [closed, open] = [await aForum(owner, { kind: 'private' }), await aThread(owner, forumId)];
    await enterForum(closed, bagas, owner);
    const inside = await aThread(owner, closed);
    await outsider.call(followMember, { memberId: idOf(bagas), following: true });
    for (const threadId of [open, inside])
      expect(await bagas.call(repostThread, { threadId, note: 'Worth reading' })).toEqual({ reposted: true, reposts: 1 });
    const followed = (await outsider.call(listFeed, { filter: 'following', limit: 50 })).data;
    expect(followed.find(({ id }) => id === open)?.repost?.note).toBe('Worth reading');
    expect(followed.map(({ id }) => id)).not.toContain(inside);
    await expect(outsider.call(repostThread, { threadId: inside })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    expect(await bagas.call(repostThread, { threadId: open, reposted: false })).toMatchObject({ reposted: false, reposts: 0 });
  });
});

it('a thread with many answers is read by as many queries as one with none', async () => {
  const [quiet, busy] = [await aThread(owner, forumId), await aThread(owner, forumId)];
  for (let part = 0; part < 10; part++) await Promise.all([1, 2, 3, 4].map(() => answer(part % 2 === 0 ? owner : bagas, busy)));
  const queriesOf = async (id: string) => {
    const { pool } = world.runtime.database;
    let queries = 0;
    const count = () => {
      queries += 1;
    };
    pool.on('acquire', count);
    const request = { mayHaveWritten: true };
    await bagas.call(getThread, { id }, { request });
    const { data } = await bagas.call(listComments, { itemId: id, limit: 50 }, { request });
    pool.off('acquire', count);
    return { queries, answers: data.length };
  };
  await queriesOf(quiet);
  const [few, many] = [await queriesOf(quiet), await queriesOf(busy)];
  expect([few.answers, many.answers]).toEqual([0, 40]);
  expect(many.queries).toBe(few.queries);
  expect(many.queries).toBeLessThanOrEqual(12);
  expect(many.queries).toBeGreaterThan(0);
});
