/** What the database keeps of answers, so that a command that is repeated is answered as the first time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkForumPassword } from '#modules/forums/forum-membership.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { forgetAnswers } from '#platform/operation/idempotency.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addInvitation } from '../community-invitation.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';

let world: TestWorld;
let ratri: { id: string; caller: Caller };
let budi: { id: string; caller: Caller };

beforeAll(async () => {
  world = await openTestWorld();
  const named = async (name: string) => {
    const member = await aMember(world, { name });
    return { id: member.id, caller: world.as(member) };
  };
  [ratri, budi] = [await named('Ratri Maheswari'), await named('Budi Santoso')];
});
afterAll(() => world.close());

async function keptOf(callerId: string): Promise<string> {
  const { rows } = await world.runtime.database.pool.query<{ kept: string }>(
    'select t::text as kept from platform.idempotency t where caller = $1',
    [callerId],
  );
  return rows.map(({ kept }) => kept).join('\n');
}

it('an answer that is kept cannot be read by whoever has the database or a copy of it', async () => {
  const communityId = await aCommunity(ratri.caller);
  const invite = () => ratri.caller.call(addInvitation, { communityId, maxUses: 5, days: 3 }, { key: 'an-invitation-1' });
  const first = await invite();
  expect(await invite()).toEqual(first);
  const kept = await keptOf(ratri.id);
  expect(kept).toContain('communities.addInvitation');
  expect(kept).not.toContain(first.code);
  expect(kept).not.toContain('Ratri Maheswari');
});

it('an answer that is kept holds nothing of a password, not even of one as long as an id', async () => {
  const password = 'tekanan-darah-16';
  const forumId = await aForum(ratri.caller, { kind: 'protected', password });
  const enter = () => budi.caller.call(checkForumPassword, { forumId, password }, { key: 'a-password-1' });
  expect(await enter()).toEqual(await enter());
  const kept = await keptOf(budi.id);
  expect(kept).toContain('forums.checkForumPassword');
  expect(kept).not.toContain(password);
});

it('an answer that is kept is of one command of one member: put beside another it says nothing', async () => {
  const communityId = await aCommunity(budi.caller);
  const invite = (key: string) => budi.caller.call(addInvitation, { communityId, maxUses: 5, days: 3 }, { key });
  const [one] = [await invite('an-invitation-2'), await invite('an-invitation-3')];
  await world.runtime.database.pool.query(
    `update platform.idempotency t set response = o.response from platform.idempotency o
     where o.key = 'an-invitation-2' and t.key = 'an-invitation-3'`,
  );
  expect(await invite('an-invitation-2')).toEqual(one);
  await expect(invite('an-invitation-3')).rejects.toMatchObject({ code: 'request.notFound' });
});

it('an answer that was kept in the open by a server of before is given once more, and forgotten with what it speaks of', async () => {
  const communityId = await aCommunity(ratri.caller);
  const invite = () => ratri.caller.call(addInvitation, { communityId, maxUses: 5, days: 3 }, { key: 'an-invitation-4' });
  const first = await invite();
  await world.runtime.database.pool.query(`update platform.idempotency set response = $1 where key = 'an-invitation-4'`, [
    JSON.stringify({ about: [communityId], answer: first }),
  ]);
  expect(await invite()).toEqual(first);
  await world.runtime.database.transaction((db) => forgetAnswers(db, world.runtime.services.settings, [communityId]));
  await expect(invite()).rejects.toMatchObject({ code: 'request.notFound' });
});
