/** Digests are of what came before seven in the morning; what comes later waits for the next. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
let author: Caller;
let reader: Caller;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';

/** A zone in which it is this hour now; the clock of `Etc/GMT+3` is three hours behind. */
const zoneAt = (hour: number): string => {
  const ahead = hour - new Date().getUTCHours();
  const within = ahead > 14 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
  return within === 0 ? 'UTC' : `Etc/GMT${within > 0 ? '-' : '+'}${Math.abs(within)}`;
};

async function readsDaily(hour: number): Promise<void> {
  const settings = await author.call(getSettings, {});
  const kinds = { ...settings.kinds, comment: { inApp: true, mail: true, push: false } };
  await author.call(saveSettings, { ...settings, kinds, mail: 'daily', quiet: null, timeZone: zoneAt(hour) });
  await world.runtime.database.pool.query(`update notifications.setting set digest_at = now() - interval '9 days' where member_id = $1`, [
    idOf(author),
  ]);
}

/** An answer that came so many hours ago. */
async function answered(hoursAgo: number): Promise<void> {
  const itemId = await anItem(world, author);
  await reader.call(addComment, { itemId, text: fromPlainText('Watch the haematocrit.') });
  await world.settle();
  await world.runtime.database.pool.query(
    `update notifications.notification set started_at = now() - make_interval(hours => $2), at = now() - make_interval(hours => $2) where item_id = $1`,
    [itemId, hoursAgo],
  );
}

/** Of how many notifications there was a mail. */
async function mailed(): Promise<unknown[]> {
  const before = world.sent.length;
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  return world.sent
    .slice(before)
    .filter(({ to }) => to.startsWith(idOf(author)))
    .map(({ values }) => values.count);
}

it('what comes in the afternoon waits, though nothing had to be mailed in the morning', async () => {
  await readsDaily(14);
  await answered(0);
  expect(await mailed()).toEqual([]);
});

it('what waited at seven leaves late when the job was away, once, and without what came since', async () => {
  await readsDaily(14);
  for (const hoursAgo of [9, 10, 0]) await answered(hoursAgo);
  expect(await mailed()).toEqual([2]);
  expect(await mailed()).toEqual([]);
  await answered(11);
  // It was due with those that left today.
  expect(await mailed()).toEqual([]);
});

it('what came since leaves the next morning', async () => {
  await readsDaily(8);
  await answered(10);
  expect(await mailed()).toEqual([1]);
});
