/** Every quarter of an hour, one e-mail to each member for whom something waits and who is not to be left alone now. */
import { z } from 'zod';
import { type Contacts, contactsOf } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import type { Notification } from '../notifications.contract.ts';
import { notificationViews } from './notification.view.ts';
import { membersAwaitingMail, takeForMail } from './notification-mail.store.ts';
import { isQuiet } from './notification-settings.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';

const BATCH = 200;
/** More are counted, and read in the product. */
const LINES = 3;

export const mailNotifications = job({
  name: 'notifications.mail',
  payload: z.strictObject({}),
  schedule: '*/15 * * * *',
  run: async ({ services, signal }) => {
    for (let afterId = ''; !signal.aborted; ) {
      const memberIds = await membersAwaitingMail(services.database.db, afterId, BATCH);
      const last = memberIds.at(-1);
      if (last === undefined) return;
      afterId = last;
      await services.database.transaction((db) => mailTo(db, services, memberIds, new Date()));
    }
  },
});

async function mailTo(db: Database, services: Services, memberIds: readonly string[], now: Date): Promise<void> {
  const settings = await settingsByMember(db, memberIds);
  const awake = memberIds.filter((id) => !isQuiet(settings(id), now));
  if (awake.length === 0) return;
  const rows = await takeForMail(db, awake);
  const contacts = await contactsOf(db, awake);
  for (const memberId of awake) {
    const contact = contacts.get(memberId);
    const news = await notificationViews(
      db,
      rows.filter((row) => row.memberId === memberId),
      settings(memberId).timeZone,
    );
    if (contact !== undefined && contact.email !== null && news.length > 0)
      await send(db, services, { ...contact, email: contact.email }, news);
  }
}

async function send(
  db: Database,
  services: Services,
  { email, language }: Contacts & { email: string },
  news: readonly Notification[],
): Promise<void> {
  const address = (path: string) => services.settings.publicUrl + pathInLanguage(path, language);
  const lines = news.slice(0, LINES).map((one) => lineOf(services, language, one));
  await services.delivery.send(db, {
    channel: 'mail',
    to: email,
    language,
    subject: news.length === 1 ? 'notifications:mail.one.subject' : 'notifications:mail.many.subject',
    text: `notifications:mail.lines.${lines.length}`,
    values: {
      ...Object.fromEntries(lines.map((line, i) => [`line${i + 1}`, line])),
      first: lines[0] ?? '',
      count: news.length,
      url: address('/notifications'),
      settingsUrl: address('/notifications/settings'),
    },
  });
}

/** The same sentence as on the page. */
function lineOf({ translations }: Services, language: Language, { kind, byline, item, count }: Notification): string {
  const who = byline?.kind === 'member' ? byline.name : translations.text(language, 'notifications:anonymous');
  const sentence = translations.text(language, `notifications:sentence.${kind}`, { who, count }).replace(/<\/?b>/g, '');
  return item === null ? sentence : `${sentence} “${item.title}”`;
}
