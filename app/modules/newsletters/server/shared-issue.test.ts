/** What several write is followed by all of them, whoever began it: while staff read it, and when they have sent it back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listComments } from '#modules/library/discussion.contract.ts';
import { decideApproval, getApproval, handInAgain, listApprovals } from '#modules/moderation/approval.contract.ts';
import { listOwnContent, listOwnDrafts } from '#modules/posts/creator.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getDraft, getIssue, restoreIssue, saveIssue, withdrawIssue } from '../newsletters.contract.ts';
import { aDraft, aNewsletter, anIssue, issueContent, subscribeTo } from '../testing/newsletters.factory.ts';

const CLAIM = fromPlainText('This drug cures dengue within a day.');
const REASON = 'Please name the source.';

let world: TestWorld;
let author: Caller;
/** Tends the forum, and has written nothing of it. */
let fellow: Caller;
let former: Caller;
let subscriber: Caller;
let elsewhere: Caller;
let approver: Caller;
let newsletterId: string;
let forumId: string;

const role = (who: Caller, to: 'moderator' | 'member') => author.call(setForumRole, { forumId, memberId: who.viewer?.id ?? '', role: to });

beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  fellow = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  former = world.as(await aMember(world, { name: 'Dewi Lestari' }));
  subscriber = world.as(await aMember(world, { name: 'Hana Tobing' }));
  elsewhere = world.as(await aMember(world, { name: 'Surya Wibawa' }));
  approver = world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));
  forumId = await aForum(author);
  newsletterId = (await aNewsletter(author, { forumId, audience: 'anyone' })).id;
  for (const who of [fellow, former, subscriber]) await enterForum(forumId, who, author);
  for (const who of [fellow, former]) await role(who, 'moderator');
  await role(former, 'member');
  await subscribeTo(subscriber, newsletterId);
  const other = await aForum(elsewhere);
  await aNewsletter(elsewhere, { forumId: other, audience: 'anyone' });
});
afterAll(() => world.close());

let id: string;
beforeEach(async () => {
  id = await anIssue(author, newsletterId, { intro: CLAIM });
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const others = () => [world.as(null), subscriber, former, elsewhere];
const inDesk = async (who: Caller) => (await who.call(listOwnContent, { limit: 50 })).data.find((one) => one.id === id);

async function sendBack(): Promise<void> {
  const held = (await approver.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
  await approver.call(decideApproval, { itemId: id, heldSince: held?.heldSince ?? '', decision: 'sendBack', reason: REASON });
}

describe('whoever writes the newsletter', () => {
  it('reads an issue that waits for staff, with why, as who began it does, and nobody else does', async () => {
    for (const who of [author, fellow]) {
      expect(await who.call(getIssue, { id })).toMatchObject({ item: { id }, can: { edit: true } });
      expect(await who.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'claims' });
      expect((await who.call(listComments, { itemId: id })).data).toEqual([]);
    }
    expect(await inDesk(fellow)).toMatchObject({ state: 'inReview', why: 'claims', by: { kind: 'member', name: 'Ratri Maheswari' } });
    expect(await inDesk(author)).toMatchObject({ state: 'inReview', by: null });
    for (const who of others()) {
      expect(await codeOf(who.call(getIssue, { id }))).toBe('newsletters.notFound');
      expect(await codeOf(who.call(listComments, { itemId: id }))).toBe('library.itemNotFound');
    }
    for (const who of [subscriber, former, elsewhere]) {
      expect(await codeOf(who.call(getApproval, { itemId: id }))).toBe('moderation.itemNotFound');
      expect(await codeOf(who.call(handInAgain, { itemId: id }))).toBe('moderation.itemNotFound');
      expect(await inDesk(who)).toBeUndefined();
    }
    // Whoever reads it for approval has no part in it.
    expect(await codeOf(approver.call(getApproval, { itemId: id }))).toBe('moderation.itemNotFound');
    expect(await inDesk(approver)).toBeUndefined();
  });

  it('reads what was sent back with the reason, changes it and hands it in again', async () => {
    await sendBack();
    expect(await fellow.call(getIssue, { id })).toMatchObject({ item: { id }, can: { edit: true } });
    expect(await fellow.call(getApproval, { itemId: id })).toMatchObject({ state: 'sentBack', reason: REASON });
    expect(await inDesk(fellow)).toMatchObject({ state: 'sentBack', reason: REASON });
    // It was not taken back by those who write it, so it is not theirs to bring back.
    expect(await fellow.call(getDraft, { id })).toMatchObject({ state: 'published', withdrawn: false });
    expect(await codeOf(fellow.call(restoreIssue, { id }))).toBe('newsletters.notFound');
    for (const who of others()) expect(await codeOf(who.call(getIssue, { id }))).toBe('newsletters.withdrawn');
    for (const who of [subscriber, former, elsewhere, approver]) {
      expect(await codeOf(who.call(getApproval, { itemId: id }))).toBe('moderation.itemNotFound');
      expect(await codeOf(who.call(handInAgain, { itemId: id }))).toBe('moderation.itemNotFound');
      expect(await inDesk(who)).toBeUndefined();
    }
    const content = issueContent({ title: 'With its source' });
    for (const who of [subscriber, former, elsewhere])
      expect(await codeOf(who.call(saveIssue, { id, newsletterId, version: 1, content }))).toBe('newsletters.mayNotWrite');
    await fellow.call(saveIssue, { id, newsletterId, version: 1, content });
    await fellow.call(handInAgain, { itemId: id });
    expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting' });
    expect(await codeOf(author.call(handInAgain, { itemId: id }))).toBe('moderation.notSentBack');
    const waiting = (await approver.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
    expect(waiting).toMatchObject({ title: 'With its source' });
    // What is out is read by everybody, and is in the list of who began it alone.
    await approver.call(decideApproval, { itemId: id, heldSince: waiting?.heldSince ?? '', decision: 'approve' });
    expect(await inDesk(fellow)).toBeUndefined();
    expect(await inDesk(author)).toMatchObject({ state: 'published' });
  });

  it('and may not any more follows what they began, and hands nothing in', async () => {
    await role(former, 'moderator');
    id = await anIssue(former, newsletterId, { intro: CLAIM });
    await sendBack();
    await role(former, 'member');
    expect(await former.call(getApproval, { itemId: id })).toMatchObject({ state: 'sentBack', reason: REASON });
    expect(await codeOf(former.call(handInAgain, { itemId: id }))).toBe('moderation.mayNotWrite');
    expect(await author.call(handInAgain, { itemId: id })).toMatchObject({ status: 'held' });
  });

  it('and may not any more has no draft of it at their desk, whatever colleagues call it by now, until they may again', async () => {
    await role(former, 'moderator');
    const draft = await aDraft(former, newsletterId, { title: 'Begun by one' });
    const atDesk = async () => (await former.call(listOwnDrafts, {})).data.map(({ title }) => title);
    expect(await atDesk()).toEqual(['Begun by one']);
    await role(former, 'member');
    await author.call(saveIssue, { ...draft, newsletterId, content: issueContent({ title: 'What the board decided' }) });
    expect(await atDesk()).toEqual([]);
    await role(former, 'moderator');
    expect(await atDesk()).toEqual(['What the board decided']);
    await role(former, 'member');
  });

  it('sees no more of one that was taken back than its readers do', async () => {
    await author.call(withdrawIssue, { id });
    for (const who of [author, fellow, subscriber]) expect(await codeOf(who.call(getIssue, { id }))).toBe('newsletters.withdrawn');
    expect(await inDesk(fellow)).toBeUndefined();
  });
});
