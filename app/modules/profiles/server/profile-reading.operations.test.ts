import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment } from '#modules/library/discussion.contract.ts';
import { anItem, anItemAgo } from '#modules/library/testing/library.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { updateUserDetail } from '../profile-draft.contract.ts';
import { asOthersSee, getProfile, listProfileItems } from '../profiles.contract.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', phone: '+6281200000777', practisingSince: 2014 }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const newcomer = async (name: string) => world.as(await aMember(world, { name, verified: false }));

describe('reading a profile', () => {
  it('shows anyone who the member is and what has been checked, each with its date', async () => {
    const seen = await nobody.call(getProfile, { memberId: idOf(ratri) });
    expect(seen.member).toMatchObject({
      id: idOf(ratri),
      name: 'Ratri Maheswari',
      speciality: 'internal-medicine',
      city: 'Semarang',
      verified: true,
    });
    expect(seen).toMatchObject({
      practisingSince: 2014,
      about: null,
      listed: true,
      verification: 'verified',
      followed: false,
      can: { edit: false, follow: true },
    });
    for (const at of Object.values(seen.facts)) expect(at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.stringify(seen)).not.toContain('81200000777');
    expect((await ratri.call(getProfile, { memberId: idOf(ratri) })).can).toEqual({ edit: true, follow: false });
  });

  it('answers 404 for nobody', async () => {
    await expect(nobody.call(getProfile, { memberId: newId() })).rejects.toMatchObject({ code: 'profiles.notFound' });
    await expect(nobody.call(listProfileItems, { memberId: newId() })).rejects.toMatchObject({ code: 'profiles.notFound' });
  });

  it('shows a member who does not want to be listed to colleagues only', async () => {
    const shy = world.as(await aMember(world, { name: 'Shy Surgeon' }));
    await shy.call(updateUserDetail, { isProfileListed: false });
    const memberId = idOf(shy);
    await expect(nobody.call(getProfile, { memberId })).rejects.toMatchObject({ code: 'profiles.membersOnly' });
    await expect(nobody.call(listProfileItems, { memberId })).rejects.toMatchObject({ code: 'profiles.membersOnly' });
    expect(await bagas.call(getProfile, { memberId })).toMatchObject({ listed: false, member: { name: 'Shy Surgeon' } });
    expect(await shy.call(getProfile, { memberId })).toMatchObject({ listed: false, can: { edit: true } });
  });

  it('keeps to the member how verification stands, until it is verified', async () => {
    const waiting = await newcomer('Wanda Waiting');
    expect(await bagas.call(getProfile, { memberId: idOf(waiting) })).toMatchObject({
      verification: null,
      member: { verified: false },
      facts: { verifiedByStaffAt: null },
    });
    expect(await waiting.call(getProfile, { memberId: idOf(waiting) })).toMatchObject({ verification: 'none' });
  });

  it('shows its owner what a colleague sees, where they ask for that', async () => {
    for (const owner of [ratri, await newcomer('Nora Newcomer')]) {
      const memberId = idOf(owner);
      const { can: _, ...own } = asOthersSee(await owner.call(getProfile, { memberId }));
      const { can: __, ...seen } = await bagas.call(getProfile, { memberId });
      expect(own).toEqual(seen);
    }
  });

  it('does not call somebody verified who changed their name since', async () => {
    const renamed = world.as(await aMember(world, { name: 'Rena Before' }));
    await renamed.call(updateUserBasicDetail, { firstName: 'Rena', lastName: 'After' });
    const seen = await bagas.call(getProfile, { memberId: idOf(renamed) });
    expect(seen).toMatchObject({
      verification: null,
      member: { verified: false },
      facts: { verifiedByStaffAt: null, personMatchesAt: null },
    });
    expect(seen.facts.numberExistsAt).not.toBeNull();
  });

  it('tells the reader whether they follow, and counts', async () => {
    const followed = world.as(await aMember(world, { name: 'Fona Followed' }));
    const memberId = idOf(followed);
    await bagas.call(followMember, { memberId, following: true });
    expect(await bagas.call(getProfile, { memberId })).toMatchObject({ followed: true, counts: { followers: 1, following: 0 } });
    expect(await ratri.call(getProfile, { memberId })).toMatchObject({ followed: false, counts: { followers: 1 } });
    expect(await bagas.call(getProfile, { memberId: idOf(bagas) })).toMatchObject({ counts: { followers: 0, following: 1 } });
  });
});

