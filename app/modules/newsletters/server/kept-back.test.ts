/** What becomes of mails that wait: when their issue is taken back, when it says something else by then, or when whom they are for may or would not read it any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem, bringTo, giveAudience } from '#modules/library/testing/library.factory.ts';
import { pauseNotifications } from '#modules/notifications/notification-pause.contract.ts';
import { bodyText } from '#platform/delivery/mail-body.ts';
import { messageGatesOf } from '#platform/delivery/message-gate.ts';
import { mailRefused } from '#platform/delivery/refusal.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  getDraft,
  getIssue,
  getNewsletter,
  restoreIssue,
  saveNewsletter,
  subscribe,
  unsubscribe,
  withdrawIssue,
} from '../newsletters.contract.ts';
import { aNewsletter, anIssue, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { sendKeptBack } from './issue-publishing.job.ts';
import { newslettersModule } from './newsletters.module.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let other: Caller;
let approver: Member;
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
  approver = await aMember(world, { rights: ['approvals'] });
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const gates = messageGatesOf([newslettersModule]);

/** To whom mails leave that are handed over now, of those that wait: each is asked as its job asks. */
async function leaving(tries = 1): Promise<string[]> {
  const left: string[] = [];
  for (const { to, gate } of world.sent.splice(0)) {
    const ask = gates.get(gate?.name ?? '');
    let may = false;
    for (let n = 0; n < tries; n++)
      may = ask !== undefined && (await world.runtime.database.transaction((db) => ask(db, gate?.about ?? {})));
    if (may) left.push(to);
  }
  return left.toSorted();
}

/** Its mails wait. */
async function aQueuedIssue(
  wish: Parameters<typeof aNewsletter>[1] = {},
  content: Parameters<typeof anIssue>[2] = {},
): Promise<{ id: string; newsletterId: string; slug: string }> {
  const { id: newsletterId, slug } = await aNewsletter(staff, wish);
  for (const who of [reader, other]) await subscribeTo(who, newsletterId);
  const id = await anIssue(staff, newsletterId, content);
  await world.settle();
  await world.runJobs();
  expect(sentTo(world).toSorted()).toEqual(['other@letters.test', 'reader@letters.test']);
  return { id, newsletterId, slug };
}

/** Sent on, as far as jobs do it. */
async function sentOn(): Promise<void> {
  await world.settle();
  await world.runJobs();
}

/** Sent on by the clock. */
async function someTimeLater(): Promise<void> {
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, sendKeptBack, {});
  await world.runJobs();
  await world.runJobs();
}

const mailsOf = async (id: string) => (await staff.call(getDraft, { id })).mails;

