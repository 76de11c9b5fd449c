import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDraft } from '#modules/cases/case-draft.contract.ts';
import { setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { withdrawThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { bringThreadBack, takeDownThread } from '#modules/forums/thread-desk.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { recordView } from '#modules/library/library.contract.ts';
import { decideApproval, getApproval, handInAgain, listApprovals } from '#modules/moderation/approval.contract.ts';
import { getDraft, publishIssue, restoreIssue, saveIssue, withdrawIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent } from '#modules/newsletters/testing/newsletters.factory.ts';
import { startUpload } from '#modules/videos/video-upload.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listOwnContent, listOwnDrafts } from '../creator.contract.ts';
import { publishPost } from '../post-draft.contract.ts';
import { withdrawPost } from '../posts.contract.ts';
import { aPostDraft, aPublishedPost } from '../testing/posts.factory.ts';

let world: TestWorld;
let anna: Caller;
let budi: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo' }));
  budi = world.as(await aMember(world, { name: 'Budi Santoso' }));
});
afterAll(() => world.close());

describe('what a member wrote', () => {
  it('is theirs alone, of every state, what last happened first', async () => {
    const first = await aPublishedPost(world, anna);
    const second = await aPublishedPost(world, anna, { settings: { anonymous: true } });
    await anna.call(withdrawPost, { id: second });
    const { data } = await anna.call(listOwnContent, {});
    expect(data.map(({ id, state, anonymous }) => [id, state, anonymous])).toEqual([
      [second, 'withdrawn', true],
      [first, 'published', false],
    ]);
    expect((await budi.call(listOwnContent, {})).data).toEqual([]);
    await expect(world.as(null).call(listOwnContent, {})).rejects.toMatchObject({ code: 'access.signIn' });
    expect((await anna.call(listOwnContent, { state: 'withdrawn' })).data.map(({ id }) => id)).toEqual([second]);
    expect((await anna.call(listOwnContent, { kind: 'case' })).data).toEqual([]);
    const page = await anna.call(listOwnContent, { limit: 1 });
    const next = await anna.call(listOwnContent, { limit: 1, cursor: page.nextCursor ?? '' });
    expect([page.data[0]?.id, next.data[0]?.id, next.nextCursor]).toEqual([second, first, null]);
  });

  it('tells of readers by speciality, and of none that are fewer than five', async () => {
    const id = await aPublishedPost(world, anna);
    const read = async (speciality: string, count: number) => {
      for (let n = 0; n < count; n++) {
        const reader = world.as(await aMember(world, { name: `Reader ${speciality}`, speciality }));
        await reader.call(recordView, { itemId: id });
        await reader.call(recordView, { itemId: id });
      }
    };
    await read('cardiology', 5);
    await read('urology', 4);
    await anna.call(recordView, { itemId: id });
    const { data } = await anna.call(listOwnContent, {});
    expect(data.find((item) => item.id === id)?.readers).toEqual([{ speciality: 'cardiology', readers: 5 }]);
  });

  it('shows its best answer, and why it was sent back', async () => {
    const id = await aPublishedPost(world, anna);
    const comment = await budi.call(addComment, { itemId: id, text: fromPlainText('Repeat it on ice.') });
    await anna.call(markBestAnswer, { commentId: comment.id, best: true });
    expect((await anna.call(listOwnContent, {})).data[0]?.best).toMatchObject({
      commentId: comment.id,
      byline: { kind: 'member', name: 'Budi Santoso' },
    });

    const newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
    const staff = world.as(await aMember(world, { name: 'Sinta Staff', rights: ['approvals'] }));
    const held = await newcomer.call(publishPost, await aPostDraft(newcomer));
    expect((await newcomer.call(listOwnContent, {})).data[0]).toMatchObject({ state: 'inReview', reason: null, why: 'newAuthor' });
    const { data } = await staff.call(listApprovals, { kind: 'post', speciality: 'nephrology', language: 'en' });
    const heldSince = data.find((item) => item.id === held.id)?.heldSince ?? '';
    await staff.call(decideApproval, { decision: 'sendBack', itemId: held.id, heldSince, reason: 'Please name no hospital.' });
    expect((await newcomer.call(listOwnContent, {})).data[0]).toMatchObject({ state: 'sentBack', reason: 'Please name no hospital.' });
    expect((await newcomer.call(listOwnContent, { state: 'sentBack' })).data.map((item) => item.id)).toEqual([held.id]);
    // Handed in again and then taken back by themselves, it is what they made of it.
    await newcomer.call(handInAgain, { itemId: held.id });
    await newcomer.call(withdrawPost, { id: held.id });
    expect((await newcomer.call(listOwnContent, {})).data[0]).toMatchObject({ state: 'withdrawn', reason: null });
    expect(await newcomer.call(getApproval, { itemId: held.id })).toMatchObject({ state: 'none', reason: null });
    expect((await newcomer.call(listOwnContent, { state: 'sentBack' })).data).toEqual([]);
  });
});