describe('what a member shared', () => {
  it('stands on their page when it carries their name, and nowhere when it is anonymous', async () => {
    const author = world.as(await aMember(world, { name: 'Ana Author' }));
    const memberId = idOf(author);
    const named = await aPublishedCase(world, author, { content: { title: 'A case under my name' } });
    const hidden = await aPublishedCase(world, author, { content: { title: 'A case nobody may trace' }, settings: { anonymous: true } });
    const elsewhere = await aPublishedCase(world, ratri, { content: { title: 'Somebody else’s case' } });
    const comment = (itemId: string, text: string, anonymous: boolean) =>
      author.call(addComment, { itemId, text: fromPlainText(text), anonymous });
    await comment(elsewhere, 'An answer under my name', false);
    await comment(elsewhere, 'An answer nobody may trace', true);
    await comment(hidden, 'A remark on what nobody may trace', false);

    for (const reader of [nobody, bagas, ratri, author]) {
      const seen = await reader.call(getProfile, { memberId });
      const items = await reader.call(listProfileItems, { memberId });
      expect(items.data.map(({ id }) => id)).toEqual([named]);
      expect([...seen.recentCases, ...seen.recentItems].map(({ id }) => id)).toEqual([named]);
      expect(seen.recentComments).toEqual([
        expect.objectContaining({
          excerpt: 'An answer under my name',
          item: { id: elsewhere, kind: 'case', title: 'Somebody else’s case' },
        }),
      ]);
      expect(seen.counts).toMatchObject({ items: 1, kinds: { case: 1 }, comments: 1 });
      const everything = JSON.stringify([seen, items]);
      expect(everything).not.toContain(hidden);
      expect(everything).not.toContain('may trace');
    }
  });

  it('is of every kind they write, one of them where the reader chooses it, and only what everybody may read', async () => {
    const author = world.as(await aMember(world, { name: 'Tari Teacher' }));
    const memberId = idOf(author);
    const kinds = ['case', 'post', 'video', 'series'] as const;
    const ids: string[] = [];
    for (const kind of kinds) ids.unshift(await anItem(world, author, { kind, title: `A ${kind} of mine` }));
    for (const kind of kinds) await anItem(world, author, { kind, anonymous: true });
    for (const kind of kinds) await anItem(world, author, { kind, status: 'held' });
    const [open, closed] = [await aForum(author), await aForum(author, { kind: 'private' })];
    ids.unshift(await aThread(author, open));
    await aThread(author, closed);
    await anItem(world, author, { kind: 'post', audience: 'members' });
    await anItem(world, ratri, { kind: 'post' });

    for (const reader of [nobody, bagas, author]) {
      const view = await reader.call(getProfile, { memberId });
      expect(view.counts).toMatchObject({ items: 5, kinds: { case: 1, post: 1, video: 1, series: 1, thread: 1 } });
      expect(view.recentCases.map(({ kind }) => kind)).toEqual(['case']);
      expect(view.recentItems.map(({ id }) => id)).toEqual(ids.slice(0, 3));
      expect((await reader.call(listProfileItems, { memberId })).data.map(({ id }) => id)).toEqual(ids);
      const posts = await reader.call(listProfileItems, { memberId, kind: 'post' });
      expect(posts.data).toMatchObject([{ kind: 'post', title: 'A post of mine' }]);
      expect((await reader.call(listProfileItems, { memberId, kind: 'newsletter' })).data).toEqual([]);
    }
  });

  it('goes when it was deleted or withdrawn', async () => {
    const author = world.as(await aMember(world, { name: 'Dina Deleter' }));
    const itemId = await aPublishedCase(world, ratri);
    const { id: commentId } = await author.call(addComment, { itemId, text: fromPlainText('On second thoughts, no.') });
    await author.call(deleteComment, { commentId });
    expect(await bagas.call(getProfile, { memberId: idOf(author) })).toMatchObject({ recentComments: [], counts: { comments: 0 } });
  });

  it('is listed in pages, newest first', async () => {
    const author = world.as(await aMember(world, { name: 'Wira Writer' }));
    const memberId = idOf(author);
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4]) ids.unshift(await aPublishedCase(world, author, { content: { title: `Case number ${n}` } }));
    const first = await nobody.call(listProfileItems, { memberId, limit: 3 });
    const second = await nobody.call(listProfileItems, {
      memberId,
      limit: 3,
      ...(first.nextCursor !== null && { cursor: first.nextCursor }),
    });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect(await nobody.call(getProfile, { memberId })).toMatchObject({
      recentCases: ids.slice(0, 3).map((id) => ({ id })),
      recentItems: [],
    });
  });

  it('shows the newest cases whatever else was shared since', async () => {
    const author = world.as(await aMember(world, { name: 'Kadek Keen' }));
    const memberId = idOf(author);
    const cases: string[] = [];
    const posts: string[] = [];
    for (const hours of [8, 7, 6, 5]) cases.unshift(await anItemAgo(world, author, hours, { kind: 'case' }));
    for (const hours of [4, 3, 2, 1]) posts.unshift(await anItemAgo(world, author, hours, { kind: 'post' }));
    const view = await nobody.call(getProfile, { memberId });
    expect(view.recentCases.map(({ id }) => id)).toEqual(cases.slice(0, 3));
    expect(view.recentItems.map(({ id }) => id)).toEqual(posts.slice(0, 3));
  });
});
