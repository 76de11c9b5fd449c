import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInFromNewDevice } from '#modules/identity/identity.contract.ts';
import { signOut, signOutElsewhere } from '#modules/identity/session.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getPause, pauseNotifications } from '../notification-pause.contract.ts';
import { getSettings, muteNotification, type NotificationSettings, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications, markRead, openNotification } from '../notifications.contract.ts';
import { addPushDevice, getPushKey, MOST_DEVICES, removePushDevice } from '../push.contract.ts';
import { type FakeBrowser, type PushFake, startPushFake } from './push.fake.ts';
import { pushNotifications, sendToDevice } from './push.job.ts';

let fake: PushFake;
let world: TestWorld;
let author: Caller;
let reader: Caller;
beforeAll(async () => {
  fake = await startPushFake();
  world = await openTestWorld({ pushService: fake.url });
});
afterAll(async () => {
  await world.close();
  await fake.close();
});
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari', language: 'en' }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  await signedIn(author);
  await settle(author, { quiet: null });
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';

/** Push messages last as long as the session in which they were asked for. */
async function signedIn(caller: Caller): Promise<void> {
  await world.runtime.database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [caller.viewer?.sessionId, newId(), idOf(caller)],
  );
}

/** The same member on another device. */
async function aSignedIn(caller: Caller): Promise<Caller> {
  const elsewhere = world.as({ ...(caller.viewer as Member), sessionId: newId() });
  await signedIn(elsewhere);
  return elsewhere;
}

async function settle(caller: Caller, change: Partial<NotificationSettings>): Promise<void> {
  await caller.call(saveSettings, { ...(await caller.call(getSettings, {})), ...change });
}

async function browserOf(caller: Caller): Promise<FakeBrowser> {
  const browser = fake.subscribe((await caller.call(getPushKey, {})).publicKey);
  await caller.call(addPushDevice, { endpoint: browser.endpoint, keys: browser.keys });
  return browser;
}

async function answer(itemId: string, who = reader): Promise<void> {
  await who.call(addComment, { itemId, text: fromPlainText('Which dose did you give?') });
  await world.settle();
}

/** As the clock of jobs does. */
async function byTheClock(): Promise<void> {
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, pushNotifications, {});
  await world.runJobs();
}

