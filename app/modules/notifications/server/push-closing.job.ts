/** What devices still show of what is no longer there, or of which less is left: closed, or replaced, by its tag. */
import { z } from 'zod';
import { contactsOf, liveSessionsAmong } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { job } from '#platform/jobs/job.ts';
import type { Context } from '#platform/operation/context.ts';
import type { Services } from '#platform/services.ts';
import { countUnread, erasedAmong, type NotificationRow, unreadAmong } from './notification.store.ts';
import { sendableViews } from './notification.view.ts';
import { rowsHeard } from './notification-now.view.ts';
import { waysOf } from './notification-rules.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';
import { sendPush } from './push.client.ts';
import { devicesOf, findDevice, forgetDevices, keepGathered, type PushDeviceRow } from './push-device.store.ts';
import { aloneAgain, GATHERED_TAG, gatheredAgain, goneMessage, leftOfGathered, type PushMessage } from './push-message.view.ts';

/** What is undone at once was never closed. */
export const GONE_AFTER_SECONDS = 75;
/** Of one device at a time: the message has to stay small. */
const MOST_CLOSED = 100;

/** `ids`: what is gone, or less than it was. */
export const closeGone = job({
  name: 'notifications.closeGone',
  payload: z.strictObject({ ids: z.array(z.string()) }),
  run: ({ services }, { ids }) =>
    services.database.transaction(async (db) => {
      const { gone, less } = await changedAmong(db, ids);
      await closeOnDevices({ db, services }, [...gone, ...less]);
    }),
});

/** Where devices may show these. Of what is erased there are no rows any more: it is asked for with the transaction that erases. */
export async function closeOnDevices(
  { db, services }: Pick<Context, 'db' | 'services'>,
  changed: readonly NotificationRow[],
): Promise<void> {
  const rows = Map.groupBy(await shownBefore(db, changed), ({ memberId }) => memberId);
  const devices = await devicesOf(db, [...rows.keys()]);
  const sessions = devices.map(({ sessionId }) => sessionId);
  const live = await liveSessionsAmong(db, sessions);
  for (const { id, memberId, sessionId } of devices) {
    const its = (rows.get(memberId) ?? []).slice(0, MOST_CLOSED).map((row) => row.id);
    if (live.has(sessionId)) await services.jobs.enqueue(db, closeOnDevice, { deviceId: id, ids: its });
  }
}

interface Changed {
  readonly gone: readonly NotificationRow[];
  /** Several in one, of which fewer are left than were told. */
  readonly less: readonly NotificationRow[];
}

/** As it is now: what was undone meanwhile is neither. */
async function changedAmong(db: Database, ids: readonly string[]): Promise<Changed> {
  const { gone = [], there = [] } = Object.groupBy(await unreadAmong(db, ids), ({ hidden }) => (hidden ? 'gone' : 'there'));
  const several = there.filter(({ count }) => count > 1);
  const now = await rowsHeard(db, several);
  return { gone, less: several.filter((row) => now.get(row) !== row) };
}

/** What waits to be pushed, or never is, no device shows. */
async function shownBefore(db: Database, rows: readonly NotificationRow[]): Promise<NotificationRow[]> {
  const settings = await settingsByMember(db, [...new Set(rows.map(({ memberId }) => memberId))]);
  return rows.filter(({ memberId, kind, awaitsPush }) => !awaitsPush && waysOf(kind, settings(memberId)).push);
}

/** In quiet hours as well: none of these messages makes a sound. One closes all that is gone. */
export const closeOnDevice = job({
  name: 'notifications.closeOnDevice',
  payload: z.strictObject({ deviceId: z.string(), ids: z.array(z.string()).min(1).max(MOST_CLOSED) }),
  retryLimit: 6,
  expireInSeconds: 120,
  run: async ({ db, services, log }, { deviceId, ids }) => {
    const device = await findDevice(db, deviceId);
    if (device === null) return;
    const isOwn = ({ memberId }: NotificationRow) => memberId === device.memberId;
    const { gone, less } = await changedAmong(db, ids);
    const isOver = [...gone.filter(isOwn), ...(await erasedAmong(db, ids))];
    const { messages, gathered } = await messagesOn(db, services, device, { gone: isOver, less: less.filter(isOwn) });
    for (const message of messages) {
      const outcome = await sendPush(services.settings, device, message);
      if (outcome === 'later') throw new Error('The push service is not ready');
      if (outcome === 'sent') continue;
      log.info({ deviceId, outcome }, 'a browser takes no more push messages');
      return forgetDevices(services.database.db, [deviceId]);
    }
    await keepGathered(db, device, gathered);
  },
});

/** What was erased has nothing but the name by which a device shows it. */
type Named = Pick<NotificationRow, 'id'>;

async function messagesOn(
  db: Database,
  services: Services,
  device: PushDeviceRow,
  { gone, less }: { gone: readonly Named[]; less: readonly NotificationRow[] },
): Promise<{ messages: PushMessage[]; gathered: readonly string[] }> {
  const language: Language = (await contactsOf(db, [device.memberId])).get(device.memberId)?.language ?? 'en';
  const { timeZone } = (await settingsByMember(db, [device.memberId]))(device.memberId);
  const facts = { reader: device.memberId, unread: await countUnread(db, device.memberId), read: [] };
  const messages: PushMessage[] = [];
  const isGathered = ({ id }: Named) => device.gathered.includes(id);
  const isChanged = [...gone, ...less].some(isGathered);
  const left = isChanged ? await leftOfGathered(db, device, [], timeZone) : [];
  if (left.length > 0) messages.push(gatheredAgain(services, language, left, facts));
  const [first, ...others] = [...(isChanged && left.length === 0 ? [GATHERED_TAG] : []), ...gone.map(({ id }) => id)];
  if (first !== undefined) messages.push(goneMessage(services, language, [first, ...others], facts));
  for (const one of await sendableViews(db, device.memberId, less, timeZone)) messages.push(aloneAgain(services, language, one, facts));
  return { messages, gathered: isChanged ? left.map(({ id }) => id) : device.gathered };
}
