/** What devices still show of what is no longer there: closed by its tag. */
import { z } from 'zod';
import { contactsOf, liveSessionsAmong } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { job } from '#platform/jobs/job.ts';
import { countUnread, goneRows, type NotificationRow } from './notification.store.ts';
import { waysOf } from './notification-rules.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';
import { sendPush } from './push.client.ts';
import { devicesOf, findDevice, forgetDevices } from './push-device.store.ts';

/** What is undone at once was never closed. */
export const GONE_AFTER_SECONDS = 75;
/** Of one device at a time: the message has to stay small. */
const MOST_CLOSED = 100;

export const closeGone = job({
  name: 'notifications.closeGone',
  payload: z.strictObject({ ids: z.array(z.string()) }),
  run: ({ services }, { ids }) =>
    services.database.transaction(async (db) => {
      const rows = Map.groupBy(await shownBefore(db, await goneRows(db, ids)), ({ memberId }) => memberId);
      const devices = await devicesOf(db, [...rows.keys()]);
      const sessions = devices.map(({ sessionId }) => sessionId);
      const live = await liveSessionsAmong(db, sessions);
      for (const { id, memberId, sessionId } of devices) {
        const its = (rows.get(memberId) ?? []).slice(0, MOST_CLOSED).map((row) => row.id);
        if (live.has(sessionId)) await services.jobs.enqueue(db, closeOnDevice, { deviceId: id, ids: its });
      }
    }),
});

/** What waits to be pushed, or never is, no device shows. */
async function shownBefore(db: Database, rows: readonly NotificationRow[]): Promise<NotificationRow[]> {
  const settings = await settingsByMember(db, [...new Set(rows.map(({ memberId }) => memberId))]);
  return rows.filter(({ memberId, kind, awaitsPush }) => !awaitsPush && waysOf(kind, settings(memberId)).push);
}

/**
 * One message for all of them, in quiet hours as well: it makes no sound, and what it shows it closes with the others. Browsers want
 * each message to show something.
 */
export const closeOnDevice = job({
  name: 'notifications.closeOnDevice',
  payload: z.strictObject({ deviceId: z.string(), ids: z.array(z.string()).min(1).max(MOST_CLOSED) }),
  retryLimit: 6,
  expireInSeconds: 120,
  run: async ({ db, services, log }, { deviceId, ids }) => {
    const device = await findDevice(db, deviceId);
    const rows = device === null ? [] : (await goneRows(db, ids)).filter(({ memberId }) => memberId === device.memberId);
    const [first] = rows;
    if (device === null || first === undefined) return;
    const language = (await contactsOf(db, [device.memberId])).get(device.memberId)?.language ?? 'en';
    const payload = {
      title: services.translations.text(language, 'notifications:push.gone'),
      body: '',
      url: pathInLanguage('/notifications', language),
      tag: first.id,
      language,
      silent: true,
      unread: await countUnread(db, device.memberId),
      read: rows.map(({ id }) => id),
    };
    const outcome = await sendPush(services.settings, device, { payload: JSON.stringify(payload), topic: first.id, urgent: false });
    if (outcome === 'later') throw new Error('The push service is not ready');
    if (outcome === 'sent') return;
    log.info({ deviceId, outcome }, 'a browser takes no more push messages');
    await forgetDevices(services.database.db, [deviceId]);
  },
});
