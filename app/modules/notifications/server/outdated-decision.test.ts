/** What was decided in a place, or about a member, leaves by e-mail and on devices as long as it holds: both may come hours later. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCommunity, leaveCommunity, setCommunityRole, setCommunityStanding } from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { handOverForum, joinForum, leaveForum, removeMember, setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { updateDoctorRegDetail, updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideVerification, submitForVerification } from '#modules/identity/verification.contract.ts';
import { decideCommunity, decideForum } from '#modules/moderation/place-decision.contract.ts';
import { newId } from '#platform/db/id.ts';
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
