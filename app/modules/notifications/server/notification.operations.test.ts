import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCaseUpdate, caseUpdated, outcomeAsked, repostCase, restoreCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { memberSentBack, memberVerified, signedInFromNewDevice } from '#modules/identity/identity.contract.ts';
import { updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { commentAdded } from '#modules/library/library-events.contract.ts';
import { itemSentBack } from '#modules/moderation/moderation.contract.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { EventDefinition, PayloadOf } from '#platform/events/event.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { getUnreadCount, listNotifications, markRead, type UnreadCount } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
const person = async (name: string) => world.as(await aMember(world, { name, province: 'Jawa Tengah', practisingSince: 2016 }));

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const listOf = async (caller: Caller) => (await caller.call(listNotifications, {})).data;
const unreadOf = async (caller: Caller) => (await caller.call(getUnreadCount, {})).unread;
const text = fromPlainText('Dengue with warning signs; watch the haematocrit.');

const mentioning = (...people: Caller[]): RichText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: people.map((one) => ({ type: 'mention' as const, attrs: { id: idOf(one), label: 'Somebody' } })) },
  ],
});

async function emit<E extends EventDefinition>(event: E, payload: PayloadOf<E>) {
  await world.runtime.database.transaction((db) => world.runtime.services.emit(db, event, payload));
  await world.settle();
}

async function comment(caller: Caller, itemId: string, rest: { parentId?: string; anonymous?: boolean; text?: RichText } = {}) {
  const { id } = await caller.call(addComment, { itemId, text, ...rest });
  await world.settle();
  return id;
}

describe('an open page', () => {
  it('is told how many wait once all is written, whatever was handled together', async () => {
    const ratri = await person('Ratri Maheswari');
    const bagas = await person('Bagas Setiawan');
    const cases = [await aPublishedCase(world, ratri), await aPublishedCase(world, ratri)];
    await world.settle();
    world.told.length = 0;
    // Handled in one transaction: after the first alone, one would wait.
    for (const itemId of cases) await bagas.call(addComment, { itemId, text });
    await world.settle();
    const toRatri = () => world.told.filter(({ to, name }) => to === `member:${idOf(ratri)}` && name.startsWith('notifications.'));
    expect(toRatri().map(({ payload }) => payload)).toMatchObject([{ unread: 2 }]);
    await ratri.call(markRead, { mark: 'all' });
    expect(toRatri().at(-1)).toMatchObject({ name: 'notifications.read', payload: { unread: 0 } });
    const times = [...toRatri().map(({ payload }) => payload as UnreadCount), await ratri.call(getUnreadCount, {})];
    expect(times.map(({ countedAt }) => countedAt)).toEqual([...new Set(times.map(({ countedAt }) => countedAt))].sort((a, b) => a - b));
  });
});