describe('of a reader who ends the newsletter and takes that back', () => {
  const again = (newsletterId: string, since: string | undefined) => reader.call(subscribe, { newsletterId, subscribed: true, since });

  it('leave once, where they were made before', async () => {
    const { id, newsletterId } = await aQueuedIssue();
    const { since } = await subscribeTo(reader, newsletterId, false);
    await again(newsletterId, since);
    expect(await leaving()).toEqual(['other@letters.test', 'reader@letters.test']);
    await someTimeLater();
    expect(await leaving()).toEqual([]);
    expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
  });

  it('leave once, where it was their turn meanwhile', async () => {
    const { newsletterId } = await aQueuedIssue();
    const { since } = await subscribeTo(reader, newsletterId, false);
    expect(await leaving()).toEqual(['other@letters.test']);
    await again(newsletterId, since);
    await someTimeLater();
    expect(await leaving()).toEqual(['reader@letters.test']);
    await someTimeLater();
    expect(await leaving()).toEqual([]);
  });

  it('leave once, where they were made before and the clock sends on meanwhile', async () => {
    const { newsletterId } = await aQueuedIssue();
    const { since } = await subscribeTo(reader, newsletterId, false);
    expect(await leaving()).toEqual(['other@letters.test']);
    await someTimeLater();
    await again(newsletterId, since);
    await someTimeLater();
    expect(await leaving()).toEqual(['reader@letters.test']);
    await someTimeLater();
    expect(await leaving()).toEqual([]);
  });

  const elevenMinutesPass = () => world.runtime.database.pool.query(`update newsletters.kept_back set at = at - interval '11 minutes'`);

  it('leave once, where they were kept long before it was ended', async () => {
    await reader.call(pauseNotifications, { pause: 'hour' });
    const { id: newsletterId } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    await anIssue(staff, newsletterId);
    await sentOn();
    await reader.call(pauseNotifications, { pause: null });
    await elevenMinutesPass();
    const { since } = await subscribeTo(reader, newsletterId, false);
    await someTimeLater();
    await again(newsletterId, since);
    await someTimeLater();
    expect(await leaving()).toEqual(['reader@letters.test']);
  });

  it('are forgotten when nobody takes it back any more', async () => {
    const { newsletterId } = await aQueuedIssue();
    const { since } = await subscribeTo(reader, newsletterId, false);
    expect(await leaving()).toEqual(['other@letters.test']);
    await elevenMinutesPass();
    await someTimeLater();
    await again(newsletterId, since);
    await someTimeLater();
    expect(await leaving()).toEqual([]);
  });

  it.each(['before', 'after'])('leave once, where they are made %s that', async (when) => {
    const { id: newsletterId } = await aNewsletter(staff);
    for (const who of [reader, other]) await subscribeTo(who, newsletterId);
    const id = await anIssue(staff, newsletterId);
    const { since } = await subscribeTo(reader, newsletterId, false);
    if (when === 'before') await sentOn();
    await again(newsletterId, since);
    await sentOn();
    await someTimeLater();
    expect(await leaving()).toEqual(['other@letters.test', 'reader@letters.test']);
    expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
  });

  it('do not come of what was out before they began, nor to whoever ends it for good', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await subscribeTo(other, newsletterId);
    const id = await anIssue(staff, newsletterId);
    await sentOn();
    await subscribeTo(reader, newsletterId);
    const { since } = await subscribeTo(reader, newsletterId, false);
    await again(newsletterId, since);
    await subscribeTo(other, newsletterId, false);
    await someTimeLater();
    expect(await leaving()).toEqual([]);
    await someTimeLater();
    expect(await mailsOf(id)).toEqual({ sent: 0, keptBack: 0 });
  });
});