describe('a push message', () => {
  it('says what happened and where, to every device of the member and to nobody else’s', async () => {
    const itemId = await anItem(world, author, { title: 'Fever on day five' });
    const [phone, desk, other] = [await browserOf(author), await browserOf(author), await browserOf(reader)];
    await answer(itemId);
    await world.runJobs();
    const [row] = (await author.call(listNotifications, {})).data;
    const message = {
      payload: {
        title: 'Bagas Setiawan answered what you wrote.',
        body: 'Fever on day five',
        url: `/notifications/open/${row?.id}`,
        tag: row?.id,
        language: 'en',
        mute: 'Mute',
        unread: 1,
        read: [],
        // Shown to nobody else, nor without a word of the server.
        reader: idOf(author),
        instead: {
          en: { unanswered: expect.stringMatching(/^There is something new/), ended: expect.stringMatching(/no more messages/) },
          id: { unanswered: expect.stringMatching(/^Ada kabar baru/), ended: expect.stringMatching(/^Kolegia tidak lagi/) },
        },
      },
      topic: row?.id,
      urgency: 'normal',
    };
    expect([phone.shown, desk.shown, other.shown]).toEqual([[message], [message], []]);
    await answer(itemId);
    await world.runJobs();
    expect(phone.shown[1]).toMatchObject({ payload: { title: expect.stringMatching(/^2 new answers/) }, topic: row?.id });

    expect(await author.call(openNotification, { id: row?.id ?? '' })).toEqual({ path: expect.stringContaining(`/${itemId}#c-`) });
    expect((await author.call(listNotifications, { unread: true })).data).toEqual([]);
    await answer(itemId);
    await world.runJobs();
    // What was read elsewhere is closed where it is still shown.
    expect(phone.shown.at(-1)).toMatchObject({ payload: { read: [row?.id] } });
    await expect(reader.call(openNotification, { id: row?.id ?? '' })).rejects.toMatchObject({ code: 'notifications.notFound' });
  });

  it('is not sent of what was read meanwhile, can no longer be read, or comes from somebody blocked since', async () => {
    const phone = await browserOf(author);
    const itemId = await anItem(world, author);
    await answer(itemId);
    await author.call(markRead, { mark: 'all' });
    await world.runJobs();

    const inside = await anItem(world, author);
    await answer(inside);
    await world.runtime.database.pool.query(`update library.item set audience = 'somewhere-else' where id = $1`, [inside]);
    await world.runJobs();

    const again = await anItem(world, author);
    await answer(again);
    await author.call(blockMember, { memberId: idOf(reader), blocked: true });
    await world.runJobs();
    expect(phone.shown).toEqual([]);
  });

  it('waits for the end of quiet hours, and then counts when there are many', async () => {
    const phone = await browserOf(author);
    const now = Date.now();
    const clock = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(11, 16);
    await settle(author, { timeZone: 'UTC', quiet: { from: clock(-1), to: clock(1) } });
    for (let n = 0; n < 4; n++) await answer(await anItem(world, author));
    await world.runJobs();
    await byTheClock();
    expect(phone.shown).toEqual([]);
    await settle(author, { timeZone: 'UTC', quiet: { from: clock(2), to: clock(3) } });
    await byTheClock();
    await byTheClock();
    expect(phone.shown).toMatchObject([{ payload: { title: '4 notifications', url: '/notifications' } }]);
  });

  it('that waits for the end of quiet hours is not sent of what its member silenced meanwhile, nor of kinds they want no more so', async () => {
    const phone = await browserOf(author);
    const now = Date.now();
    const clock = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(11, 16);
    await settle(author, { timeZone: 'UTC', quiet: { from: clock(-1), to: clock(1) } });
    await answer(await anItem(world, author));
    const [row] = (await author.call(listNotifications, {})).data;
    await reader.call(followMember, { memberId: idOf(author), following: true });
    await answer(await anItem(world, author, { title: 'Fever for nine days' }));
    await world.runJobs();
    await author.call(muteNotification, { id: row?.id ?? '', muted: true });
    const { kinds } = await author.call(getSettings, {});
    await settle(author, { kinds: { ...kinds, follow: { ...kinds.follow, push: false } }, quiet: null });
    await byTheClock();
    await byTheClock();
    expect(phone.shown).toMatchObject([{ payload: { body: 'Fever for nine days' } }]);
    expect(phone.shown).toHaveLength(1);
  });

  it('is held back for as long as its member asked not to be disturbed, except for the account, and comes when they end it', async () => {
    const phone = await browserOf(author);
    expect(await author.call(getPause, {})).toEqual({ until: null });
    const { until } = await author.call(pauseNotifications, { pause: 'fourHours' });
    expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(239 * 60_000);
    expect(await author.call(getPause, {})).toEqual({ until });
    await answer(await anItem(world, author, { title: 'Fever on day five' }));
    await world.runJobs();
    await byTheClock();
    expect(phone.shown).toEqual([]);
    const { database, services } = world.runtime;
    const device = { memberId: idOf(author), sessionId: newId(), device: 'Firefox' };
    await database.transaction((db) => services.emit(db, signedInFromNewDevice, device));
    await world.settle();
    await world.runJobs();
    expect(phone.shown).toHaveLength(1);
    // What is chosen meanwhile does not end it.
    await settle(author, { mail: 'daily' });
    expect(await author.call(getPause, {})).toEqual({ until });
    expect(await author.call(pauseNotifications, { pause: null })).toEqual({ until: null });
    await world.runJobs();
    expect(phone.shown).toHaveLength(2);
    expect(phone.shown[1]).toMatchObject({ payload: { body: 'Fever on day five' } });
    // Nobody else's.
    expect(await reader.call(getPause, {})).toEqual({ until: null });
  });

  it('that is tried again once its member is not to be disturbed waits, unless it is urgent', async () => {
    const phone = await browserOf(author);
    const { database, services } = world.runtime;
    fake.failWith(503);
    await answer(await anItem(world, author, { title: 'Fever on day five' }));
    await database.transaction((db) =>
      services.emit(db, signedInFromNewDevice, { memberId: idOf(author), sessionId: newId(), device: 'Firefox' }),
    );
    await world.settle();
    await expect(world.runJobs()).rejects.toThrow('not ready');
    await author.call(pauseNotifications, { pause: 'hour' });
    fake.failWith(null);
    const { rows } = await database.pool.query<{ id: string }>('select id from notifications.push_device where member_id = $1', [
      idOf(author),
    ]);
    const ids = (await author.call(listNotifications, {})).data.map(({ id }) => id);
    await services.jobs.enqueue(database.db, sendToDevice, { deviceId: rows[0]?.id ?? '', ids });
    await world.runJobs();
    await byTheClock();
    expect(phone.shown).toMatchObject([{ payload: { body: 'Firefox' } }]);
    // What concerns the account cannot be silenced.
    expect(phone.shown[0]?.payload).not.toHaveProperty('mute');
    await author.call(pauseNotifications, { pause: null });
    await world.runJobs();
    expect(phone.shown).toHaveLength(2);
    expect(phone.shown[1]).toMatchObject({ payload: { body: 'Fever on day five' } });
  });

  it('is tried again when the service is not ready, and no more when the browser is gone or its session over', async () => {
    const phone = await browserOf(author);
    const itemId = await anItem(world, author);
    fake.failWith(503);
    await answer(itemId);
    await expect(world.runJobs()).rejects.toThrow('not ready');
    fake.failWith(null);
    expect((await author.call(getPushKey, {})).devices).toBe(1);
    phone.unsubscribe();
    await answer(await anItem(world, author));
    await world.runJobs();
    expect((await author.call(getPushKey, {})).devices).toBe(0);

    const desk = await browserOf(author);
    await world.runtime.database.pool.query('delete from identity.session where user_id = $1', [idOf(author)]);
    await answer(await anItem(world, author));
    await world.runJobs();
    expect([desk.shown, (await author.call(getPushKey, {})).devices]).toEqual([[], 0]);
  });

  it('leaves no more once its session has ended, however it ended, and goes on where another lasts', async () => {
    const ward = await aSignedIn(author);
    const clinic = await aSignedIn(author);
    const [onWard, inClinic] = [await browserOf(ward), await browserOf(clinic)];
    const here = await browserOf(author);
    const told = async () => {
      await answer(await anItem(world, author));
      await world.runJobs();
      return [onWard, inClinic, here].map(({ shown }) => shown.length);
    };
    expect(await told()).toEqual([1, 1, 1]);
    await world.runtime.database.pool.query(`update identity.session set expires_at = now() - interval '1 second' where id = $1`, [
      ward.viewer?.sessionId,
    ]);
    expect(await told()).toEqual([1, 2, 2]);
    await author.call(signOutElsewhere, { scope: 'others' });
    expect(await told()).toEqual([1, 2, 3]);
    await author.call(signOut, {});
    expect(await told()).toEqual([1, 2, 3]);
    expect((await author.call(getPushKey, {})).devices).toBe(0);
  });
});