describe('answers', () => {
  it('tell the author, whom they answer and whom they name: each once, for the closest reason, and never oneself', async () => {
    const [ratri, bagas, made, sari] = [
      await person('Ratri Maheswari'),
      await person('Bagas Setiawan'),
      await person('Made Wirawan'),
      await person('Sari Lestari'),
    ];
    const itemId = await aPublishedCase(world, ratri);
    const first = await comment(bagas, itemId);
    expect(await listOf(ratri)).toMatchObject([
      {
        kind: 'comment',
        byline: { name: 'Bagas Setiawan' },
        item: { id: itemId, title: 'The fever has gone on day five' },
        commentId: first,
        count: 1,
        daysAgo: 0,
        read: false,
      },
    ]);
    expect(await listOf(bagas)).toEqual([]);

    await comment(made, itemId, { parentId: first, text: mentioning(bagas, sari, made) });
    expect(await listOf(bagas)).toMatchObject([{ kind: 'mention', byline: { name: 'Made Wirawan' } }]);
    expect(await listOf(sari)).toMatchObject([{ kind: 'mention' }]);
    expect(await listOf(made)).toEqual([]);
    await expect(world.as(null).call(listNotifications, {})).rejects.toMatchObject({ code: 'access.signIn' });

    await comment(ratri, itemId, { parentId: first });
    expect((await listOf(bagas))[0]).toMatchObject({ kind: 'reply', byline: { name: 'Ratri Maheswari' } });
    expect(await unreadOf(ratri)).toBe(1);
  });

  it('to one case within the hour are one row, until it is read; an event that comes again adds nothing', async () => {
    const [ratri, bagas, made] = [await person('Ratri Maheswari'), await person('Bagas Setiawan'), await person('Made Wirawan')];
    const itemId = await aPublishedCase(world, ratri);
    const first = await comment(bagas, itemId);
    const second = await comment(made, itemId);
    const payload = {
      itemId,
      kind: 'case' as const,
      authorId: idOf(ratri),
      commenterId: idOf(made),
      commentId: second,
      anonymous: false,
      parentAuthorId: null,
      mentionedIds: [],
    };
    await emit(commentAdded, payload);
    expect(await listOf(ratri)).toMatchObject([{ kind: 'comment', count: 2, commentId: first, byline: { name: 'Made Wirawan' } }]);
    expect(world.told.filter(({ to }) => to === `member:${idOf(ratri)}`).at(-1)).toMatchObject({
      name: 'notifications.added',
      payload: { unread: 1 },
    });

    await ratri.call(markRead, { mark: 'all' });
    await emit(commentAdded, payload);
    expect(await listOf(ratri)).toHaveLength(1);
    await comment(bagas, itemId);
    expect(await listOf(ratri)).toMatchObject([
      { count: 1, read: false },
      { count: 2, read: true },
    ]);
  });

  it('by anonymous colleagues, and to anonymous authors, tell nobody who they are', async () => {
    const [ratri, bagas, made] = [await person('Ratri Maheswari'), await person('Bagas Setiawan'), await person('Made Wirawan')];
    const itemId = await aPublishedCase(world, ratri, { settings: { anonymous: true } });
    await comment(bagas, itemId, { anonymous: true });
    const commentId = await comment(made, itemId);
    await comment(bagas, itemId, { anonymous: true, text: mentioning(made) });
    await made.call(followItem, { itemId, following: true });
    await ratri.call(markBestAnswer, { commentId, best: true });
    await ratri.call(addCaseUpdate, { id: itemId, title: 'Day 7', text: fromPlainText('Home.'), closes: false });
    await world.settle();

    const seen = await listOf(made);
    expect(seen.map(({ kind, byline }) => [kind, byline?.kind])).toEqual([
      ['caseUpdate', 'anonymous'],
      ['bestAnswer', 'anonymous'],
      ['mention', 'anonymous'],
    ]);
    expect(JSON.stringify([seen, await listOf(ratri)])).not.toMatch(/Bagas|Ratri/);
    const { rows } = await world.runtime.database.pool.query<{ row: string }>(
      'select to_jsonb(n)::text as row from notifications.notification n where n.item_id = $1',
      [itemId],
    );
    for (const { row } of rows) expect(row).not.toContain(idOf(bagas));
    for (const { row } of rows.filter((one) => !one.row.includes(`"member_id": "${idOf(ratri)}"`))) expect(row).not.toContain(idOf(ratri));
    // `read` are ids of the member's own rows.
    for (const { payload } of world.told.filter(({ name }) => name.startsWith('notifications.')))
      expect(Object.keys(payload as object).filter((name) => name !== 'read')).toEqual(['unread', 'countedAt']);
  });
});

