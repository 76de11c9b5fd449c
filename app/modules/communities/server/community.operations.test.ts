import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addCommunity, changeCommunity, getCommunity, listCommunities } from '../communities.contract.ts';
import { addInvitation, getInvitation, listInvitations, revokeInvitation } from '../community-invitation.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  leaveCommunity,
  listCommunityMembers,
  setCommunityRole,
  setCommunityStanding,
  withdrawCommunityRequest,
} from '../community-member.contract.ts';
import { aCommunity, communitySettings } from '../testing/communities.factory.ts';

let world: TestWorld;
let people: Record<'ratri' | 'budi' | 'ayu' | 'vikram', { id: string; caller: Caller }>;
const signedOut = () => world.as(null);

const named = async (name: string, verified = true) => {
  const member = await aMember(world, { name, verified });
  return { id: member.id, caller: world.as(member) };
};

beforeAll(async () => {
  world = await openTestWorld();
  people = {
    ratri: await named('Ratri Maheswari'),
    budi: await named('Budi Santoso'),
    ayu: await named('Ayu Kartika'),
    vikram: await named('Vikram Rao', false),
  };
});
afterAll(() => world.close());

const refused = (code: string, more: object = {}) => expect.objectContaining({ code, ...more }) as unknown;
const members = async (caller: Caller, communityId: string) =>
  (await caller.call(listCommunityMembers, { communityId })).data.map(({ member, role }) => [member.id, role]);
const standingOf = async ({ caller }: { caller: Caller }, id: string) => (await caller.call(getCommunity, { id })).standing;

it('a verified member founds a community and owns it, one who waits for verification does not', async () => {
  const { ratri, vikram } = people;
  const id = await aCommunity(ratri.caller);
  const view = await ratri.caller.call(getCommunity, { id });
  expect(view).toMatchObject({ members: 1, role: 'owner', can: { tend: true, change: true, leave: false } });
  expect(view.stewards.map(({ member, role }) => [member.id, role])).toEqual([[ratri.id, 'owner']]);
  await expect(vikram.caller.call(addCommunity, communitySettings())).rejects.toEqual(refused('access.verified'));
  await expect(ratri.caller.call(addCommunity, communitySettings({ name: view.name.toUpperCase() }))).rejects.toEqual(
    refused('communities.nameTaken', { fields: { name: 'communities.validation.nameTaken' } }),
  );
});

it('is found by everybody, by its kind, its words and by those who belong to it', async () => {
  const { ratri, budi } = people;
  const id = await aCommunity(ratri.caller, { name: 'Kidney round of the north', kind: 'speciality', specialities: ['nephrology'] });
  const ids = async (caller: Caller, wish: object) =>
    (await caller.call(listCommunities, { limit: 50, ...wish })).data.map((one) => one.id);
  expect(await ids(signedOut(), { kind: 'speciality', speciality: 'nephrology' })).toEqual([id]);
  expect(await ids(signedOut(), { q: 'north kidney' })).toEqual([id]);
  expect(await ids(signedOut(), { q: '100%' })).toEqual([]);
  expect(await ids(ratri.caller, { mine: true })).toContain(id);
  expect(await ids(budi.caller, { mine: true })).not.toContain(id);
  expect(await ids(signedOut(), { mine: true })).toEqual([]);
  const first = await signedOut().call(listCommunities, { limit: 1 });
  const next = await signedOut().call(listCommunities, { limit: 50, cursor: first.nextCursor ?? '' });
  expect(next.data.map((one) => one.id)).not.toContain(first.data[0]?.id);
  await expect(signedOut().call(getCommunity, { id: newId() })).rejects.toEqual(refused('communities.notFound'));
});

