/** Blocking ends what binds two colleagues and hides them from each other, without finding out who is anonymous. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { listFeed, listMostViewed, recordView } from '#modules/library/library.contract.ts';
import { rankViews } from '#modules/library/server/library.public.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { getProfile } from '#modules/profiles/profiles.contract.ts';
import { suggestColleagues } from '#modules/search/search.contract.ts';
import { pageReading } from '#platform/db/database.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { blockMember, listBlocked, listMuted, muteMember } from '../block.contract.ts';
import { followMember } from '../network.contract.ts';
import { blockedIds, followCountsOf, followsMember, isBlocked, mutedIds } from './network.public.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let dewi: Caller;

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const db = () => world.runtime.services.database.db;
const block = (who: Caller, whom: Caller, blocked = true) => who.call(blockMember, { memberId: idOf(whom), blocked });
const mute = (who: Caller, whom: Caller, muted = true) => who.call(muteMember, { memberId: idOf(whom), muted });
const follow = (who: Caller, whom: Caller) => who.call(followMember, { memberId: idOf(whom), following: true });
const say = (who: Caller, itemId: string, rest: { parentId?: string; anonymous?: boolean } = {}) =>
  who.call(addComment, { itemId, text: fromPlainText('I would wait.'), ...rest });
const feedOf = async (who: Caller) => (await who.call(listFeed, {})).data.map(({ id }) => id);
const readBy = async (who: Caller, itemId: string) => (await who.call(listComments, { itemId })).data.map(({ id }) => id);
const toldTo = async (who: Caller) => {
  await world.settle();
  return (await who.call(listNotifications, {})).data.length;
};

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  dewi = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
});

describe('who may', () => {
  it('is members, about others who exist', async () => {
    for (const operation of [listBlocked, listMuted]) {
      await expect(world.as(null).call(operation, {})).rejects.toMatchObject({ code: 'access.signIn' });
    }
    await expect(world.as(null).call(blockMember, { memberId: idOf(bagas), blocked: true })).rejects.toMatchObject({
      code: 'access.signIn',
    });
    await expect(block(ratri, ratri)).rejects.toMatchObject({ code: 'network.notYourselfHushed' });
    await expect(mute(ratri, ratri)).rejects.toMatchObject({ code: 'network.notYourselfHushed' });
    await expect(ratri.call(blockMember, { memberId: 'zzzzzzzzzzzzzzzz', blocked: true })).rejects.toMatchObject({
      code: 'network.memberNotFound',
    });
  });
});

describe('blocking', () => {
  it('ends follows both ways and keeps them ended, for both; lifting it brings none back', async () => {
    await follow(ratri, bagas);
    await follow(bagas, ratri);
    await block(ratri, bagas);
    await block(ratri, bagas);
    expect(await followCountsOf(db(), idOf(ratri))).toEqual({ followers: 0, following: 0 });
    for (const [one, other] of [
      [ratri, bagas],
      [bagas, ratri],
    ] as const) {
      await expect(follow(one, other)).rejects.toMatchObject({ code: 'network.mayNotFollow' });
      expect(await isBlocked(db(), idOf(one), idOf(other))).toBe(true);
      expect(await blockedIds(db(), idOf(one))).toEqual([idOf(other)]);
    }
    await block(ratri, bagas, false);
    expect(await isBlocked(db(), idOf(bagas), idOf(ratri))).toBe(false);
    expect(await followsMember(db(), idOf(bagas), idOf(ratri))).toBe(false);
    await expect(follow(bagas, ratri)).resolves.toMatchObject({ following: true });
  });

  it('cannot be lifted by the blocked, and is listed to the blocker alone', async () => {
    await block(ratri, bagas);
    await block(bagas, ratri, false);
    expect(await isBlocked(db(), idOf(ratri), idOf(bagas))).toBe(true);
    expect((await ratri.call(listBlocked, {})).data.map(({ name }) => name)).toEqual(['Bagas Setiawan']);
    expect((await bagas.call(listBlocked, {})).data).toEqual([]);
    expect(await ratri.call(getProfile, { memberId: idOf(bagas) })).toMatchObject({ hush: { blocked: true, muted: false } });
    // The page looks as it does to anybody.
    const { member, hush } = await bagas.call(getProfile, { memberId: idOf(ratri) });
    expect({ name: member.name, hush }).toEqual({ name: 'Ratri Maheswari', hush: { blocked: false, muted: false } });
  });

  it('keeps named cases of each other from what is read most and from beside a page; anonymous ones stay', async () => {
    const [page, named, unnamed] = [
      await aPublishedCase(world, dewi),
      await aPublishedCase(world, ratri),
      await aPublishedCase(world, ratri, { settings: { anonymous: true } }),
    ];
    for (const itemId of [named, unnamed]) await dewi.call(recordView, { itemId });
    await world.runtime.database.transaction(rankViews);
    await block(ratri, bagas);
    const shownTo = async (who: Caller) => {
      const { related } = await who.call(getCase, { id: page });
      const viewed = (await who.call(listMostViewed, {})).data.map(({ id }) => id);
      return [related.map(({ id }) => id), viewed].map((ids) => [named, unnamed].filter((id) => ids.includes(id)));
    };
    expect(await shownTo(bagas)).toEqual([[unnamed], [unnamed]]);
    expect(await shownTo(dewi)).toEqual([
      [named, unnamed],
      [named, unnamed],
    ]);
  });

  it('hides named cases and answers from each other, and from nobody else', async () => {
    const byRatri = await aPublishedCase(world, ratri);
    const byDewi = await aPublishedCase(world, dewi);
    const { id: ofBagas } = await say(bagas, byDewi);
    await say(dewi, byDewi, { parentId: ofBagas });
    const { id: ofRatri } = await say(ratri, byDewi);
    await block(ratri, bagas);
    expect(await feedOf(bagas)).not.toContain(byRatri);
    expect(await feedOf(dewi)).toContain(byRatri);
    expect(await readBy(ratri, byDewi)).toEqual([ofRatri]);
    expect(await readBy(bagas, byDewi)).toEqual([ofBagas]);
    expect(await readBy(dewi, byDewi)).toEqual([ofBagas, ofRatri]);
    await block(ratri, bagas, false);
    expect(await feedOf(bagas)).toContain(byRatri);
    expect(await readBy(ratri, byDewi)).toEqual([ofBagas, ofRatri]);
  });

  it('refuses answers without saying why, to items and to answers', async () => {
    const byRatri = await aPublishedCase(world, ratri);
    const byDewi = await aPublishedCase(world, dewi);
    const { id: ofRatri } = await say(ratri, byDewi);
    await block(ratri, bagas);
    const refused = { code: 'library.mayNotRespond', details: { reason: 'notChosen' } };
    await expect(say(bagas, byRatri)).rejects.toMatchObject(refused);
    await expect(say(bagas, byDewi, { parentId: ofRatri })).rejects.toMatchObject(refused);
    await expect(say(bagas, byDewi)).resolves.toBeDefined();
  });

  it('does not find out who is anonymous: their cases and answers stay, and may be answered', async () => {
    const shy = await aPublishedCase(world, ratri, { settings: { anonymous: true } });
    const byDewi = await aPublishedCase(world, dewi);
    const { id: ofRatri } = await say(ratri, byDewi, { anonymous: true });
    await block(bagas, ratri);
    expect(await feedOf(bagas)).toContain(shy);
    expect(await readBy(bagas, byDewi)).toEqual([ofRatri]);
    await expect(say(bagas, shy)).resolves.toBeDefined();
    await expect(say(bagas, byDewi, { parentId: ofRatri })).resolves.toBeDefined();
  });

  it('is there at once for the page that made it, which asks nothing twice until then', async () => {
    const byDewi = await aPublishedCase(world, dewi);
    const { id } = await say(bagas, byDewi);
    const reading = pageReading();
    const read = async () => (await ratri.call(listComments, { itemId: byDewi }, { reading })).data.map((one) => one.id);
    expect([await read(), await read()]).toEqual([[id], [id]]);
    await ratri.call(blockMember, { memberId: idOf(bagas), blocked: true }, { reading });
    expect([await read(), await readBy(ratri, byDewi)]).toEqual([[], []]);
  });

  it('leaves each other out of whom an answer may name', async () => {
    const byDewi = await aPublishedCase(world, dewi);
    await say(ratri, byDewi);
    const named = async () => (await bagas.call(suggestColleagues, { itemId: byDewi, q: '' })).colleagues.map(({ name }) => name);
    expect(await named()).toEqual(['Dewi Pratiwi', 'Ratri Maheswari']);
    await block(ratri, bagas);
    expect(await named()).toEqual(['Dewi Pratiwi']);
  });
});

describe('muting', () => {
  it('keeps a colleague out of the own feed and quiet, and they notice nothing', async () => {
    const byBagas = await aPublishedCase(world, bagas);
    const byRatri = await aPublishedCase(world, ratri);
    await follow(ratri, bagas);
    await mute(ratri, bagas);
    expect(await mutedIds(db(), idOf(ratri))).toEqual([idOf(bagas)]);
    expect(await feedOf(ratri)).not.toContain(byBagas);
    expect(await feedOf(bagas)).toContain(byRatri);
    const { id } = await say(bagas, byRatri);
    await follow(bagas, ratri);
    expect(await toldTo(ratri)).toBe(0);
    // A discussion with holes is no discussion: only what comes unasked is kept away.
    expect(await readBy(ratri, byRatri)).toEqual([id]);
    await mute(ratri, bagas, false);
    await say(bagas, byRatri);
    expect(await toldTo(ratri)).toBe(1);
    expect(await feedOf(ratri)).toContain(byBagas);
  });
});
