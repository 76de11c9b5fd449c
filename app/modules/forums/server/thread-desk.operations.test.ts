/** What those who tend a forum do about its threads and answers, and what their authors hear of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { listFeed, listMostViewed, recordView } from '#modules/library/library.contract.ts';
import { rankViews } from '#modules/library/server/library.public.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { setForumRole } from '../forum-membership.contract.ts';
import { flagAnswer, getThread, listThreads, MAX_PINNED, restoreThread, tendThread, withdrawThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { bringThreadBack, listTakenDown, takeDownAnswer, takeDownThread } from '../thread-desk.contract.ts';

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

const answer = (caller: Caller, itemId: string) =>
  caller.call(addComment, { itemId, text: fromPlainText('Check the potassium again first.') });

describe('what those who tend a forum do about threads', () => {
  it('pins some above the others', async () => {
    const other = await aForum(owner);
    const ids: string[] = [];
    for (let i = 0; i <= MAX_PINNED; i++) ids.push(await aThread(owner, other));
    for (const id of ids.slice(0, MAX_PINNED)) await owner.call(tendThread, { id, pinned: true });
    await expect(owner.call(tendThread, { id: ids[MAX_PINNED] ?? '', pinned: true })).rejects.toMatchObject({
      code: 'forums.tooManyPinned',
    });
    const list = async (pinned: boolean) => (await bagas.call(listThreads, { forumId: other, pinned })).data.map(({ id }) => id);
    expect((await list(true)).sort()).toEqual(ids.slice(0, MAX_PINNED).sort());
    expect(await list(false)).toEqual(ids.slice(MAX_PINNED));
    // What nobody reads any more takes no place among them.
    await owner.call(takeDownThread, { id: ids[0] ?? '', reason: 'Asked twice.' });
    await world.settle();
    await owner.call(tendThread, { id: ids[MAX_PINNED] ?? '', pinned: true });
    await owner.call(withdrawThread, { id: ids[1] ?? '' });
    await world.settle();
    await owner.call(tendThread, { id: await aThread(owner, other), pinned: true });
  });

  it('does all of what several do at once', async () => {
    const id = await aThread(owner, forumId);
    await Promise.all([
      owner.call(tendThread, { id, pinned: true }),
      owner.call(tendThread, { id, locked: true }),
      owner.call(tendThread, { id, slowSeconds: 30 }),
    ]);
    expect(await owner.call(getThread, { id })).toMatchObject({ item: { card: { pinned: true, locked: true } }, slowSeconds: 30 });
  });

  it('marks what needs a source: it stays where it stands, and is laid before nobody', async () => {
    const id = await aThread(bagas, forumId);
    await outsider.call(recordView, { itemId: id });
    await world.runtime.database.transaction(rankViews);
    const laidBefore = async () =>
      JSON.stringify([await outsider.call(listFeed, {}), await outsider.call(listMostViewed, { kind: 'thread' })]);
    expect(await laidBefore()).toContain(id);
    await expect(bagas.call(tendThread, { id, needsSource: true })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(tendThread, { id, needsSource: true });
    expect(await laidBefore()).not.toContain(id);
    expect(await outsider.call(getThread, { id })).toMatchObject({ item: { card: { needsSource: true } } });
    expect((await outsider.call(listThreads, { forumId })).data.map((one) => one.id)).toContain(id);
    await owner.call(tendThread, { id, needsSource: false });
    expect(await laidBefore()).toContain(id);
  });

  it('marks answers that need a source', async () => {
    const id = await aThread(owner, forumId);
    const { id: commentId } = await answer(bagas, id);
    await expect(bagas.call(flagAnswer, { commentId, needsSource: true })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(flagAnswer, { commentId, needsSource: true });
    expect(await outsider.call(getThread, { id })).toMatchObject({ flagged: [commentId] });
    await owner.call(flagAnswer, { commentId, needsSource: false });
    expect(await outsider.call(getThread, { id })).toMatchObject({ flagged: [] });
  });

  it('are of one forum: who tends it has nothing to say in another', async () => {
    const elsewhere = await aForum(bagas, { kind: 'private' });
    const id = await aThread(bagas, elsewhere);
    await expect(owner.call(tendThread, { id, locked: true })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
  });
});

describe('taking down', () => {
  const told = async (caller: Caller) => {
    await world.settle();
    return (await caller.call(listNotifications, { limit: 50 })).data;
  };

  it('a thread: gone for all but its author and those who tend the forum, who bring it back; its author cannot', async () => {
    const id = await aThread(bagas, forumId, { title: 'A thread that names a hospital' });
    const reason = 'It names the hospital.';
    await expect(outsider.call(takeDownThread, { id, reason })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await expect(owner.call(takeDownThread, { id, reason: ' ' })).rejects.toMatchObject({ fields: { reason: 'validation.required' } });
    await owner.call(takeDownThread, { id, reason });
    for (const caller of [outsider, world.as(null)])
      await expect(caller.call(getThread, { id })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    expect(await bagas.call(getThread, { id })).toMatchObject({ status: 'withdrawn', takenDown: { reason }, can: { bringBack: false } });
    expect(await owner.call(getThread, { id })).toMatchObject({ takenDown: { reason }, can: { bringBack: true, takeDown: false } });
    expect((await told(bagas)).find(({ kind }) => kind === 'threadTakenDown')).toMatchObject({ item: { id }, note: reason });
    await expect(bagas.call(restoreThread, { id })).rejects.toMatchObject({ code: 'forums.takenDown' });
    // Withdrawn by its author, too, it would be theirs to bring back.
    await expect(bagas.call(withdrawThread, { id })).rejects.toMatchObject({ code: 'forums.takenDown' });
    expect(await bagas.call(getThread, { id })).toMatchObject({ can: { withdraw: false } });
    await expect(bagas.call(bringThreadBack, { id })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await expect(bagas.call(listTakenDown, { forumId })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect((await owner.call(listTakenDown, { forumId })).data).toMatchObject([
      { id, title: 'A thread that names a hospital', reason, by: { name: 'Ratri Maheswari' } },
    ]);
    await owner.call(bringThreadBack, { id });
    expect(await outsider.call(getThread, { id })).toMatchObject({ status: 'published', takenDown: null });
    expect((await owner.call(listTakenDown, { forumId })).data).toEqual([]);
  });

  it('a thread twice: what the second of them wrote stands beside the first, for those who tend the forum, until it is back', async () => {
    const [second, third] = [await aMember(world, { name: 'Sekar Puspita' }), await aMember(world, { name: 'Tono Wibowo' })];
    const [sekar, tono] = [world.as(second), world.as(third)];
    for (const moderator of [sekar, tono]) {
      await enterForum(forumId, moderator, owner);
      await owner.call(setForumRole, { forumId, memberId: moderator.viewer?.id ?? '', role: 'moderator' });
    }
    const id = await aThread(bagas, forumId, { title: 'A thread that two take down' });
    await owner.call(takeDownThread, { id, reason: 'It names the hospital.' });
    expect(await sekar.call(takeDownThread, { id, reason: 'The picture shows a face.' })).toEqual({ id, stands: 'It names the hospital.' });
    // Said once more, it is the same.
    await sekar.call(takeDownThread, { id, reason: 'The picture shows a face.' });
    await tono.call(takeDownThread, { id, reason: 'It names the hospital.' });
    const [row] = (await tono.call(listTakenDown, { forumId })).data.filter((one) => one.id === id);
    expect(row).toMatchObject({
      reason: 'It names the hospital.',
      also: [{ reason: 'The picture shows a face.', by: { name: 'Sekar Puspita' } }],
    });
    expect(await bagas.call(getThread, { id })).toMatchObject({ takenDown: { reason: 'It names the hospital.' } });
    expect(JSON.stringify([await bagas.call(getThread, { id }), await told(bagas)])).not.toContain('shows a face');
    await owner.call(bringThreadBack, { id });
    await owner.call(takeDownThread, { id, reason: 'Asked twice.' });
    expect((await owner.call(listTakenDown, { forumId })).data.find((one) => one.id === id)).toMatchObject({
      reason: 'Asked twice.',
      also: [],
    });
  });

  it('a thread that staff removed meanwhile is no more among those that can be brought back', async () => {
    const id = await aThread(bagas, forumId);
    await owner.call(takeDownThread, { id, reason: 'It advertises.' });
    await world.runtime.database.pool.query(`update library.item set status = 'removed' where id = $1`, [id]);
    expect((await owner.call(listTakenDown, { forumId })).data.map((one) => one.id)).not.toContain(id);
  });

  it('what its author withdrew is not for others to bring back', async () => {
    const id = await aThread(bagas, forumId);
    await bagas.call(withdrawThread, { id });
    for (const act of [() => owner.call(takeDownThread, { id, reason: 'Late.' }), () => owner.call(bringThreadBack, { id })])
      await expect(act()).rejects.toMatchObject({ code: 'forums.threadNotFound' });
  });

  it('an answer goes for good, and with the best one the thread is unsolved', async () => {
    const id = await aThread(owner, forumId);
    const { id: commentId } = await answer(bagas, id);
    await owner.call(markBestAnswer, { commentId, best: true });
    await world.settle();
    await expect(outsider.call(takeDownAnswer, { commentId, reason: 'No.' })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(takeDownAnswer, { commentId, reason: 'It advertises.' });
    expect((await outsider.call(listComments, { itemId: id })).data).toEqual([]);
    await world.settle();
    expect(await outsider.call(getThread, { id })).toMatchObject({ item: { solved: false, counts: { comments: 0 } } });
    expect((await told(bagas)).find(({ kind }) => kind === 'answerTakenDown')).toMatchObject({ item: { id }, note: 'It advertises.' });
    await expect(owner.call(takeDownAnswer, { commentId, reason: 'Again.' })).rejects.toMatchObject({ code: 'forums.answerNotFound' });
  });

  it('an answer that staff have yet to decide on is not for a forum to take down or to mark', async () => {
    const id = await aThread(bagas, forumId);
    const { id: commentId } = await answer(bagas, id);
    const { pool } = world.runtime.database;
    await pool.query('update library.comment set held_at = now() where id = $1', [commentId]);
    for (const act of [
      () => owner.call(takeDownAnswer, { commentId, reason: 'It advertises.' }),
      () => owner.call(flagAnswer, { commentId, needsSource: true }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'forums.answerNotFound' });
    expect((await told(bagas)).filter(({ item }) => item?.id === id)).toEqual([]);
    await pool.query('update library.comment set held_at = null where id = $1', [commentId]);
    await owner.call(flagAnswer, { commentId, needsSource: true });
    await owner.call(takeDownAnswer, { commentId, reason: 'It advertises.' });
  });

  it('authors are asked for a source once', async () => {
    const id = await aThread(bagas, forumId);
    const { id: commentId } = await answer(bagas, id);
    await owner.call(tendThread, { id, needsSource: true });
    await owner.call(tendThread, { id, needsSource: true });
    await owner.call(flagAnswer, { commentId, needsSource: true });
    await owner.call(flagAnswer, { commentId, needsSource: true });
    expect(await wantedOf(bagas, id)).toEqual([commentId, null].sort());
  });

  it('authors hear no more of a source that is not wanted any longer, and again where it is', async () => {
    const id = await aThread(bagas, forumId);
    const { id: commentId } = await answer(bagas, id);
    await owner.call(tendThread, { id, needsSource: true });
    await owner.call(flagAnswer, { commentId, needsSource: true });
    await world.settle();
    await owner.call(tendThread, { id, needsSource: false });
    expect(await wantedOf(bagas, id)).toEqual([commentId]);
    await owner.call(flagAnswer, { commentId, needsSource: false });
    expect(await wantedOf(bagas, id)).toEqual([]);
    // Taken back before anybody was told of it.
    await owner.call(flagAnswer, { commentId, needsSource: true });
    await owner.call(flagAnswer, { commentId, needsSource: false });
    expect(await wantedOf(bagas, id)).toEqual([]);
    await owner.call(tendThread, { id, needsSource: true });
    expect(await wantedOf(bagas, id)).toEqual([null]);
  });

  /** For which answers, or the thread, a member was asked for a source. */
  async function wantedOf(member: Caller, id: string): Promise<(string | null)[]> {
    const asked = (await told(member)).filter(({ kind, item }) => kind === 'sourceAsked' && item?.id === id);
    return asked.map((one) => one.commentId).sort();
  }
});