it('none is left out of the pages because colleagues came into it meanwhile', async () => {
  const { budi, ayu } = people;
  // Nobody owns more than a few.
  const founder = (await named('Dewi Pratiwi')).caller;
  const ids: string[] = [];
  for (const n of ['one', 'two', 'three']) ids.push(await aCommunity(founder, { name: `Rising tide ${n}` }));
  const [low = '', mid = '', top = ''] = ids;
  // Whatever the clock of the server says through which they come.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  for (const [communityId, who] of [
    [mid, budi],
    [top, budi],
    [top, ayu],
  ] as const)
    await who.caller.call(joinCommunity, { communityId });
  vi.useRealTimers();
  const page = (cursor?: string | null) => signedOut().call(listCommunities, { q: 'rising tide', limit: 1, cursor: cursor ?? undefined });
  const first = await page();
  expect(first.data.map(({ id }) => id)).toEqual([top]);
  for (let n = 0; n < 3; n++) await (await named('Hana Tobing')).caller.call(joinCommunity, { communityId: low });
  const seen: string[] = [];
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const next = await page(nextCursor);
    seen.push(...next.data.map(({ id }) => id));
    ({ nextCursor } = next);
  }
  expect(seen).toEqual([mid, low]);
});

it('anybody signed in comes into an open one, once, and leaves it; its owner stays', async () => {
  const { ratri, budi } = people;
  const id = await aCommunity(ratri.caller);
  await expect(signedOut().call(joinCommunity, { communityId: id })).rejects.toEqual(refused('access.signIn'));
  for (let n = 0; n < 2; n++)
    expect(await budi.caller.call(joinCommunity, { communityId: id })).toEqual({ communityId: id, standing: 'member' });
  expect(await members(budi.caller, id)).toEqual([
    [ratri.id, 'owner'],
    [budi.id, 'member'],
  ]);
  await budi.caller.call(leaveCommunity, { communityId: id });
  expect((await budi.caller.call(getCommunity, { id })).members).toBe(1);
  await expect(ratri.caller.call(leaveCommunity, { communityId: id })).rejects.toEqual(refused('communities.ownerStays'));
});

it('others ask to come in, and those who tend it decide', async () => {
  const { ratri, budi, ayu } = people;
  const id = await aCommunity(ratri.caller, { entry: 'request' });
  expect(await budi.caller.call(joinCommunity, { communityId: id, note: 'We trained in the same year.' })).toMatchObject({
    standing: 'requested',
  });
  await ayu.caller.call(joinCommunity, { communityId: id });
  await expect(budi.caller.call(listCommunityMembers, { communityId: id })).rejects.toEqual(refused('communities.notAllowed'));
  await expect(budi.caller.call(decideCommunityRequest, { communityId: id, memberId: budi.id, accept: true })).rejects.toEqual(
    refused('communities.notAllowed'),
  );
  const waiting = await ratri.caller.call(listCommunityMembers, { communityId: id, list: 'requested' });
  expect(waiting.data.map(({ member, note, can }) => [member.id, note, can.decide])).toEqual([
    [budi.id, 'We trained in the same year.', true],
    [ayu.id, null, true],
  ]);
  await ratri.caller.call(decideCommunityRequest, { communityId: id, memberId: budi.id, accept: true });
  await ratri.caller.call(decideCommunityRequest, { communityId: id, memberId: ayu.id, accept: false });
  expect([await standingOf(budi, id), await standingOf(ayu, id)]).toEqual(['member', 'declined']);
  await expect(ayu.caller.call(joinCommunity, { communityId: id })).rejects.toEqual(refused('communities.askAgainLater'));
  await expect(ratri.caller.call(decideCommunityRequest, { communityId: id, memberId: ayu.id, accept: true })).rejects.toEqual(
    refused('communities.memberNotFound'),
  );
});

it('a request is taken back without a trace', async () => {
  const { ratri, budi } = people;
  const id = await aCommunity(ratri.caller, { entry: 'request' });
  await budi.caller.call(joinCommunity, { communityId: id });
  expect(await budi.caller.call(withdrawCommunityRequest, { communityId: id })).toMatchObject({ standing: 'none' });
  expect((await ratri.caller.call(listCommunityMembers, { communityId: id, list: 'requested' })).data).toEqual([]);
});