describe('other news', () => {
  it('of best answers, reposts, followers, updates, outcomes and the account come once, however often the event does', async () => {
    const [ratri, bagas] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
    const itemId = await aPublishedCase(world, ratri);
    const commentId = await comment(bagas, itemId);
    await bagas.call(followItem, { itemId, following: true });
    await ratri.call(markBestAnswer, { commentId, best: true });
    await ratri.call(followMember, { memberId: idOf(bagas), following: true });
    await ratri.call(followMember, { memberId: idOf(bagas), following: false });
    await ratri.call(followMember, { memberId: idOf(bagas), following: true });
    const update = await ratri.call(addCaseUpdate, { id: itemId, title: 'Day 7', text: fromPlainText('Home.'), closes: true });
    await bagas.call(repostCase, { caseId: itemId, note: null });
    await world.settle();
    for (let times = 0; times < 2; times++) {
      await emit(caseUpdated, {
        caseId: itemId,
        authorId: idOf(ratri),
        anonymous: false,
        updateId: update.id,
        closes: true,
        mentionedIds: [],
      });
      await emit(outcomeAsked, { caseId: itemId, authorId: idOf(ratri), day: 7 });
      await emit(memberVerified, { memberId: idOf(bagas), staffId: 'staff' });
      await emit(memberSentBack, { memberId: idOf(bagas), staffId: 'staff', reason: 'The picture is blurred.' });
      await emit(signedInFromNewDevice, { memberId: idOf(bagas), sessionId: 'session-1', device: 'Chrome, Android' });
      await emit(itemSentBack, { itemId, kind: 'case', authorId: idOf(ratri), reason: 'The face can be seen.' });
    }
    expect((await listOf(bagas)).map(({ kind, note }) => [kind, note])).toEqual([
      ['newDevice', 'Chrome, Android'],
      ['sentBack', 'The picture is blurred.'],
      ['verified', null],
      ['caseUpdate', null],
      ['follow', null],
      ['bestAnswer', null],
    ]);
    expect((await listOf(ratri)).map(({ kind }) => kind)).toEqual(['itemSentBack', 'outcomeAsked', 'repost', 'comment']);
    expect(JSON.stringify(await listOf(bagas))).not.toContain('staff');
  });

  it('vanish with a withdrawn item, come back with it, and stay silent about what cannot be read', async () => {
    const [ratri, bagas] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
    const itemId = await aPublishedCase(world, ratri);
    const commentId = await comment(bagas, itemId);
    await bagas.call(followItem, { itemId, following: true });
    await ratri.call(markBestAnswer, { commentId, best: true });
    await world.settle();
    await ratri.call(withdrawCase, { id: itemId, reason: 'author' });
    // Even before the event has come.
    expect([await listOf(ratri), await listOf(bagas)]).toEqual([[], []]);
    await world.settle();
    expect([await unreadOf(ratri), await unreadOf(bagas)]).toEqual([0, 0]);
    await emit(outcomeAsked, { caseId: itemId, authorId: idOf(ratri), day: 30 });
    expect(await listOf(ratri)).toEqual([]);
    await ratri.call(restoreCase, { id: itemId });
    await world.settle();
    expect([await unreadOf(ratri), await unreadOf(bagas)]).toEqual([1, 1]);
  });

  it('show the name a colleague has now', async () => {
    const [ratri, bagas] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
    await bagas.call(followMember, { memberId: idOf(ratri), following: true });
    await world.settle();
    await bagas.call(updateUserBasicDetail, { firstName: 'Bagaskara' });
    await world.settle();
    expect(await listOf(ratri)).toMatchObject([{ kind: 'follow', byline: { name: 'Bagaskara Setiawan' } }]);
  });
});