it('leave where nobody took it back', async () => {
  const { id } = await aQueuedIssue();
  expect(await leaving()).toEqual(['other@letters.test', 'reader@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
  await expect(reader.call(getDraft, { id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
});

it('do not leave once it is taken back, however often they are tried, and those who write see how many', async () => {
  const { id } = await aQueuedIssue();
  await staff.call(withdrawIssue, { id });
  expect(await leaving(2)).toEqual([]);
  expect(await mailsOf(id)).toEqual({ sent: 0, keptBack: 2 });
});

it('leave once it is back, to whoever still wants it, once', async () => {
  const { id, newsletterId } = await aQueuedIssue();
  await staff.call(withdrawIssue, { id });
  await leaving();
  await subscribeTo(other, newsletterId, false);
  await staff.call(restoreIssue, { id });
  await sentOn();
  expect(await leaving()).toEqual(['reader@letters.test']);
  await sentOn();
  expect(await leaving()).toEqual([]);
  expect(await staff.call(getIssue, { id })).toMatchObject({ mailed: 1 });
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 0 });
});

it('that are still waiting when it comes back leave as they are', async () => {
  const { id } = await aQueuedIssue();
  await staff.call(withdrawIssue, { id });
  await staff.call(restoreIssue, { id });
  await world.settle();
  expect(await leaving()).toEqual(['other@letters.test', 'reader@letters.test']);
  await world.runJobs();
  expect(await leaving()).toEqual([]);
  expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
});

it('nor leave of what staff took down, or of what is gone altogether', async () => {
  const { id, newsletterId } = await aQueuedIssue();
  const waiting = [...world.sent];
  await bringTo(world, approver, id, 'removed');
  expect(await leaving()).toEqual([]);
  await world.runtime.database.pool.query('delete from newsletters.newsletter where id = $1', [newsletterId]);
  world.sent.push(...waiting);
  expect(await leaving()).toEqual([]);
});

it('do not leave to whoever has left its forum meanwhile, and leave to who stayed', async () => {
  const forumId = await aForum(staff, { kind: 'private' });
  for (const who of [reader, other]) await enterForum(forumId, who, staff);
  const { id } = await aQueuedIssue({ forumId, audience: 'forum' });
  await reader.call(leaveForum, { forumId });
  expect(await leaving()).toEqual(['other@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 0 });
});

it('are not even made for whoever has left its forum when their turn comes', async () => {
  const forumId = await aForum(staff, { kind: 'private' });
  const { id: newsletterId } = await aNewsletter(staff, { forumId, audience: 'forum' });
  for (const who of [reader, other]) {
    await enterForum(forumId, who, staff);
    await subscribeTo(who, newsletterId);
  }
  const id = await anIssue(staff, newsletterId);
  await reader.call(leaveForum, { forumId });
  await sentOn();
  // Not by their gate alone, which says the same.
  expect(sentTo(world)).toEqual(['other@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 0 });
});

it('nor where it was narrowed to a forum that they are not in', async () => {
  const forumId = await aForum(staff, { kind: 'private' });
  await enterForum(forumId, other, staff);
  const { id, newsletterId, slug } = await aQueuedIssue({ forumId, audience: 'members' });
  const { version, name, about, language } = (await staff.call(getNewsletter, { slug })).newsletter;
  await staff.call(saveNewsletter, { id: newsletterId, version, slug, name, about, language, forumId, audience: 'forum' });
  expect(await leaving()).toEqual(['other@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 0 });
});

it('nor to whoever ended it by one click meanwhile, or whose mailbox is not there', async () => {
  const { id } = await aQueuedIssue();
  const token = world.sent
    .find(({ to }) => to === 'reader@letters.test')
    ?.unsubscribeUrl?.split('/')
    .at(-1);
  await world.as(null).call(unsubscribe, { token: token ?? '' });
  const { services } = world.runtime;
  await services.database.transaction((db) => services.emit(db, mailRefused, { to: 'other@letters.test' }));
  await world.settle();
  expect(await leaving()).toEqual([]);
  expect(await mailsOf(id)).toEqual({ sent: 0, keptBack: 0 });
});

it('are not made for whoever is not to be disturbed, and come once they may be', async () => {
  await reader.call(pauseNotifications, { pause: 'hour' });
  const { id: newsletterId } = await aNewsletter(staff);
  for (const who of [reader, other]) await subscribeTo(who, newsletterId);
  const id = await anIssue(staff, newsletterId);
  await sentOn();
  expect(await leaving()).toEqual(['other@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 1 });
  await someTimeLater();
  expect(await leaving()).toEqual([]);
  await reader.call(pauseNotifications, { pause: null });
  await someTimeLater();
  expect(await leaving()).toEqual(['reader@letters.test']);
  await someTimeLater();
  expect(await leaving()).toEqual([]);
  expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
});

it('do not leave where the quiet begins while they wait, and come after it', async () => {
  const { id } = await aQueuedIssue();
  await reader.call(pauseNotifications, { pause: 'hour' });
  expect(await leaving(2)).toEqual(['other@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 1, keptBack: 1 });
  await reader.call(pauseNotifications, { pause: null });
  await someTimeLater();
  expect(await leaving()).toEqual(['reader@letters.test']);
  expect(await mailsOf(id)).toEqual({ sent: 2, keptBack: 0 });
});

it('are made anew where an entry is for members only by now, or was taken down', async () => {
  const [closing, going, staying] = [
    await anItem(world, staff, { title: 'Closing soon' }),
    await anItem(world, staff, { title: 'Going soon' }),
    await anItem(world, staff, { title: 'Staying' }),
  ];
  const { id } = await aQueuedIssue({}, { entries: [closing, going, staying].map((itemId) => ({ itemId, note: '' })) });
  const titles = () => [
    ...new Set(
      world.sent.map(({ body }) =>
        bodyText(body ?? [])
          .match(/Closing soon|Going soon|Staying/g)
          ?.join(),
      ),
    ),
  ];
  expect(titles()).toEqual(['Closing soon,Going soon,Staying']);
  await giveAudience(world, closing, 'members');
  expect(await leaving(2)).toEqual([]);
  expect(await mailsOf(id)).toEqual({ sent: 0, keptBack: 2 });

  await someTimeLater();
  expect(titles()).toEqual(['Going soon,Staying']);
  await bringTo(world, approver, going, 'removed');
  expect(await leaving()).toEqual([]);

  await someTimeLater();
  expect(titles()).toEqual(['Staying']);
  expect(await leaving()).toEqual(['other@letters.test', 'reader@letters.test']);
  await someTimeLater();
  expect([await leaving(), await mailsOf(id)]).toEqual([[], { sent: 2, keptBack: 0 }]);
});