it('an invitation lets in as many as it says, until it is taken back', async () => {
  const { ratri, budi, ayu, vikram } = people;
  const communityId = await aCommunity(ratri.caller, { entry: 'request' });
  await expect(budi.caller.call(addInvitation, { communityId })).rejects.toEqual(refused('communities.notAllowed'));
  const { code, invitation } = await ratri.caller.call(addInvitation, { communityId, maxUses: 1, days: 7 });
  expect((await signedOut().call(getInvitation, { code })).community.id).toBe(communityId);
  await expect(signedOut().call(getInvitation, { code: 'x'.repeat(22) })).rejects.toEqual(refused('communities.invitationNotFound'));
  const other = await aCommunity(ratri.caller, { entry: 'request' });
  await expect(budi.caller.call(joinCommunity, { communityId: other, invitation: code })).rejects.toEqual(
    refused('communities.invitationNotFound'),
  );
  const answers = await Promise.allSettled([budi, ayu].map(({ caller }) => caller.call(joinCommunity, { communityId, invitation: code })));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await members(ratri.caller, communityId)).length).toBe(2);
  await expect(signedOut().call(getInvitation, { code })).rejects.toEqual(refused('communities.invitationOver'));
  // Whoever is in is led there, also by a link that is used up: it still stands in their chat.
  expect((await ratri.caller.call(getInvitation, { code })).community).toMatchObject({ id: communityId, standing: 'member' });
  await expect(vikram.caller.call(getInvitation, { code })).rejects.toEqual(refused('communities.invitationOver'));
  expect((await ratri.caller.call(listInvitations, { communityId })).invitations).toMatchObject([
    { id: invitation.id, uses: 1, maxUses: 1, state: 'usedUp' },
  ]);

  for (const maxUses of [0, 501])
    await expect(ratri.caller.call(addInvitation, { communityId, maxUses })).rejects.toEqual(
      refused('request.invalid', { fields: { maxUses: 'communities.validation.maxUses' } }),
    );
  const second = await ratri.caller.call(addInvitation, { communityId });
  await ratri.caller.call(revokeInvitation, { communityId, invitationId: second.invitation.id });
  await expect(vikram.caller.call(joinCommunity, { communityId, invitation: second.code })).rejects.toEqual(
    refused('communities.invitationNotFound'),
  );
  await expect(ratri.caller.call(revokeInvitation, { communityId: other, invitationId: second.invitation.id })).rejects.toEqual(
    refused('communities.invitationNotFound'),
  );
});

it('an invitation holds as long as whoever made it tends the community', async () => {
  const { budi } = people;
  const owner = (await named('Sari Lestari')).caller;
  const communityId = await aCommunity(owner);
  const member = { communityId, memberId: budi.id };
  const ends = {
    demoted: () => owner.call(setCommunityRole, { ...member, role: 'member' }),
    removed: () => owner.call(setCommunityStanding, { ...member, standing: 'removed' }),
    left: () => budi.caller.call(leaveCommunity, { communityId }),
  };
  for (const end of ['demoted', 'left', 'removed'] as const) {
    await budi.caller.call(joinCommunity, { communityId });
    await owner.call(setCommunityRole, { ...member, role: 'moderator' });
    const { code } = await budi.caller.call(addInvitation, { communityId });
    const own = await owner.call(addInvitation, { communityId });
    await ends[end]();
    await expect(signedOut().call(getInvitation, { code })).rejects.toEqual(refused('communities.invitationNotFound'));
    expect((await signedOut().call(getInvitation, { code: own.code })).community.id).toBe(communityId);
  }
});

it('an invitation that still lets somebody in is listed before all that are over, and can be taken back', async () => {
  const owner = await named('Sari Lestari');
  const communityId = await aCommunity(owner.caller, { entry: 'request' });
  const { invitation } = await owner.caller.call(addInvitation, { communityId });
  await world.runtime.database.pool.query(
    `insert into communities.invitation (id, community_id, code_hash, by_id, max_uses, expires_at, revoked_at, created_at)
       select lpad(n::text, 16, '0'), $1, n::text, $2, 1, now() + interval '1 day', now(), now() + make_interval(secs => n) from generate_series(1, 60) n`,
    [communityId, owner.id],
  );
  const { invitations } = await owner.caller.call(listInvitations, { communityId });
  expect(invitations.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
    [invitation.id, 'open'],
    ['60'.padStart(16, '0'), 'revoked'],
  ]);
});

it('an invitation that is over lets nobody in, and is kept by its hash alone', async () => {
  const { ratri, ayu } = people;
  const communityId = await aCommunity(ratri.caller, { entry: 'request' });
  const { code, invitation } = await ratri.caller.call(addInvitation, { communityId });
  const { pool } = world.runtime.database;
  const { rows } = await pool.query<{ text: string }>('select i::text as text from communities.invitation i where id = $1', [
    invitation.id,
  ]);
  expect(rows[0]?.text).not.toContain(code);
  await pool.query(`update communities.invitation set expires_at = now() - interval '1 minute' where id = $1`, [invitation.id]);
  await expect(ayu.caller.call(joinCommunity, { communityId, invitation: code })).rejects.toEqual(refused('communities.invitationOver'));
});

