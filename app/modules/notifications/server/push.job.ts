/** Push messages: taken when their member may be disturbed, made at the moment of sending, and given up when a device is gone. */
import { z } from 'zod';
import { contactsOf, liveSessionsAmong } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { NOTIFICATION_KINDS } from '../notifications.contract.ts';
import { countUnread, lastRead } from './notification.store.ts';
import { wantedViews } from './notification.view.ts';
import { isQuiet, isUrgent } from './notification-rules.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';
import { sendPush } from './push.client.ts';
import {
  awaitPush,
  devicesOf,
  findDevice,
  forgetDevices,
  keepGathered,
  membersAwaitingPush,
  takeForPush,
  unreadRows,
} from './push-device.store.ts';
import { GATHERED_TAG, gatheredAgain, leftOfGathered, MOST_APART, messagesFor } from './push-message.view.ts';

export const PUSH_BATCH = 500;
/** Of so many of the newest, those that were read elsewhere are closed on a device when it hears of the next. */
const CLOSED = 40;

const URGENT = NOTIFICATION_KINDS.filter(isUrgent);

/** For these members, or, by the clock, for all whose quiet hours may be over. */
export const pushNotifications = job({
  name: 'notifications.push',
  payload: z.strictObject({ memberIds: z.array(z.string()).max(PUSH_BATCH).optional() }),
  schedule: '*/5 * * * *',
  // Whoever is told of something hears it at once.
  foundWithinSeconds: 1,
  run: async ({ services, signal }, { memberIds }) => {
    const { database } = services;
    if (memberIds !== undefined) return database.transaction((db) => pushTo(db, services, memberIds, new Date()));
    for (let afterId = ''; !signal.aborted; ) {
      const waiting = await membersAwaitingPush(database.db, afterId, PUSH_BATCH);
      const last = waiting.at(-1);
      if (last === undefined) return;
      afterId = last;
      await database.transaction((db) => pushTo(db, services, waiting, new Date()));
    }
  },
});

async function pushTo(db: Database, services: Services, memberIds: readonly string[], now: Date): Promise<void> {
  const settings = await settingsByMember(db, memberIds);
  const { quiet = [], awake = [] } = Object.groupBy(memberIds, (id) => (isQuiet(settings(id), now) ? 'quiet' : 'awake'));
  const rows = Map.groupBy(await takeForPush(db, { awake, quiet }, URGENT), ({ memberId }) => memberId);
  const devices = await devicesOf(db, [...rows.keys()]);
  const live = await liveSessionsAmong(
    db,
    devices.map(({ sessionId }) => sessionId),
  );
  await forgetDevices(
    db,
    devices.filter(({ sessionId }) => !live.has(sessionId)).map(({ id }) => id),
  );
  for (const { id, memberId } of devices.filter(({ sessionId }) => live.has(sessionId))) {
    const ids = (rows.get(memberId) ?? []).map((row) => row.id).slice(0, PUSH_BATCH);
    if (ids.length > 0) await services.jobs.enqueue(db, sendToDevice, { deviceId: id, ids });
  }
}

/**
 * One device. What was read, silenced or can no longer be read since then is left out; a repeated message replaces the first by its tag. What
 * the push service did not take before its member is not to be disturbed waits again, for all their devices.
 */
export const sendToDevice = job({
  name: 'notifications.sendToDevice',
  payload: z.strictObject({ deviceId: z.string(), ids: z.array(z.string()).max(PUSH_BATCH) }),
  retryLimit: 6,
  expireInSeconds: 120,
  run: async ({ db, services, log }, { deviceId, ids: given }) => {
    const device = await findDevice(db, deviceId);
    if (device === null) return;
    const { memberId, sessionId } = device;
    // It may have been signed out since, while the push service was not ready.
    if (!(await liveSessionsAmong(db, [sessionId])).has(sessionId)) return forgetDevices(services.database.db, [deviceId]);
    const settings = (await settingsByMember(db, [memberId]))(memberId);
    const quiet = isQuiet(settings, new Date());
    const { later = [], now = [] } = Object.groupBy(await unreadRows(db, memberId, given), ({ kind }) =>
      quiet && !isUrgent(kind) ? 'later' : 'now',
    );
    await awaitPush(db, later);
    const news = await wantedViews(db, memberId, now, settings, 'push');
    if (news.length === 0) return;
    const ids = news.map((one) => one.id);
    const isGathered = news.length > MOST_APART;
    // What was read elsewhere of several that are shown as one, and what is shown by itself now, is none of them any more.
    const left = isGathered ? [] : await leftOfGathered(db, device, ids, settings.timeZone);
    const isOver = !isGathered && device.gathered.length > 0 && left.length === 0;
    const language = (await contactsOf(db, [memberId])).get(memberId)?.language ?? 'en';
    const read = [...(await lastRead(db, memberId, CLOSED)), ...(isOver ? [GATHERED_TAG] : [])];
    const facts = { reader: memberId, unread: await countUnread(db, memberId), read };
    const again = left.length > 0 && left.length < device.gathered.length ? [gatheredAgain(services, language, left, facts)] : [];
    for (const message of [...messagesFor(services, language, news, facts), ...again]) {
      const outcome = await sendPush(services.settings, device, message);
      if (outcome === 'later') throw new Error('The push service is not ready');
      if (outcome === 'sent') continue;
      log.info({ deviceId, outcome }, 'a browser takes no more push messages');
      return forgetDevices(services.database.db, [deviceId]);
    }
    await keepGathered(db, device, isGathered ? ids : left.map((one) => one.id));
  },
});
