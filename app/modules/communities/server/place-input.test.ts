/** What places of colleagues refuse of what is typed into them, and how many of each they hold. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkForumPassword } from '#modules/forums/forum-membership.contract.ts';
import { addForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addCommunity } from '../communities.contract.ts';
import { linkForum, MAX_FORUMS } from '../community-forum.contract.ts';
import { addInvitation, getInvitation, MAX_INVITATIONS, revokeInvitation } from '../community-invitation.contract.ts';
import { joinCommunity } from '../community-member.contract.ts';
import { aCommunity, communitySettings } from '../testing/communities.factory.ts';

let world: TestWorld;
let owner: Caller;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, fields }: { code: string; fields?: object }) => ({ code, fields }),
  );
const invalid = (field: string, message: string) => ({ code: 'request.invalid', fields: { [field]: message } });
const long = (length: number) => 'x'.repeat(length);

it.each([
  ['name', { name: 'ab' }, 'name'],
  ['name', { name: long(81) }, 'name'],
  ['about', { about: 'Too short' }, 'about'],
  ['about', { about: long(601) }, 'about'],
  ['rules.0', { rules: [long(241)] }, 'rule'],
  ['rules', { rules: Array.from({ length: 13 }, (_, n) => `Rule ${n}`) }, 'rules'],
  ['password', { kind: 'protected', password: 'short' }, 'passwordLength'],
  ['password', { kind: 'protected', password: long(73) }, 'passwordLength'],
] as const)('a forum says what it wants of its %s', async (field, wish, message) => {
  expect(await refusalOf(owner.call(addForum, forumSettings(wish as object)))).toEqual(invalid(field, `forums.validation.${message}`));
});

it.each([
  ['name', { name: 'ab' }, 'name'],
  ['name', { name: long(81) }, 'name'],
  ['about', { about: 'Short of twenty' }, 'about'],
  ['about', { about: long(1001) }, 'about'],
  ['place', { place: 'x' }, 'place'],
  ['place', { place: long(81) }, 'place'],
  ['rules.0', { rules: [long(241)] }, 'rule'],
  ['rules', { rules: Array.from({ length: 13 }, (_, n) => `Rule ${n}`) }, 'rules'],
] as const)('a community says what it wants of its %s', async (field, wish, message) => {
  const refused = await refusalOf(owner.call(addCommunity, communitySettings(wish as object)));
  expect(refused).toEqual(invalid(field, `communities.validation.${message}`));
});

it('threads, passwords and invitations name the field that does not do', async () => {
  const forumId = await aForum(owner, { kind: 'protected' });
  for (const title of ['Too few', long(161)])
    expect(await refusalOf(aThread(owner, forumId, { title }))).toEqual(invalid('title', 'forums.validation.title'));
  const other = world.as(await aMember(world));
  expect(await refusalOf(other.call(checkForumPassword, { forumId, password: 'not this one' }))).toEqual({
    code: 'forums.wrongPassword',
    fields: { password: 'forums.validation.wrongPassword' },
  });
  expect(await refusalOf(other.call(checkForumPassword, { forumId, password: '' }))).toEqual(invalid('password', 'validation.required'));
  const communityId = await aCommunity(owner);
  for (const days of [0, 91])
    expect(await refusalOf(owner.call(addInvitation, { communityId, days }))).toEqual(invalid('days', 'communities.validation.days'));
  for (const code of ['', long(21), `${long(21)}/`, long(23)]) {
    expect(await refusalOf(other.call(getInvitation, { code }))).toEqual(invalid('code', 'communities.validation.code'));
    const joining = other.call(joinCommunity, { communityId, invitation: code });
    expect(await refusalOf(joining)).toEqual(invalid('invitation', 'communities.validation.code'));
  }
});

it('nobody owns more than ten forums', async () => {
  for (let n = 0; n < 10; n += 1) await aForum(owner);
  expect(await refusalOf(owner.call(addForum, forumSettings()))).toMatchObject({ code: 'forums.tooManyForums' });
});

it('twenty invitations are open at a time: one that is taken back or over makes room', async () => {
  const communityId = await aCommunity(owner, { entry: 'request' });
  const add = () => owner.call(addInvitation, { communityId, maxUses: 1 });
  const made: Awaited<ReturnType<typeof add>>[] = [];
  for (let n = 0; n < MAX_INVITATIONS; n += 1) made.push(await add());
  const none = { code: 'communities.tooManyInvitations' };
  const [first, second, third] = made;
  expect(await refusalOf(add())).toMatchObject(none);
  await owner.call(revokeInvitation, { communityId, invitationId: first?.invitation.id ?? '' });
  await add();
  expect(await refusalOf(add())).toMatchObject(none);
  await world.as(await aMember(world)).call(joinCommunity, { communityId, invitation: second?.code });
  await add();
  await world.runtime.database.pool.query(`update communities.invitation set expires_at = now() where id = $1`, [third?.invitation.id]);
  // Of two at once, one takes the place.
  expect((await Promise.all([refusalOf(add()), refusalOf(add())])).filter((one) => 'code' in Object(one))).toMatchObject([none]);
});

it('thirty forums stand in a community; one that stands there already is put there again', async () => {
  const communityId = await aCommunity(owner);
  const own = await aForum(owner);
  await owner.call(linkForum, { communityId, forumId: own, linked: true });
  await world.runtime.database.pool.query(
    'insert into communities.community_forum (forum_id, community_id) select unnest($1::text[]), $2',
    [Array.from({ length: MAX_FORUMS - 1 }, () => newId()), communityId],
  );
  const put = (forumId: string) => owner.call(linkForum, { communityId, forumId, linked: true });
  expect(await put(own)).toEqual({ forumId: own, linked: true });
  const more = await aForum(owner);
  expect(await refusalOf(put(more))).toMatchObject({ code: 'communities.tooManyForums' });
  await owner.call(linkForum, { communityId, forumId: own, linked: false });
  expect(await put(more)).toEqual({ forumId: more, linked: true });
});