it('moderators take members out, the owner moderators too, and nobody comes back by themselves', async () => {
  const { ratri, budi, ayu } = people;
  const communityId = await aCommunity(ratri.caller);
  for (const { caller } of [budi, ayu]) await caller.call(joinCommunity, { communityId });
  const takeOut = ({ caller }: { caller: Caller }, memberId: string) =>
    caller.call(setCommunityStanding, { communityId, memberId, standing: 'removed' });
  await expect(takeOut(budi, ayu.id)).rejects.toEqual(refused('communities.notAllowed'));
  await ratri.caller.call(setCommunityRole, { communityId, memberId: budi.id, role: 'moderator' });
  await expect(takeOut(budi, ratri.id)).rejects.toEqual(refused('communities.notAllowed'));
  await takeOut(budi, ayu.id);
  const { code } = await budi.caller.call(addInvitation, { communityId });
  for (const input of [{ communityId }, { communityId, invitation: code }])
    await expect(ayu.caller.call(joinCommunity, input)).rejects.toEqual(refused('communities.keptOut'));
  await budi.caller.call(setCommunityStanding, { communityId, memberId: ayu.id, standing: 'member' });
  expect(await standingOf(ayu, communityId)).toBe('member');
  await takeOut(ratri, budi.id);
  expect(await standingOf(budi, communityId)).toBe('removed');
});

it('the owner alone gives roles and hands the community over, to a verified member', async () => {
  const { ratri, budi, vikram } = people;
  const communityId = await aCommunity(ratri.caller);
  for (const { caller } of [budi, vikram]) await caller.call(joinCommunity, { communityId });
  const give = ({ caller }: { caller: Caller }, memberId: string, role: 'owner' | 'moderator' | 'member') =>
    caller.call(setCommunityRole, { communityId, memberId, role });
  await give(ratri, budi.id, 'moderator');
  await expect(give(budi, vikram.id, 'moderator')).rejects.toEqual(refused('communities.notAllowed'));
  await expect(give(ratri, vikram.id, 'owner')).rejects.toEqual(refused('communities.notVerified'));
  await give(ratri, budi.id, 'owner');
  expect(await members(budi.caller, communityId)).toEqual([
    [ratri.id, 'moderator'],
    [budi.id, 'owner'],
    [vikram.id, 'member'],
  ]);
  await ratri.caller.call(leaveCommunity, { communityId });
  expect(await standingOf(ratri, communityId)).toBe('left');
});

it('settings are changed by the owner, and not over a change of somebody else', async () => {
  const { ratri, budi } = people;
  const id = await aCommunity(ratri.caller);
  const change = { id, version: 0, ...communitySettings({ name: 'Evening clinic of the harbour', kind: 'hospital' }) };
  await expect(budi.caller.call(changeCommunity, change)).rejects.toEqual(refused('communities.notAllowed'));
  expect(await ratri.caller.call(changeCommunity, change)).toEqual({ id, version: 1 });
  expect(await budi.caller.call(getCommunity, { id })).toMatchObject({ name: 'Evening clinic of the harbour', kind: 'hospital' });
  await expect(ratri.caller.call(changeCommunity, change)).rejects.toMatchObject({
    code: 'communities.stale',
    details: { current: { name: change.name, about: change.about, place: change.place, rules: change.rules, version: 1 } },
  });
});

it('nobody owns more than ten', async () => {
  const { caller } = await named('Made Suastika');
  for (let n = 0; n < 10; n++) await aCommunity(caller);
  await expect(caller.call(addCommunity, communitySettings())).rejects.toEqual(refused('communities.tooMany'));
  const founder = await named('Putu Ayu');
  const communityId = await aCommunity(founder.caller);
  await caller.call(joinCommunity, { communityId });
  const handOver = () => founder.caller.call(setCommunityRole, { communityId, memberId: caller.viewer?.id ?? '', role: 'owner' });
  await expect(handOver()).rejects.toEqual(refused('communities.ownsEnough'));
});