describe('devices', () => {
  it('are at most ten, belong to who named them last, and go nowhere but over https', async () => {
    const browser = await browserOf(author);
    expect(await reader.call(addPushDevice, { endpoint: browser.endpoint, keys: browser.keys })).toEqual({ devices: 1 });
    expect((await author.call(getPushKey, {})).devices).toBe(0);
    for (let n = 0; n <= MOST_DEVICES; n++) await browserOf(author);
    expect((await author.call(getPushKey, {})).devices).toBe(MOST_DEVICES);
    await author.call(removePushDevice, { endpoint: browser.endpoint });
    expect((await reader.call(getPushKey, {})).devices).toBe(1);
    const refused = { endpoint: 'http://push.example/1', keys: browser.keys };
    await expect(author.call(addPushDevice, refused)).rejects.toMatchObject({ code: 'notifications.noPushService' });
    await expect(author.call(addPushDevice, { ...refused, endpoint: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(world.as(null).call(getPushKey, {})).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('of our own network are not reached through a made-up address', async () => {
    const { endpoint, keys } = fake.subscribe((await author.call(getPushKey, {})).publicKey);
    const inside = endpoint.replace('http://127.0.0.1', 'https://127.0.0.1');
    await author.call(addPushDevice, { endpoint: inside, keys });
    await answer(await anItem(world, author));
    await world.runJobs();
    expect((await author.call(getPushKey, {})).devices).toBe(0);
  });
});

describe('one tap', () => {
  it('silences an item for whoever tapped, and can be taken back', async () => {
    const itemId = await anItem(world, author);
    await answer(itemId);
    const rows = async () => (await author.call(listNotifications, {})).data;
    const [row] = await rows();
    expect(row?.mute).toBe('item');
    await expect(reader.call(muteNotification, { id: row?.id ?? '', muted: true })).rejects.toMatchObject({
      code: 'notifications.notFound',
    });
    await author.call(markRead, { mark: 'all' });
    await author.call(muteNotification, { id: row?.id ?? '', muted: true });
    await answer(itemId);
    expect(await rows()).toHaveLength(1);
    await answer(await anItem(world, author));
    expect(await rows()).toHaveLength(2);
    await author.call(muteNotification, { id: row?.id ?? '', muted: false });
    await answer(itemId);
    expect(await rows()).toHaveLength(3);
  });

  it('silences a kind, and gives back what was chosen before', async () => {
    const chosen = { inApp: true, mail: true, push: false };
    await settle(author, { kinds: { ...(await author.call(getSettings, {})).kinds, follow: chosen } });
    await reader.call(followMember, { memberId: idOf(author), following: true });
    const third = world.as(await aMember(world));
    await third.call(followMember, { memberId: idOf(author), following: true });
    await world.settle();
    const [row] = (await author.call(listNotifications, {})).data;
    expect(row).toMatchObject({ kind: 'follow', count: 2, mute: 'kind' });
    const { was } = await author.call(muteNotification, { id: row?.id ?? '', muted: true });
    expect(was).toEqual(chosen);
    expect((await author.call(getSettings, {})).kinds.follow).toEqual({ inApp: false, mail: false, push: false });
    await author.call(muteNotification, { id: row?.id ?? '', muted: false, was });
    expect((await author.call(getSettings, {})).kinds.follow).toEqual(chosen);
  });
});
