import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { commentAdded } from '#modules/library/library-events.contract.ts';
import { anItem, giveAudience, joinAudience, leaveAudience } from '#modules/library/testing/library.factory.ts';
import { blockMember, muteMember } from '#modules/network/block.contract.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, muteNotification, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications, markRead } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const person = async (name: string) => world.as(await aMember(world, { name }));
const people = async <Names extends readonly string[]>(...names: Names) =>
  (await Promise.all(names.map(person))) as { [N in keyof Names]: Caller };
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const listOf = async (caller: Caller) => (await caller.call(listNotifications, {})).data;
const kindsOf = async (caller: Caller) => (await listOf(caller)).map(({ kind }) => kind);
const text = fromPlainText('Watch the haematocrit.');
const naming = (one: Caller): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: idOf(one), label: 'Somebody' } }] }],
});

async function answer(caller: Caller, itemId: string, rest: { parentId?: string; text?: RichText } = {}): Promise<string> {
  const { id } = await caller.call(addComment, { itemId, text, ...rest });
  await world.settle();
  return id;
}
const follow = (caller: Caller, itemId: string) => caller.call(followItem, { itemId, following: true });

describe('whoever follows something', () => {
  it.each(['case', 'post', 'video', 'thread'] as const)('hears of new answers to a %s in one row, until it is read', async (kind) => {
    const [author, made, sari, follower] = await people('Ratri Maheswari', 'Made Wirawan', 'Sari Lestari', 'Bagas Setiawan');
    const itemId = await anItem(world, author, { kind });
    await follow(follower, itemId);
    const first = await answer(made, itemId);
    await answer(sari, itemId);
    expect(await listOf(follower)).toMatchObject([
      { kind: 'followedAnswer', item: { id: itemId }, commentId: first, count: 2, byline: { name: 'Sari Lestari' }, mute: 'item' },
    ]);
    await follower.call(markRead, { mark: 'all' });
    await answer(made, itemId);
    expect(await listOf(follower)).toMatchObject([
      { count: 1, read: false },
      { count: 2, read: true },
    ]);
  });

  it('hears of answers that came at once as of those that came one after another, and each of them is counted', async () => {
    const [author, made, sari, follower] = await people('Ratri Maheswari', 'Made Wirawan', 'Sari Lestari', 'Bagas Setiawan');
    const [one, other] = [await anItem(world, author, { kind: 'case' }), await anItem(world, author, { kind: 'post' })];
    for (const itemId of [one, other]) for (const member of [follower, made]) await follow(member, itemId);
    const first = await made.call(addComment, { itemId: one, text });
    const all = [...Array.from({ length: 6 }, () => [sari, one] as const), ...Array.from({ length: 3 }, () => [made, other] as const)];
    await Promise.all(all.map(([member, itemId]) => member.call(addComment, { itemId, text })));
    await sari.call(addComment, { itemId: one, text: naming(follower) });
    await world.settle();

    const bundles = (await listOf(follower)).filter(({ kind }) => kind === 'followedAnswer');
    expect(bundles.map(({ item, count }) => [item?.id, count]).sort()).toEqual(
      [
        [one, 7],
        [other, 3],
      ].sort(),
    );
    expect(bundles.find(({ item }) => item?.id === one)).toMatchObject({ commentId: first.id, byline: { name: 'Sari Lestari' } });
    expect((await kindsOf(follower)).filter((kind) => kind === 'mention')).toHaveLength(1);
    expect((await listOf(author)).map(({ kind, item, count }) => [kind, item?.id, count]).sort()).toEqual(
      [
        ['comment', one, 8],
        ['comment', other, 3],
      ].sort(),
    );
    expect((await listOf(made)).map(({ item, count }) => [item?.id, count])).toEqual([[one, 7]]);
    await answer(sari, one);
    expect((await listOf(author)).find(({ item }) => item?.id === one)).toMatchObject({ count: 9 });
  });

  it('hears of each answer once, for the reason closest to them, and never of their own', async () => {
    const [author, named, answered, follower] = await people('Ratri Maheswari', 'Made Wirawan', 'Sari Lestari', 'Bagas Setiawan');
    const itemId = await anItem(world, author, { kind: 'post' });
    for (const one of [named, answered, follower]) await follow(one, itemId);
    const parentId = await answer(answered, itemId);
    expect([await kindsOf(author), await kindsOf(named), await kindsOf(answered), await kindsOf(follower)]).toEqual([
      ['comment'],
      ['followedAnswer'],
      [],
      ['followedAnswer'],
    ]);
    for (const one of [named, follower]) await one.call(markRead, { mark: 'all' });

    const commentId = await answer(follower, itemId, { parentId, text: naming(named) });
    expect([await kindsOf(named), await kindsOf(answered), await kindsOf(follower)]).toEqual([
      ['mention', 'followedAnswer'],
      ['reply'],
      ['followedAnswer'],
    ]);
    const facts = { itemId, kind: 'post', authorId: idOf(author), commenterId: idOf(follower), commentId, anonymous: false } as const;
    await world.runtime.database.transaction((db) =>
      world.runtime.services.emit(db, commentAdded, { ...facts, parentAuthorId: idOf(answered), mentionedIds: [idOf(named)] }),
    );
    await world.settle();
    expect([await kindsOf(named), await kindsOf(answered)]).toEqual([['mention', 'followedAnswer'], ['reply']]);
  });

  it('hears nothing of whom they blocked or muted, and nothing more once they cannot read it', async () => {
    const [author, made, blocker, muter, leaver] = await people('Ratri', 'Made Wirawan', 'Bagas Setiawan', 'Sari Lestari', 'Ayu Larasati');
    const itemId = await anItem(world, author, { kind: 'thread' });
    const all = [author, made, blocker, muter, leaver];
    await joinAudience(
      world,
      'closed',
      all.flatMap(({ viewer }) => viewer ?? []),
    );
    await giveAudience(world, itemId, 'closed');
    for (const one of [blocker, muter, leaver]) await follow(one, itemId);
    await blocker.call(blockMember, { memberId: idOf(made), blocked: true });
    await muter.call(muteMember, { memberId: idOf(made), muted: true });
    await leaveAudience(world, 'closed', [leaver.viewer ?? { id: '' }]);
    await answer(made, itemId);
    for (const one of [blocker, muter, leaver]) expect(await listOf(one)).toEqual([]);
    await answer(author, itemId);
    expect([await kindsOf(blocker), await kindsOf(muter), await kindsOf(leaver)]).toEqual([['followedAnswer'], ['followedAnswer'], []]);
  });

  it('silences one item in a tap, or the kind in the settings; by e-mail only when they wish it', async () => {
    const [author, made, follower] = await people('Ratri Maheswari', 'Made Wirawan', 'Bagas Setiawan');
    const [one, other] = [await anItem(world, author, { kind: 'video' }), await anItem(world, author, { kind: 'post', title: 'A pearl' })];
    for (const itemId of [one, other]) await follow(follower, itemId);
    const settings = await follower.call(getSettings, {});
    expect(settings.kinds.followedAnswer).toMatchObject({ inApp: true, mail: false });
    await answer(made, one);
    const [row] = await listOf(follower);
    await follower.call(muteNotification, { id: row?.id ?? '', muted: true });
    await answer(author, one);
    expect(await listOf(follower)).toMatchObject([{ count: 1 }]);

    const withMail = { ...settings.kinds, followedAnswer: { inApp: true, mail: true, push: false } };
    await follower.call(saveSettings, { ...settings, quiet: null, kinds: withMail });
    await answer(made, other);
    const { services } = world.runtime;
    await services.jobs.enqueue(services.database.db, mailNotifications, {});
    await world.runJobs();
    const [mail] = world.sent.filter(({ to }) => to.startsWith(idOf(follower)));
    expect(mail?.values.line1).toBe('Made Wirawan answered in what you follow. “A pearl” (You follow it)');

    const silent = { ...settings.kinds, followedAnswer: { inApp: false, mail: false, push: false } };
    await follower.call(saveSettings, { ...settings, kinds: silent });
    await follower.call(markRead, { mark: 'all' });
    await answer(made, other);
    expect((await follower.call(listNotifications, { unread: true })).data).toEqual([]);
  });

  it('hears which answer its author chose as the best, as whoever wrote it does', async () => {
    const [author, made, follower] = await people('Ratri Maheswari', 'Made Wirawan', 'Bagas Setiawan');
    const itemId = await anItem(world, author, { kind: 'post' });
    for (const one of [made, follower]) await follow(one, itemId);
    const commentId = await answer(made, itemId);
    await author.call(markBestAnswer, { commentId, best: true });
    await world.settle();
    expect(await kindsOf(made)).toEqual(['bestAnswer']);
    expect(await listOf(follower)).toMatchObject([
      { kind: 'followedBest', byline: { name: 'Ratri Maheswari' }, item: { id: itemId }, commentId, mute: 'item' },
      { kind: 'followedAnswer' },
    ]);
  });

  it('hears no more of a best answer that its author chose no longer, and again where they do', async () => {
    const [author, made, sari] = await people('Ratri Maheswari', 'Made Wirawan', 'Sari Lestari');
    const itemId = await anItem(world, author, { kind: 'post' });
    const [first, second] = [await answer(made, itemId), await answer(sari, itemId)];
    const mark = async (commentId: string, best = true) => {
      await author.call(markBestAnswer, { commentId, best });
      await world.settle();
      return [await kindsOf(made), await kindsOf(sari)];
    };
    expect(await mark(first)).toEqual([['bestAnswer'], []]);
    expect(await mark(first, false)).toEqual([[], []]);
    expect(await mark(first)).toEqual([['bestAnswer'], []]);
    expect(await mark(second)).toEqual([[], ['bestAnswer']]);
  });
});

