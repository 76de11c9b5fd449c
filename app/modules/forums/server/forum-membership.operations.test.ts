import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, TEST_SECRET, type TestWorld } from '#platform/testing/test-world.ts';
import {
  checkForumPassword,
  decideRequest,
  followForum,
  handOverForum,
  joinForum,
  leaveForum,
  listForumMembers,
  muteMember,
  readmitMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
  withdrawJoinRequest,
} from '../forum-membership.contract.ts';
import { getThread, listThreads, writeThread } from '../forum-thread.contract.ts';
import { getForum } from '../forums.contract.ts';
import { aForum, aThread, enterForum, FORUM_PASSWORD } from '../testing/forums.factory.ts';
import { countTries } from './forum-membership.store.ts';
import { MOST_TRIES, trySubjects } from './forum-password.policy.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let hana: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  hana = world.as(await aMember(world, { name: 'Hana Tobing' }));
});
afterAll(() => world.close());

// Nobody owns more than ten forums.
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const someone = async (name: string) => world.as(await aMember(world, { name }));

/**
 * Wrong passwords that were tried, as they are counted: each real one costs a tenth of a second and more. Of as many members and
 * from one address, unless said otherwise.
 */
const countGuesses = (forumId: string, guesses: number, by: { member?: string; ipOf?: (n: number) => string } = {}) =>
  world.runtime.database.transaction(async (db) => {
    const { member, ipOf = () => '203.0.113.40' } = by;
    for (let n = 0; n < guesses; n++) {
      const subjects = trySubjects(TEST_SECRET, member ?? `guesser-${n}`, ipOf(n)).map(({ subject }) => subject);
      await countTries(db, forumId, subjects);
    }
  });