it('tells what the moderators of a forum took down from what its author withdrew, and why', async () => {
  const writer = world.as(await aMember(world, { name: 'Wira Writer' }));
  const forumId = await aForum(budi, { name: 'Threads that go' });
  await enterForum(forumId, writer, budi);
  const [withdrawn, takenDown] = [await aThread(writer, forumId), await aThread(writer, forumId)];
  await writer.call(withdrawThread, { id: withdrawn });
  await budi.call(takeDownThread, { id: takenDown, reason: 'It names the hospital.' });
  const those = async (state?: 'withdrawn' | 'takenDown' | 'published') =>
    (await writer.call(listOwnContent, { state })).data.map((item) => [item.id, item.state, item.reason]);
  expect(await those('takenDown')).toEqual([[takenDown, 'takenDown', 'It names the hospital.']]);
  expect(await those('withdrawn')).toEqual([[withdrawn, 'withdrawn', null]]);
  expect(await those()).toHaveLength(2);
  await budi.call(bringThreadBack, { id: takenDown });
  expect(await those('published')).toEqual([[takenDown, 'published', null]]);
});

it('lists unfinished texts of every kind, for their author', async () => {
  const post = await aPostDraft(budi, { content: { title: 'Half a post' } });
  const started = await budi.call(startDraft, { language: 'en' });
  const video = await budi.call(startUpload, { fileName: 'Lumbar puncture.mp4', bytes: 1000 });
  const { data, newsletters } = await budi.call(listOwnDrafts, {});
  expect(data.map(({ id, kind, title, state, path }) => [id, kind, title, state, path])).toEqual([
    [video.id, 'video', 'Lumbar puncture', 'preparing', `/video/${video.id}/edit`],
    [started.id, 'case', '', 'draft', `/cases/new?draft=${started.id}`],
    [post.draftId, 'post', 'Half a post', 'draft', `/posts/new?draft=${post.draftId}`],
  ]);
  expect(newsletters).toEqual([]);
  expect(await anna.call(listOwnDrafts, {})).toEqual({ data: [], newsletters: [], moreNewsletters: false });
});

it('shows who owns a newsletter the way to its issues, finished and not', async () => {
  const owner = world.as(await aMember(world, { name: 'Olga Owner', rights: ['newsletters'] }));
  const { id: newsletterId, slug } = await aNewsletter(owner);
  const issue = await owner.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent({ title: 'November' }) });
  const mine = await owner.call(listOwnDrafts, {});
  expect(mine.newsletters).toMatchObject([{ slug }]);
  expect(mine.data).toMatchObject([
    { id: issue.id, kind: 'newsletter', title: 'November', state: 'draft', path: `/newsletters/${slug}/write/${issue.id}` },
  ]);
  await owner.call(publishIssue, { id: issue.id, version: issue.version });
  expect((await owner.call(listOwnDrafts, {})).data).toEqual([]);
  expect((await anna.call(listOwnDrafts, {})).newsletters).toEqual([]);
});

it('leads from an issue that was withdrawn to where it is brought back, and from others to where they are read', async () => {
  const owner = world.as(await aMember(world, { name: 'Olga Owner', rights: ['newsletters'] }));
  const { id: newsletterId, slug } = await aNewsletter(owner);
  const id = await anIssue(owner, newsletterId);
  const pathOf = async () => (await owner.call(listOwnContent, { kind: 'newsletter' })).data.map(({ path }) => path);
  expect(await pathOf()).toEqual([`/newsletters/issues/${id}`]);
  await owner.call(withdrawIssue, { id });
  expect(await pathOf()).toEqual([`/newsletters/${slug}/write/${id}`]);
  expect(await owner.call(getDraft, { id })).toMatchObject({ withdrawn: true });
  await owner.call(restoreIssue, { id });
  expect(await pathOf()).toEqual([`/newsletters/issues/${id}`]);
  const post = await aPublishedPost(world, owner);
  await owner.call(withdrawPost, { id: post });
  expect((await owner.call(listOwnContent, { kind: 'post' })).data.map(({ path }) => path)).toEqual([`/posts/${post}`]);
});

it('shows moderators the newsletters of their forums, and staff all that they may read', async () => {
  const slugsFor = async (who: Caller) => (await who.call(listOwnDrafts, {})).newsletters.map(({ slug }) => slug);
  const owner = world.as(await aMember(world, { rights: ['newsletters'] }));
  const moderator = world.as(await aMember(world));
  const forumId = await aForum(owner, { name: 'The renal ward' });
  await enterForum(forumId, moderator, owner);
  const { slug } = await aNewsletter(owner, { forumId });
  const elsewhere = await aNewsletter(owner);
  expect(await slugsFor(moderator)).toEqual([]);
  await owner.call(setForumRole, { forumId, memberId: moderator.viewer?.id ?? '', role: 'moderator' });
  expect(await slugsFor(moderator)).toEqual([slug]);
  const staff = world.as(await aMember(world, { rights: ['newsletters'] }));
  expect(await slugsFor(staff)).toEqual(expect.arrayContaining([slug, elsewhere.slug]));

  const closedId = await aForum(owner, { name: 'Among few', kind: 'private' });
  const closed = await aNewsletter(owner, { forumId: closedId, audience: 'forum' });
  expect(await slugsFor(staff)).not.toContain(closed.slug);
  expect(await slugsFor(owner)).toContain(closed.slug);

  for (let n = 0; n < 10; n += 1) await aNewsletter(staff);
  const drafts = await staff.call(listOwnDrafts, {});
  expect([drafts.newsletters.length, drafts.moreNewsletters]).toEqual([10, true]);
  expect(drafts.newsletters.map((one) => one.slug)).not.toContain(slug);
});
