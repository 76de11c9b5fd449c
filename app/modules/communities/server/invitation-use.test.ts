/** What counts as a use of an invitation: a colleague who comes in by it, and nothing that they send twice. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getCommunity } from '../communities.contract.ts';
import { addInvitation, getInvitation, listInvitations } from '../community-invitation.contract.ts';
import { decideCommunityRequest, joinCommunity } from '../community-member.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';

let world: TestWorld;
let owner: Caller;
let communityId: string;
let code: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  communityId = await aCommunity(owner, { entry: 'request' });
  ({ code } = await owner.call(addInvitation, { communityId, maxUses: 2 }));
});

const someone = async () => world.as(await aMember(world));
const accept = (who: Caller, key?: string) => who.call(joinCommunity, { communityId, invitation: code }, key === undefined ? {} : { key });
const counted = async () => {
  const [invitation] = (await owner.call(listInvitations, { communityId })).invitations;
  return [invitation?.uses, invitation?.state, (await owner.call(getCommunity, { id: communityId })).members];
};
const over = expect.objectContaining({ code: 'communities.invitationOver' }) as unknown;

it('a double click and a retry are one use: another still comes in, and one more does not', async () => {
  const [hasty, second, third] = [await someone(), await someone(), await someone()];
  const isIn = { communityId, standing: 'member' };
  expect(await Promise.all([accept(hasty, 'first click'), accept(hasty, 'second click')])).toEqual([isIn, isIn]);
  // The answer did not arrive: sent again as it was, and from the page that was loaded anew.
  expect([await accept(hasty, 'first click'), await accept(hasty)]).toEqual([isIn, isIn]);
  expect(await counted()).toEqual([1, 'open', 2]);
  expect(await accept(second)).toEqual(isIn);
  expect(await counted()).toEqual([2, 'usedUp', 3]);
  for (const entry of [() => accept(third), () => third.call(getInvitation, { code })]) await expect(entry()).rejects.toEqual(over);
  expect(await counted()).toEqual([2, 'usedUp', 3]);
});

it('a request and an invitation at once are one membership, and the request waits no more', async () => {
  const both = await someone();
  const memberId = both.viewer?.id ?? '';
  await both.call(joinCommunity, { communityId });
  const answers = await Promise.allSettled([accept(both), owner.call(decideCommunityRequest, { communityId, memberId, accept: true })]);
  expect(answers[0]).toMatchObject({ status: 'fulfilled', value: { standing: 'member' } });
  // Whom those who tend it let in spends no invitation.
  expect(await counted()).toEqual([answers[1]?.status === 'fulfilled' ? 0 : 1, 'open', 2]);
  expect((await owner.call(getCommunity, { id: communityId })).waiting).toBe(0);
});