describe('coming in and leaving', () => {
  it('a public forum is joined, read by everybody, written in by members', async () => {
    const forumId = await aForum(owner);
    const threadId = await aThread(owner, forumId);
    expect(await world.as(null).call(listThreads, { forumId })).toMatchObject({ data: [{ id: threadId }] });
    await expect(aThread(bagas, forumId)).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect(await bagas.call(joinForum, { forumId })).toEqual({ forumId, standing: 'member' });
    // A double click joins once.
    expect(await bagas.call(joinForum, { forumId })).toEqual({ forumId, standing: 'member' });
    expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ members: 2, standing: 'member', following: true });
    expect(await aThread(bagas, forumId)).toBeTruthy();
  });

  it('no door but its own: a private forum is not joined, a public one asks for no password', async () => {
    const [open, closed] = [await aForum(owner), await aForum(owner, { kind: 'private' })];
    await expect(bagas.call(joinForum, { forumId: closed })).rejects.toMatchObject({ code: 'forums.otherWayIn' });
    await expect(bagas.call(checkForumPassword, { forumId: closed, password: FORUM_PASSWORD })).rejects.toMatchObject({
      code: 'forums.otherWayIn',
    });
    await expect(bagas.call(sendJoinRequest, { forumId: open })).rejects.toMatchObject({ code: 'forums.otherWayIn' });
  });

  it('a private forum: asked for, under review, taken back, declined, asked for later, accepted', async () => {
    const forumId = await aForum(owner, { kind: 'private' });
    const threadId = await aThread(owner, forumId);
    await bagas.call(sendJoinRequest, { forumId, note: 'I examine for the board.' });
    expect(await bagas.call(getForum, { id: forumId })).toMatchObject({
      standing: 'requested',
      can: { withdrawRequest: true, request: false },
    });
    await expect(bagas.call(getThread, { id: threadId })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    await expect(hana.call(listForumMembers, { forumId, list: 'requested' })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect(await owner.call(listForumMembers, { forumId, list: 'requested' })).toMatchObject({
      data: [{ memberId: idOf(bagas), note: 'I examine for the board.', can: { decide: true } }],
    });
    expect(await bagas.call(withdrawJoinRequest, { forumId })).toEqual({ forumId, standing: 'none' });
    await bagas.call(sendJoinRequest, { forumId });
    await expect(hana.call(decideRequest, { forumId, memberId: idOf(bagas), accept: true })).rejects.toMatchObject({
      code: 'forums.notAllowed',
    });
    await owner.call(decideRequest, { forumId, memberId: idOf(bagas), accept: false });
    await expect(bagas.call(sendJoinRequest, { forumId })).rejects.toMatchObject({ code: 'forums.askAgainLater' });
    await hana.call(sendJoinRequest, { forumId });
    await owner.call(decideRequest, { forumId, memberId: idOf(hana), accept: true });
    expect(await hana.call(getThread, { id: threadId })).toMatchObject({ item: { id: threadId } });
    await expect(owner.call(decideRequest, { forumId, memberId: idOf(hana), accept: true })).rejects.toMatchObject({
      code: 'forums.memberNotFound',
    });
  });

  it('leaving takes effect at once, also for what one wrote oneself; the owner stays', async () => {
    const forumId = await aForum(owner, { kind: 'private' });
    await enterForum(forumId, bagas, owner);
    const own = await aThread(bagas, forumId);
    await expect(owner.call(leaveForum, { forumId })).rejects.toMatchObject({ code: 'forums.ownerStays' });
    await bagas.call(leaveForum, { forumId });
    await expect(bagas.call(getThread, { id: own })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
    await expect(bagas.call(listThreads, { forumId })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect(await owner.call(getThread, { id: own })).toMatchObject({ item: { id: own } });
  });

  it('only members are told of new threads, as they choose', async () => {
    const forumId = await aForum(owner);
    await expect(bagas.call(followForum, { forumId, following: true })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await enterForum(forumId, bagas, owner);
    await bagas.call(followForum, { forumId, following: false });
    expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ following: false });
  });
});

describe('the password of a protected forum', () => {
  it('lets in, and is counted when it is wrong although the command is refused', async () => {
    const forumId = await aForum(owner, { kind: 'protected' });
    const guesser = await someone('Gunawan Guesser');
    await countGuesses(forumId, MOST_TRIES.member - 2, { member: idOf(guesser) });
    for (const password of ['guess number four', 'guess number five'])
      await expect(guesser.call(checkForumPassword, { forumId, password })).rejects.toMatchObject({ code: 'forums.wrongPassword' });
    // From now on right and wrong are answered alike.
    for (const password of ['another guess', FORUM_PASSWORD])
      await expect(guesser.call(checkForumPassword, { forumId, password })).rejects.toMatchObject({
        code: 'forums.tooManyTries',
        details: { seconds: expect.any(Number) },
      });
    expect(await guesser.call(getForum, { id: forumId })).toMatchObject({ standing: 'none' });
    const { pool } = world.runtime.database;
    await pool.query(`update forums.password_try set since = now() - interval '870 seconds' where forum_id = $1`, [forumId]);
    const { values } = await guesser.call(checkForumPassword, { forumId, password: FORUM_PASSWORD }).catch((error) => error);
    expect(world.runtime.services.translations.text('en', 'forums:error.tooManyTries', values)).toContain('in 1 min.');
    // Others are not shut out by it, nor is the guesser elsewhere.
    expect(await bagas.call(checkForumPassword, { forumId, password: FORUM_PASSWORD }, { request: { ip: '198.18.0.9' } })).toMatchObject({
      standing: 'member',
    });
    const other = await aForum(owner, { kind: 'protected' });
    expect(await guesser.call(checkForumPassword, { forumId: other, password: FORUM_PASSWORD })).toMatchObject({ standing: 'member' });
  });

  it('is guessed no faster by many members behind one address', async () => {
    const forumId = await aForum(owner, { kind: 'protected' });
    const ip = '203.0.113.40';
    await countGuesses(forumId, MOST_TRIES.network - 1, { ipOf: () => ip });
    const [first, second] = [await someone('Guesser One'), await someone('Guesser Two')];
    const guess = (guesser: Caller, from: string) =>
      guesser.call(checkForumPassword, { forumId, password: 'another guess' }, { request: { ip: from } });
    await expect(guess(first, ip)).rejects.toMatchObject({ code: 'forums.wrongPassword' });
    for (const guesser of [first, second]) await expect(guess(guesser, ip)).rejects.toMatchObject({ code: 'forums.tooManyTries' });
    await expect(guess(second, '198.51.100.7')).rejects.toMatchObject({ code: 'forums.wrongPassword' });
  });

  it('is guessed no faster by a crowd behind many addresses', async () => {
    const forumId = await aForum(owner, { kind: 'protected' });
    await countGuesses(forumId, 200, { ipOf: (n) => `203.0.113.${n}` });
    const honest = await someone('Honest Member');
    // Forty guessers do not shut the door to those who know the password.
    expect(await honest.call(checkForumPassword, { forumId, password: FORUM_PASSWORD })).toMatchObject({ standing: 'member' });
    await world.runtime.database.pool.query(`update forums.password_try set tries = $2 where forum_id = $1 and subject = 'forum'`, [
      forumId,
      MOST_TRIES.forum - 1,
    ]);
    const last = await someone('Last Guesser');
    await expect(last.call(checkForumPassword, { forumId, password: 'another guess' })).rejects.toMatchObject({
      code: 'forums.wrongPassword',
    });
    await expect(last.call(checkForumPassword, { forumId, password: FORUM_PASSWORD })).rejects.toMatchObject({
      code: 'forums.tooManyTries',
    });
    // Other forums are not shut by it.
    const other = await aForum(owner, { kind: 'protected' });
    expect(await last.call(checkForumPassword, { forumId: other, password: FORUM_PASSWORD })).toMatchObject({ standing: 'member' });
  });

  it('is not tried more often by trying at once', async () => {
    const forumId = await aForum(owner, { kind: 'protected' });
    const guesser = await someone('Parallel Guesser');
    await countGuesses(forumId, MOST_TRIES.member - 2, { member: idOf(guesser) });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        guesser.call(checkForumPassword, { forumId, password: `at once ${i}` }).catch((error: { code: string }) => error.code),
      ),
    );
    expect(outcomes.filter((code) => code === 'forums.wrongPassword')).toHaveLength(2);
  });

  it('does not let somebody back in who was removed', async () => {
    const forumId = await aForum(owner, { kind: 'protected' });
    const gone = await someone('Gone Member');
    await enterForum(forumId, gone, owner);
    await owner.call(removeMember, { forumId, memberId: idOf(gone) });
    await expect(gone.call(checkForumPassword, { forumId, password: FORUM_PASSWORD })).rejects.toMatchObject({ code: 'forums.keptOut' });
  });
});

