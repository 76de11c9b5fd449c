/** What members choose of being told, what one tap silences, and what becomes one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { decideRequest, joinForum, sendJoinRequest } from '#modules/forums/forum-membership.contract.ts';
import { restoreThread, withdrawThread } from '#modules/forums/forum-thread.contract.ts';
import { getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { signedInFromNewDevice } from '#modules/identity/identity.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { deleteSavedSearch, listSavedSearches, savedSearchMatched, saveSearch } from '#modules/search/kept-search.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { pauseNotifications } from '../notification-pause.contract.ts';
import { endMute, getSettings, listMutedItems, muteNotification, saveSettings } from '../notification-settings.contract.ts';
import { getUnreadCount, listNotifications, markRead, notificationPath } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const person = async (name: string) => world.as(await aMember(world, { name }));
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const listOf = async (caller: Caller) => (await caller.call(listNotifications, {})).data;

describe('what is always told in Kolegia', () => {
  it('comes by e-mail where the member chose that, and cannot be silenced', async () => {
    const made = await person('Made Wirawan');
    const { kinds, ...settings } = await made.call(getSettings, {});
    expect(kinds.account).toEqual({ inApp: true, mail: false, push: true });
    const silent = { inApp: false, mail: false, push: false };
    await expect(made.call(saveSettings, { ...settings, kinds: { account: silent } })).rejects.toMatchObject({
      fields: { 'kinds.account.inApp': 'notifications.error.alwaysTold' },
    });
    const changed = await made.call(saveSettings, { ...settings, kinds: { account: { inApp: true, mail: true, push: false } } });
    // What was left out stays as it was.
    expect(changed.kinds).toEqual({ ...kinds, account: { inApp: true, mail: true, push: false } });
    const { database, services } = world.runtime;
    await database.transaction((db) =>
      services.emit(db, signedInFromNewDevice, { memberId: idOf(made), sessionId: 'session', device: 'Firefox' }),
    );
    await world.settle();
    expect(await listOf(made)).toMatchObject([{ kind: 'newDevice', mute: null }]);
    const { rows } = await database.pool.query('select awaits_mail from notifications.notification where member_id = $1', [idOf(made)]);
    expect(rows).toEqual([{ awaits_mail: true }]);
  });
});

it('the clock of who has not named one goes where they practise, whatever they silence or put off', async () => {
  const mover = world.as(await aMember(world, { name: 'Yosef Wanggai', province: 'Jawa Tengah' }));
  const { database } = world.runtime;
  const move = (province: string) => database.pool.query('update identity.member set province = $2 where id = $1', [idOf(mover), province]);
  const zone = async () => (await mover.call(getSettings, {})).timeZone;
  await mover.call(pauseNotifications, { pause: 'hour' });
  await (await person('Sari Lestari')).call(followMember, { memberId: idOf(mover), following: true });
  await world.settle();
  const [row] = await listOf(mover);
  await mover.call(muteNotification, { id: row?.id ?? '', muted: true });
  await move('Papua');
  expect(await zone()).toBe('Asia/Jayapura');
  // What is saved with its clock in sight is named.
  await mover.call(saveSettings, await mover.call(getSettings, {}));
  await move('Bali');
  expect(await zone()).toBe('Asia/Jayapura');
});

it('choices that are made in the same moment all hold', async () => {
  const hana = await person('Hana Tobing');
  const { kinds: _, ...settings } = await hana.call(getSettings, {});
  const silent = { inApp: false, mail: false, push: false };
  const kinds = ['comment', 'reply', 'mention', 'follow', 'repost'] as const;
  await Promise.all(kinds.map((kind) => hana.call(saveSettings, { ...settings, kinds: { [kind]: silent } })));
  const chosen = (await hana.call(getSettings, {})).kinds;
  expect(kinds.filter((kind) => chosen[kind].inApp)).toEqual([]);
});

it('what is chosen in one window leaves what was chosen in another as it is, and who names no clock has none of their own', async () => {
  const sari = await person('Sari Wulandari');
  const before = await sari.call(getSettings, {});
  await sari.call(saveSettings, { quiet: { from: '20:00', to: '05:00' } });
  await sari.call(saveSettings, { mail: 'daily' });
  const after = { ...before, quiet: { from: '20:00', to: '05:00' }, mail: 'daily' };
  expect(await sari.call(saveSettings, {})).toEqual(after);
  expect(await sari.call(getSettings, {})).toEqual(after);
  const { rows } = await world.runtime.database.pool.query('select settings from notifications.setting where member_id = $1', [idOf(sari)]);
  expect(rows[0]?.settings).not.toHaveProperty('timeZone');
  expect(await sari.call(saveSettings, { timeZone: 'Asia/Dubai', quiet: null })).toMatchObject({
    timeZone: 'Asia/Dubai',
    quiet: null,
    mail: 'daily',
  });
});

it('those who tend a forum silence requests to join, in one tap', async () => {
  const owner = await person('Ratri Maheswari');
  const forumId = await aForum(owner, { kind: 'private' });
  const ask = async (name: string) => {
    await (await person(name)).call(sendJoinRequest, { forumId, note: '' });
    await world.settle();
  };
  await ask('Bagas Setiawan');
  const [row] = await listOf(owner);
  expect(row).toMatchObject({ kind: 'forumRequest', mute: 'kind' });
  await owner.call(muteNotification, { id: row?.id ?? '', muted: true });
  await ask('Sari Lestari');
  expect(await listOf(owner)).toHaveLength(1);
});

it('no tap silences what was decided about oneself, in both languages it says that this is always told', async () => {
  const [owner, asker] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const forumId = await aForum(owner, { kind: 'private' });
  await asker.call(sendJoinRequest, { forumId });
  await owner.call(decideRequest, { forumId, memberId: idOf(asker), accept: true });
  await world.settle();
  const [row] = await listOf(asker);
  expect(row).toMatchObject({ kind: 'forumAccepted', mute: null });
  const tap = asker.call(muteNotification, { id: row?.id ?? '', muted: true });
  await expect(tap).rejects.toMatchObject({ code: 'notifications.alwaysTold' });
  expect(await listOf(asker)).toMatchObject([{ kind: 'forumAccepted', muted: false }]);
  // Nor does a tap of another, who learns nothing of the row by it.
  await expect(owner.call(muteNotification, { id: row?.id ?? '', muted: true })).rejects.toMatchObject({ code: 'notifications.notFound' });
  const { translations } = world.runtime.services;
  const [en, id] = (['en', 'id'] as const).map((language) => translations.text(language, 'notifications:error.alwaysTold'));
  expect([en === id, en?.includes('alwaysTold'), id?.includes('alwaysTold')]).toEqual([false, false, false]);
});

it('a tap on a find silences the alert of its search, and of no other', async () => {
  const made = await person('Made Wirawan');
  const [one, other] = [
    await made.call(saveSearch, { q: 'quokka', filters: { kind: 'all' } }),
    await made.call(saveSearch, { q: 'quokka', filters: { kind: 'cases' } }),
  ];
  const itemId = await aPublishedCase(world, await person('Bagas Setiawan'));
  const { database, services } = world.runtime;
  await database.transaction((db) =>
    services.emit(db, savedSearchMatched, { memberId: idOf(made), savedSearchId: one.id, q: 'quokka', itemId, count: 1 }),
  );
  await world.settle();
  const [row] = await listOf(made);
  expect(row).toMatchObject({ kind: 'savedSearch', mute: 'search' });
  const alerts = async () => {
    const { data } = await made.call(listSavedSearches, {});
    return [one, other].map(({ id }) => data.find((saved) => saved.id === id)?.alerts);
  };
  await made.call(muteNotification, { id: row?.id ?? '', muted: true });
  expect(await listOf(made)).toMatchObject([{ muted: true }]);
  expect(await alerts()).toEqual([false, true]);
  await made.call(muteNotification, { id: row?.id ?? '', muted: false });
  expect(await alerts()).toEqual([true, true]);
  // What still waits to be sent of it is wanted no more.
  await made.call(deleteSavedSearch, { id: one.id });
  expect(await listOf(made)).toMatchObject([{ muted: true }]);
});

it('what was muted says so, stands in the list of what is muted, and is told again as its member wishes', async () => {
  const [author, answerer, stranger] = [await person('Ratri Maheswari'), await person('Bagas Setiawan'), await person('Made Wirawan')];
  const [itemId, other] = [await aPublishedCase(world, author), await aPublishedCase(world, author)];
  const answer = async (id: string) => {
    await answerer.call(addComment, { itemId: id, text: fromPlainText('Watch the haematocrit.') });
    await world.settle();
  };
  const counts = async () => (await listOf(author)).map((row) => [row.item?.id, row.count, row.muted]);
  const muted = async (caller: Caller) => (await caller.call(listMutedItems, {})).data.map(({ id }) => id);
  await answer(other);
  await answer(itemId);
  const [row] = await listOf(author);
  expect(await counts()).toEqual([
    [itemId, 1, false],
    [other, 1, false],
  ]);
  await author.call(muteNotification, { id: row?.id ?? '', muted: true });
  await answer(itemId);
  expect(await counts()).toEqual([
    [itemId, 1, true],
    [other, 1, false],
  ]);
  expect(await author.call(listMutedItems, {})).toMatchObject({
    data: [{ id: itemId, kind: 'case', title: expect.any(String) }],
    nextCursor: null,
  });
  expect(await muted(stranger)).toEqual([]);
  // Nobody ends the mute of another.
  await stranger.call(endMute, { itemId });
  expect(await muted(author)).toEqual([itemId]);
  await author.call(endMute, { itemId });
  expect(await muted(author)).toEqual([]);
  await answer(itemId);
  expect(await counts()).toEqual([
    [itemId, 2, false],
    [other, 1, false],
  ]);
});

it('who follows an item again hears of it, and what cannot be read is in no list', async () => {
  const [author, follower, answerer] = [await person('Ratri Maheswari'), await person('Made Wirawan'), await person('Bagas Setiawan')];
  const items = [await aPublishedCase(world, author), await aPublishedCase(world, author)];
  for (const itemId of items) {
    await follower.call(followItem, { itemId, following: true });
    await answerer.call(addComment, { itemId, text: fromPlainText('Watch the haematocrit.') });
  }
  await world.settle();
  for (const { id } of await listOf(follower)) await follower.call(muteNotification, { id, muted: true });
  const muted = async () => (await follower.call(listMutedItems, { limit: 1 })).data.map(({ id }) => id);
  const [first = '', second = ''] = items;
  await follower.call(followItem, { itemId: first, following: false });
  await follower.call(followItem, { itemId: first, following: true });
  await world.settle();
  expect(await muted()).toEqual([second]);
  await author.call(withdrawCase, { id: second, reason: 'author' });
  expect(await muted()).toEqual([]);
});

it('a row says that its forum, its kind or its search is silent, wherever that was chosen', async () => {
  const [owner, follower] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const forumId = await aForum(owner);
  await follower.call(joinForum, { forumId });
  await aThread(owner, forumId);
  await owner.call(followMember, { memberId: idOf(follower), following: true });
  await world.settle();
  const silent = async () => new Map((await listOf(follower)).map(({ kind, muted }) => [kind, muted]));
  expect(await silent()).toEqual(
    new Map([
      ['follow', false],
      ['forumThread', false],
    ]),
  );
  for (const { id } of await listOf(follower)) await follower.call(muteNotification, { id, muted: true });
  expect(await silent()).toEqual(
    new Map([
      ['follow', true],
      ['forumThread', true],
    ]),
  );
  for (const { id } of await listOf(follower)) await follower.call(muteNotification, { id, muted: false });
  expect(await silent()).toEqual(
    new Map([
      ['follow', false],
      ['forumThread', false],
    ]),
  );
});

it('new threads of a forum are one row a day, which leads to the thread, or to the forum where they are several', async () => {
  const [owner, follower] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const [forumId, otherId] = [await aForum(owner), await aForum(owner)];
  for (const id of [forumId, otherId]) await follower.call(joinForum, { forumId: id });
  const begin = async (id: string) => {
    const thread = await aThread(owner, id);
    await world.settle();
    return thread;
  };
  const first = await begin(forumId);
  const { name } = await follower.call(getForum, { id: forumId });
  // Which of the forums it is.
  expect(await listOf(follower)).toMatchObject([{ note: name }]);
  expect((await listOf(follower)).map(notificationPath)).toEqual([`/threads/${first}`]);
  await begin(otherId);
  const last = await begin(forumId);
  expect((await listOf(follower)).map((row) => [row.count, row.item?.id, notificationPath(row)])).toEqual([
    [2, last, `/forums/${forumId}`],
    [1, expect.any(String), expect.stringContaining('/threads/')],
  ]);
  await owner.call(withdrawThread, { id: first });
  await world.settle();
  expect(await listOf(follower)).toHaveLength(2);
});

it('of several new threads those count that can be read, and the newest of them is named', async () => {
  const [owner, follower] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const [forumId, otherId] = [await aForum(owner), await aForum(owner)];
  for (const id of [forumId, otherId]) await follower.call(joinForum, { forumId: id });
  const threads: string[] = [];
  for (const id of [forumId, otherId, forumId, forumId]) {
    threads.push(await aThread(owner, id));
    await world.settle();
  }
  const [first = '', other = '', second = '', last = ''] = threads;
  const rows = async () => (await listOf(follower)).map((row) => [row.count, row.item?.id, notificationPath(row)]);
  const alone = [1, other, `/threads/${other}`];
  expect(await rows()).toEqual([[3, last, `/forums/${forumId}`], alone]);
  await owner.call(withdrawThread, { id: last });
  // Even before the event has come.
  expect(await rows()).toEqual([[2, second, `/forums/${forumId}`], alone]);
  await world.settle();
  expect(await rows()).toEqual([[2, second, `/forums/${forumId}`], alone]);
  expect((await follower.call(getUnreadCount, {})).unread).toBe(2);
  await owner.call(withdrawThread, { id: first });
  await world.settle();
  expect(await rows()).toEqual([[1, second, `/threads/${second}`], alone]);
  await owner.call(withdrawThread, { id: second });
  await world.settle();
  expect(await rows()).toEqual([alone]);
  expect((await follower.call(getUnreadCount, {})).unread).toBe(1);
  for (const id of [second, last]) {
    await owner.call(restoreThread, { id });
    await world.settle();
  }
  expect(await rows()).toEqual([[2, last, `/forums/${forumId}`], alone]);
  expect((await follower.call(getUnreadCount, {})).unread).toBe(2);
});

it('a mail is not sent of what its reader has opened, though they wish it by e-mail alone', async () => {
  const [author, answerer] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const settings = await author.call(getSettings, {});
  const byMail = { inApp: false, mail: true, push: false };
  await author.call(saveSettings, { ...settings, quiet: null, kinds: { ...settings.kinds, comment: byMail } });
  const [opened, other] = [await aPublishedCase(world, author), await aPublishedCase(world, author)];
  for (const itemId of [opened, other]) await answerer.call(addComment, { itemId, text: fromPlainText('Watch the haematocrit.') });
  await world.settle();
  expect(await author.call(markRead, { mark: 'seen', path: `/cases/${opened}` })).toMatchObject({ unread: 0 });
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  expect(world.sent.filter(({ to }) => to.startsWith(idOf(author))).map(({ values }) => values.count)).toEqual([1]);
});

it('opening a page reads what the member was told of it, and nothing else; their other devices learn what', async () => {
  const [author, answerer] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
  const [one, other] = [await aPublishedCase(world, author), await aPublishedCase(world, author)];
  for (const itemId of [one, other]) await answerer.call(addComment, { itemId, text: fromPlainText('Watch the haematocrit.') });
  await world.settle();
  const read = async () => (await listOf(author)).map((row) => [row.item?.id, row.read]).sort();
  const id = (await listOf(author)).find(({ item }) => item?.id === one)?.id;
  world.told.length = 0;
  expect(await author.call(markRead, { mark: 'seen', path: `/cases/${one}` })).toMatchObject({ unread: 1 });
  expect(await read()).toEqual(
    [
      [one, true],
      [other, false],
    ].sort(),
  );
  expect(world.told).toMatchObject([{ name: 'notifications.read', payload: { unread: 1, read: [id] } }]);
  // Nothing was unread there: nobody is told.
  world.told.length = 0;
  await author.call(markRead, { mark: 'seen', path: `/cases/${one}` });
  await answerer.call(markRead, { mark: 'seen', path: `/cases/${other}` });
  expect(world.told).toEqual([]);
  expect(await read()).toContainEqual([other, false]);
});
