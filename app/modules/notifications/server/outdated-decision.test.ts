/** What was decided in a place, about a member or what they wrote, leaves by e-mail and on devices as long as it holds: both may come hours later. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repostCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { joinCommunity, leaveCommunity, setCommunityRole, setCommunityStanding } from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { handOverForum, joinForum, leaveForum, removeMember, setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { updateDoctorRegDetail, updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideVerification, submitForVerification } from '#modules/identity/verification.contract.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { decideApproval, handInAgain, listApprovals } from '#modules/moderation/approval.contract.ts';
import { decideReports, listReports, report } from '#modules/moderation/complaint.contract.ts';
import { decideCommunity, decideForum } from '#modules/moderation/place-decision.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { pauseNotifications } from '../notification-pause.contract.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications } from '../notifications.contract.ts';
import { addPushDevice, getPushKey } from '../push.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';
import { type PushFake, startPushFake } from './push.fake.ts';

let fake: PushFake;
let world: TestWorld;
let staff: Caller;
let owner: Caller;
let colleague: Caller;
let id: string;

beforeAll(async () => {
  fake = await startPushFake();
  world = await openTestWorld({ pushService: fake.url });
  staff = world.as(await aMember(world, { rights: ['approvals', 'verification'] }));
});
afterAll(async () => {
  await world.close();
  await fake.close();
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const why = { ground: 'advertising', reason: 'Only advertisements.' } as const;

/** Wants all of it everywhere, and is not to be disturbed for now. Returns what left in the end, by e-mail and on their device. */
async function waits(caller: Caller): Promise<() => Promise<{ mailed: string; pushed: string }>> {
  const { viewer } = caller;
  await world.runtime.database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [viewer?.sessionId, newId(), viewer?.id],
  );
  const settings = await caller.call(getSettings, {});
  const every = { inApp: true, mail: true, push: true };
  await caller.call(saveSettings, {
    ...settings,
    quiet: null,
    kinds: { ...settings.kinds, places: every, decisions: every, account: every },
  });
  const phone = fake.subscribe((await caller.call(getPushKey, {})).publicKey);
  await caller.call(addPushDevice, { endpoint: phone.endpoint, keys: phone.keys });
  await caller.call(pauseNotifications, { pause: 'hour' });
  return async () => {
    await world.settle();
    await caller.call(pauseNotifications, { pause: null });
    const { services } = world.runtime;
    await services.jobs.enqueue(services.database.db, mailNotifications, {});
    await world.runJobs();
    const mails = world.sent.filter(({ to }) => to.startsWith(idOf(caller)));
    const pushes = phone.shown.map(({ payload }) => (payload as { title: string; body: string }).title);
    return { mailed: mails.map(({ values }) => JSON.stringify(values)).join('\n'), pushed: pushes.join('\n') };
  };
}