describe('the desk', () => {
  it('moderators mute and remove members, but neither each other nor the owner', async () => {
    const forumId = await aForum(owner);
    const [moderator, other, member] = [await someone('Mira Moderator'), await someone('Oka Other'), await someone('Maya Member')];
    for (const one of [moderator, other, member]) await enterForum(forumId, one, owner);
    await expect(moderator.call(setForumRole, { forumId, memberId: idOf(member), role: 'moderator' })).rejects.toMatchObject({
      code: 'forums.notAllowed',
    });
    for (const one of [moderator, other]) await owner.call(setForumRole, { forumId, memberId: idOf(one), role: 'moderator' });

    await moderator.call(muteMember, { forumId, memberId: idOf(member), days: 7 });
    await expect(aThread(member, forumId)).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect(await member.call(getForum, { id: forumId })).toMatchObject({ writeRefusal: 'muted', can: { write: false } });
    // Leaving and coming back does not end a muting.
    await member.call(leaveForum, { forumId });
    await member.call(joinForum, { forumId });
    await expect(aThread(member, forumId)).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await moderator.call(muteMember, { forumId, memberId: idOf(member), days: 0 });
    expect(await aThread(member, forumId)).toBeTruthy();

    for (const memberId of [idOf(other), idOf(owner)])
      for (const act of [
        () => moderator.call(muteMember, { forumId, memberId, days: 1 }),
        () => moderator.call(removeMember, { forumId, memberId }),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await expect(member.call(removeMember, { forumId, memberId: idOf(other) })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(removeMember, { forumId, memberId: idOf(other) });
    await expect(other.call(joinForum, { forumId })).rejects.toMatchObject({ code: 'forums.keptOut' });
    expect(await owner.call(listForumMembers, { forumId, list: 'removed' })).toMatchObject({ data: [{ memberId: idOf(other) }] });
    await owner.call(readmitMember, { forumId, memberId: idOf(other) });
    expect(await other.call(getForum, { id: forumId })).toMatchObject({ standing: 'member', role: 'member' });
  });

  it('takes a removal back as if it had not been: the owner alone gives the role of a moderator again', async () => {
    const forumId = await aForum(owner);
    const [moderator, other] = [await someone('Mira Moderator'), await someone('Oka Other')];
    for (const one of [moderator, other]) {
      await enterForum(forumId, one, owner);
      await owner.call(setForumRole, { forumId, memberId: idOf(one), role: 'moderator' });
    }
    await owner.call(removeMember, { forumId, memberId: idOf(other) });
    const back = { forumId, memberId: idOf(other), role: 'moderator' } as const;
    await expect(moderator.call(readmitMember, back)).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await owner.call(readmitMember, back);
    expect(await other.call(getForum, { id: forumId })).toMatchObject({ standing: 'member', role: 'moderator' });
  });

  it('does not end a muting where the muted leaves, asks anew and takes that back', async () => {
    const forumId = await aForum(owner, { kind: 'private' });
    const member = await someone('Tono Talkative');
    await enterForum(forumId, member, owner);
    await owner.call(muteMember, { forumId, memberId: idOf(member), days: 7 });
    await member.call(leaveForum, { forumId });
    await member.call(sendJoinRequest, { forumId });
    expect(await member.call(withdrawJoinRequest, { forumId })).toMatchObject({ standing: 'left' });
    expect((await owner.call(listForumMembers, { forumId, list: 'requested' })).data).toEqual([]);
    await enterForum(forumId, member, owner);
    expect(await member.call(getForum, { id: forumId })).toMatchObject({ writeRefusal: 'muted' });
  });

  it('shows who is muted to those who tend the forum and to nobody else', async () => {
    const forumId = await aForum(owner);
    for (const one of [bagas, hana]) await enterForum(forumId, one, owner);
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 7 });
    const mutedFor = async (caller: Caller) =>
      (await caller.call(listForumMembers, { forumId })).data
        .filter(({ mutedUntil }) => mutedUntil !== null)
        .map(({ memberId }) => memberId);
    expect(await mutedFor(owner)).toEqual([idOf(bagas)]);
    expect(await mutedFor(bagas)).toEqual([idOf(bagas)]);
    expect(await mutedFor(hana)).toEqual([]);
  });

  it('the owner hands over to a verified member and stays as a moderator', async () => {
    const forumId = await aForum(owner);
    const newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
    for (const one of [bagas, newcomer]) await enterForum(forumId, one, owner);
    await expect(owner.call(handOverForum, { forumId, memberId: idOf(newcomer) })).rejects.toMatchObject({ code: 'forums.notVerified' });
    const theirs: string[] = [];
    for (let n = 0; n < 10; n += 1) theirs.push(await aForum(bagas, { name: `One of ten ${n}` }));
    await expect(owner.call(handOverForum, { forumId, memberId: idOf(bagas) })).rejects.toMatchObject({ code: 'forums.ownsEnough' });
    await world.runtime.database.pool.query('delete from forums.forum where id = any($1::text[])', [theirs]);
    // Whom nobody may act on any more is not left silent.
    await owner.call(muteMember, { forumId, memberId: idOf(bagas), days: 7 });
    await owner.call(handOverForum, { forumId, memberId: idOf(bagas) });
    expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ role: 'owner', writeRefusal: null, can: { write: true } });
    await world.settle();
    const told = (await bagas.call(listNotifications, {})).data.filter(({ path }) => path === `/forums/${forumId}`);
    expect(told[0]).toMatchObject({ kind: 'forumOwner' });
    expect(await owner.call(getForum, { id: forumId })).toMatchObject({ role: 'moderator', can: { leave: true } });
    await expect(owner.call(handOverForum, { forumId, memberId: idOf(owner) })).rejects.toMatchObject({ code: 'forums.notAllowed' });
  });

  it('keeps the members of a closed forum to its members', async () => {
    const forumId = await aForum(owner, { kind: 'private' });
    await expect(hana.call(listForumMembers, { forumId })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await enterForum(forumId, hana, owner);
    expect((await hana.call(listForumMembers, { forumId })).data.map(({ note }) => note)).toEqual([null, null]);
  });

  it('a thread needs a member who is verified', async () => {
    const forumId = await aForum(owner);
    const newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
    await enterForum(forumId, newcomer, owner);
    await expect(
      newcomer.call(writeThread, { forumId, language: 'en', title: 'A first question', text: { type: 'doc', content: [] } }),
    ).rejects.toMatchObject({ code: 'access.verified' });
  });
});