describe('a tap on a new thread', () => {
  it('silences its forum and no other, and takes that back', async () => {
    const [owner, member] = await people('Ratri Maheswari', 'Bagas Setiawan');
    const [loud, silent] = [await aForum(owner), await aForum(owner)];
    for (const forumId of [loud, silent]) await enterForum(forumId, member, owner);
    await aThread(owner, silent);
    await world.settle();
    const [row] = await listOf(member);
    expect(row).toMatchObject({ kind: 'forumThread', mute: 'forum' });
    expect(await member.call(muteNotification, { id: row?.id ?? '', muted: true })).toEqual({ muted: true, was: null });
    await aThread(owner, silent, { title: 'Nobody is told of this one' });
    await aThread(owner, loud, { title: 'A thread of the other forum' });
    await world.settle();
    const titlesOf = async () => (await listOf(member)).slice(0, -1).map(({ item }) => item?.title);
    expect(await titlesOf()).toEqual(['A thread of the other forum']);
    expect((await member.call(getSettings, {})).kinds.forumThread.inApp).toBe(true);

    await member.call(muteNotification, { id: row?.id ?? '', muted: false });
    // What is unread would be one with what comes.
    await member.call(markRead, { mark: 'all' });
    await aThread(owner, silent, { title: 'And of this one again' });
    await world.settle();
    expect(await titlesOf()).toEqual(['And of this one again', 'A thread of the other forum']);
  });
});