describe.each([
  {
    place: 'forum',
    open: () => aForum(owner),
    join: () => colleague.call(joinForum, { forumId: id }),
    leave: () => colleague.call(leaveForum, { forumId: id }),
    setRole: (by: Caller, to: Caller, role: 'moderator' | 'member' | 'owner') =>
      role === 'owner'
        ? by.call(handOverForum, { forumId: id, memberId: idOf(to) })
        : by.call(setForumRole, { forumId: id, memberId: idOf(to), role }),
    remove: () => owner.call(removeMember, { forumId: id, memberId: idOf(colleague) }),
    decide: (decision: 'close' | 'reopen') => staff.call(decideForum, { decision, forumId: id, ...why }),
  },
  {
    place: 'community',
    open: () => aCommunity(owner),
    join: () => colleague.call(joinCommunity, { communityId: id }),
    leave: () => colleague.call(leaveCommunity, { communityId: id }),
    setRole: (by: Caller, to: Caller, role: 'moderator' | 'member' | 'owner') =>
      by.call(setCommunityRole, { communityId: id, memberId: idOf(to), role }),
    remove: () => owner.call(setCommunityStanding, { communityId: id, memberId: idOf(colleague), standing: 'removed' }),
    decide: (decision: 'close' | 'reopen') => staff.call(decideCommunity, { decision, communityId: id, ...why }),
  },
] as const)('of a $place', ({ open, join, leave, setRole, remove, decide }) => {
  beforeEach(async () => {
    owner = world.as(await aMember(world, { name: 'Ratri Maheswari', language: 'en' }));
    colleague = world.as(await aMember(world, { name: 'Bagas Setiawan', language: 'en' }));
    id = await open();
    await join();
    await world.settle();
  });

  const MODERATOR = /You are a moderator/;
  const OWNER = /was handed over to you/;
  const CLOSED = /Our team closed your/;
  const REOPENED = /Our team no longer keeps your/;

  it('a duty that holds is told of', async () => {
    const leaves = await waits(colleague);
    await setRole(owner, colleague, 'moderator');
    expect(await leaves()).toEqual({ mailed: expect.stringMatching(MODERATOR), pushed: expect.stringMatching(MODERATOR) });
  });

  it.each([
    ['was taken back', () => setRole(owner, colleague, 'member')],
    ['ended by leaving', () => leave()],
  ] as const)('nothing leaves of a duty that %s, and it stays in the bell as what has been', async (_, end) => {
    const leaves = await waits(colleague);
    await setRole(owner, colleague, 'moderator');
    await world.settle();
    await end();
    expect(await leaves()).toEqual({ mailed: '', pushed: '' });
    expect((await colleague.call(listNotifications, {})).data.map(({ kind }) => kind)).toEqual([expect.stringMatching(/Moderator$/)]);
  });

  it('who was taken out hears of that, and not of the duty they had', async () => {
    const leaves = await waits(colleague);
    await setRole(owner, colleague, 'moderator');
    await world.settle();
    await remove();
    const { mailed, pushed } = await leaves();
    expect([mailed, pushed].map((words) => [MODERATOR.test(words), /You were removed from/.test(words)])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it('whoever handed it on hears nothing of having been given it', async () => {
    const leaves = await waits(colleague);
    await setRole(owner, colleague, 'owner');
    await world.settle();
    await setRole(colleague, owner, 'owner');
    expect(await leaves()).toEqual({ mailed: '', pushed: '' });
    const again = await waits(owner);
    await setRole(owner, colleague, 'owner');
    await world.settle();
    await setRole(colleague, owner, 'owner');
    expect((await again()).pushed).toMatch(OWNER);
  });

  it('its owner hears that staff closed it as long as it is closed by them, and that they opened it as long as it is open', async () => {
    const leaves = await waits(owner);
    await decide('close');
    await world.settle();
    await decide('reopen');
    const { mailed, pushed } = await leaves();
    expect([mailed, pushed].map((words) => [CLOSED.test(words), REOPENED.test(words)])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it('and where it was closed once more, that alone', async () => {
    const leaves = await waits(owner);
    for (const decision of ['close', 'reopen', 'close'] as const) {
      await decide(decision);
      await world.settle();
    }
    const { mailed, pushed } = await leaves();
    expect([mailed, pushed].map((words) => [CLOSED.test(words), REOPENED.test(words)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe('of staff about a member', () => {
  const VERIFIED = /Your profile is verified/;
  const SENT_BACK = /We could not verify your profile yet/;
  let newcomer: Caller;
  let leaves: Awaited<ReturnType<typeof waits>>;

  beforeEach(async () => {
    newcomer = world.as(await aMember(world, { name: 'Dewi Pratiwi', verified: false }));
    leaves = await waits(newcomer);
    await newcomer.call(updateDoctorRegDetail, { registrationNumber: `31.2.1.${idOf(newcomer).slice(-6)}` });
  });

  async function asks() {
    const { since } = await newcomer.call(submitForVerification, {});
    return { memberId: idOf(newcomer), submittedAt: since };
  }
  async function sendBack() {
    await staff.call(decideVerification, { decision: 'sendBack', ...(await asks()), reason: 'The picture is blurred.' });
    await world.settle();
  }
  async function verify() {
    await staff.call(decideVerification, { decision: 'verify', ...(await asks()), numberExists: true, personMatches: true });
    await world.settle();
  }

  it('whoever was sent back and verified since hears that they are verified, alone', async () => {
    await sendBack();
    await verify();
    const { mailed, pushed } = await leaves();
    expect([mailed, pushed].map((words) => [SENT_BACK.test(words), VERIFIED.test(words)])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it('nor does anybody hear that they are verified who waits anew, under another name', async () => {
    await verify();
    await newcomer.call(updateUserBasicDetail, { firstName: 'Wulandari' });
    expect(await leaves()).toEqual({ mailed: '', pushed: '' });
  });
});

describe('of staff about what a member wrote', () => {
  const WORDS = {
    held: /is out of sight until our team/,
    approved: /was read by our team and is published/,
    sentBack: /asks you to change/,
  };
  let author: Caller;
  let writer: Caller;
  let caseId: string;

  beforeEach(async () => {
    author = world.as(await aMember(world, { name: 'Ratri Maheswari', language: 'en' }));
    writer = world.as(await aMember(world, { name: 'Bagas Setiawan', language: 'en' }));
    caseId = await aPublishedCase(world, author);
    await world.settle();
  });

  type Target = 'item' | 'comment' | 'note';

  /** Colleagues report it until it is out of sight. */
  async function hold(target: Target, about: string): Promise<void> {
    for (let n = 0; n < 3; n++) {
      const reporter = world.as(await aMember(world));
      if (target === 'note') await reporter.call(followMember, { memberId: idOf(writer), following: true });
      await reporter.call(report, { target, id: about, reason: 'harmful', note: '' });
    }
    await world.settle();
  }
  async function letStand(target: Target, about: string): Promise<void> {
    const known = (await staff.call(listReports, { limit: 50 })).data.find((one) => one.id === about);
    await staff.call(decideReports, { decision: 'dismiss', target, id: about, heldSince: known?.heldSince ?? null });
    await world.settle();
  }
  async function sendBack(): Promise<void> {
    const heldSince = (await staff.call(listApprovals, { limit: 50 })).data.find((one) => one.id === caseId)?.heldSince ?? '';
    await staff.call(decideApproval, { itemId: caseId, heldSince, decision: 'sendBack', reason: 'The face can be seen.' });
    await world.settle();
  }
  const anAnswer = async () => (await writer.call(addComment, { itemId: caseId, text: fromPlainText('Give antibiotics.') })).id;
  async function aNote(): Promise<string> {
    await writer.call(repostCase, { caseId, note: 'Worth reading.' });
    const follower = world.as(await aMember(world));
    await follower.call(followMember, { memberId: idOf(writer), following: true });
    const { data } = await follower.call(listFeed, { filter: 'following', limit: 50 });
    return data.find((entry) => entry.id === caseId)?.repost?.id ?? '';
  }
  const saidIn = ({ mailed, pushed }: { mailed: string; pushed: string }) =>
    [mailed, pushed].map((words) => Object.entries(WORDS).flatMap(([name, word]) => (word.test(words) ? [name] : [])));

  const EACH = [
    { target: 'item', whose: () => author, write: async () => caseId },
    { target: 'comment', whose: () => writer, write: anAnswer },
    { target: 'note', whose: () => writer, write: aNote },
  ] as const;

  it.each(EACH)('its writer hears that $target is held as long as it is', async ({ target, whose, write }) => {
    const about = await write();
    const leaves = await waits(whose());
    await hold(target, about);
    expect(saidIn(await leaves())).toEqual([['held'], ['held']]);
  });

  it.each(EACH)('and where it stands again, that alone: $target', async ({ target, whose, write }) => {
    const about = await write();
    const leaves = await waits(whose());
    await hold(target, about);
    await letStand(target, about);
    expect(saidIn(await leaves())).toEqual([['approved'], ['approved']]);
    const kinds = (await whose().call(listNotifications, {})).data.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['itemHeld', 'itemApproved']));
  });

  it.each(EACH)('nor that it stands where it was held once more: $target', async ({ target, whose, write }) => {
    const about = await write();
    const leaves = await waits(whose());
    await hold(target, about);
    await letStand(target, about);
    await hold(target, about);
    expect(saidIn(await leaves())).toEqual([['held'], ['held']]);
  });

  it('what was sent back is told of until it is handed in again', async () => {
    const leaves = await waits(author);
    await hold('item', caseId);
    await sendBack();
    expect(saidIn(await leaves())).toEqual([['sentBack'], ['sentBack']]);
  });

  it('and not after that', async () => {
    const leaves = await waits(author);
    await hold('item', caseId);
    await sendBack();
    await author.call(handInAgain, { itemId: caseId });
    const said = saidIn(await leaves());
    for (const way of said) expect(way).not.toContain('sentBack');
    expect((await author.call(listNotifications, {})).data.map(({ kind }) => kind)).toContain('itemSentBack');
  });
});