describe('reading', () => {
  it('marks own rows only, all at once, and takes that back; what was read before stays read', async () => {
    const [ratri, bagas, made] = [await person('Ratri Maheswari'), await person('Bagas Setiawan'), await person('Made Wirawan')];
    const itemId = await aPublishedCase(world, made);
    for (const one of [bagas, made]) await comment(one, itemId, { text: mentioning(ratri) });
    const [newest, oldest] = await listOf(ratri);
    await bagas.call(markRead, { mark: 'some', ids: [newest?.id ?? ''] });
    expect(await unreadOf(ratri)).toBe(2);
    expect(await ratri.call(markRead, { mark: 'some', ids: [oldest?.id ?? ''] })).toMatchObject({ unread: 1 });
    const { readAt } = await ratri.call(markRead, { mark: 'all' });
    expect((await ratri.call(listNotifications, { unread: true })).data).toEqual([]);
    await expect(ratri.call(markRead, { mark: 'undo', readAt: '0000-01-01T00:00:00Z' })).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await ratri.call(markRead, { mark: 'undo', readAt })).toMatchObject({ unread: 1 });
    expect((await ratri.call(listNotifications, { unread: true })).data.map(({ id }) => id)).toEqual([newest?.id]);
  });

  it('is taken back with what was still to be sent of it', async () => {
    const [ratri, made] = [await person('Ratri Maheswari'), await person('Made Wirawan')];
    const settings = await ratri.call(getSettings, {});
    await ratri.call(saveSettings, { ...settings, quiet: null });
    const itemId = await aPublishedCase(world, made);
    await comment(made, itemId, { text: mentioning(ratri) });
    const { readAt } = await ratri.call(markRead, { mark: 'all' });
    const mail = async () => {
      await world.runtime.services.jobs.enqueue(world.runtime.database.db, mailNotifications, {});
      await world.runJobs();
      return world.sent.filter(({ to }) => to.startsWith(idOf(ratri))).length;
    };
    // What is read is not sent, though its hour has come.
    expect(await mail()).toBe(0);
    await ratri.call(markRead, { mark: 'undo', readAt });
    expect(await mail()).toBe(1);
    expect(await mail()).toBe(1);
  });

  it('goes on past what its reader may not see, as long as there is something behind it', async () => {
    const [ratri, made, ayu] = [await person('Ratri Maheswari'), await person('Made Wirawan'), await person('Ayu Lestari')];
    const itemId = await aPublishedCase(world, made);
    await comment(made, itemId, { text: mentioning(ratri) });
    for (let n = 0; n < 3; n++) await comment(ayu, itemId, { text: mentioning(ratri) });
    await ratri.call(blockMember, { memberId: idOf(ayu), blocked: true });
    await world.settle();
    const page = await ratri.call(listNotifications, { limit: 1 });
    expect(page.data).toMatchObject([{ byline: { name: 'Made Wirawan' } }]);
  });

  it('goes on page by page without repeating or skipping', async () => {
    const ratri = await person('Ratri Maheswari');
    const itemId = await aPublishedCase(world, await person('Made Wirawan'));
    for (const name of ['Ayu', 'Budi', 'Citra']) await comment(await person(name), itemId, { text: mentioning(ratri) });
    const names: unknown[] = [];
    for (let cursor: string | undefined, n = 0; n < 4; n++) {
      const page = await ratri.call(listNotifications, { limit: 1, cursor });
      names.push(...page.data.map(({ byline }) => byline?.kind === 'member' && byline.name));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(names).toEqual(['Citra', 'Budi', 'Ayu']);
    await expect(ratri.call(listNotifications, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('settings', () => {
  it('silence a kind for the member who chose it, and refuse what is no time or zone', async () => {
    const [ratri, bagas] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
    const settings = await ratri.call(getSettings, {});
    await ratri.call(saveSettings, { ...settings, kinds: { ...settings.kinds, follow: { inApp: false, mail: false, push: false } } });
    await bagas.call(followMember, { memberId: idOf(ratri), following: true });
    await ratri.call(followMember, { memberId: idOf(bagas), following: true });
    await world.settle();
    expect([await unreadOf(ratri), await unreadOf(bagas)]).toEqual([0, 1]);
    await expect(ratri.call(saveSettings, { ...settings, timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      fields: { timeZone: 'notifications.validation.timeZone' },
    });
    await expect(ratri.call(saveSettings, { ...settings, quiet: { from: '25:00', to: '06:00' } })).rejects.toMatchObject({
      fields: { 'quiet.from': 'notifications.validation.time' },
    });
  });

  it('send one e-mail for what is unread, after the quiet hours, and never twice', async () => {
    const [ratri, bagas] = [await person('Ratri Maheswari'), await person('Bagas Setiawan')];
    const itemId = await aPublishedCase(world, ratri);
    const settings = await bagas.call(getSettings, {});
    const commentId = await comment(bagas, itemId);
    await comment(ratri, itemId, { text: mentioning(bagas) });
    await ratri.call(markBestAnswer, { commentId, best: true });
    await world.settle();
    const { services } = world.runtime;
    const mailed = async () => {
      const before = world.sent.length;
      await services.jobs.enqueue(services.database.db, mailNotifications, {});
      await world.runJobs();
      return world.sent.slice(before).filter(({ to }) => to.startsWith(idOf(bagas)));
    };
    const now = new Date();
    const clock = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    await bagas.call(saveSettings, { ...settings, timeZone: 'UTC', quiet: { from: clock(-1), to: clock(1) } });
    expect(await mailed()).toEqual([]);
    await bagas.call(saveSettings, { ...settings, timeZone: 'UTC', quiet: { from: clock(2), to: clock(3) } });
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'mail',
      subject: 'notifications:mail.many.subject',
      text: 'notifications:mail.lines.2',
      values: { count: 2, url: 'http://localhost:3000/notifications' },
    });
    expect(mail?.values.line1).toBe('Ratri Maheswari marked your answer as the best. “The fever has gone on day five” (It is your answer)');
    expect(services.translations.text('id', mail?.text ?? '', mail?.values)).toContain('/notifications/settings');
    expect(await mailed()).toEqual([]);
  });
});
