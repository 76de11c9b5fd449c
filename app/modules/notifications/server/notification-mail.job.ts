/** Every quarter of an hour, one e-mail to each member for whom something waits, whose rhythm has come and who may be disturbed. */
import { z } from 'zod';
import { type Contacts, contactsOf } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { MessageGate } from '#platform/delivery/message-gate.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { type News, NOTIFICATION_KINDS } from '../notifications.contract.ts';
import { mailEndingPath } from './mail-ending.operations.ts';
import { mailMutePath } from './mail-mute.operations.ts';
import { wantedViews } from './notification.view.ts';
import { awaitNextMail, membersAwaitingMail, putIntoMail, takeForMail, unreadOfMail } from './notification-mail.store.ts';
import { wordsMark } from './notification-mail.view.ts';
import { isQuiet, mailDue, waysOf } from './notification-rules.policy.ts';
import { forgetDigest, noteDigests, settingsByMember } from './notification-settings.store.ts';
import { reasonOf, sentenceOf } from './notification-words.view.ts';

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
  const due = new Map(
    memberIds.flatMap((id) => {
      const its = isQuiet(settings(id), now) ? null : mailDue(settings(id), settings(id).digestAt, now);
      return its === null ? [] : [[id, its] as const];
    }),
  );
  const rows = Map.groupBy(await takeForMail(db, due), ({ memberId }) => memberId);
  await noteDigests(db, [...rows.keys()]);
  const contacts = await contactsOf(db, [...rows.keys()]);
  for (const [memberId, waiting] of rows) {
    const contact = contacts.get(memberId);
    const news = await wantedViews(db, memberId, waiting, settings(memberId), 'mail');
    if (contact !== undefined && contact.email !== null && news.length > 0)
      await send(db, services, { ...contact, email: contact.email, memberId }, news);
  }
}

const MAIL_GATE = 'notifications.mail';

/**
 * An e-mail leaves as it was made or not at all: where it would say anything else by now, or nobody is to be disturbed, what is left
 * of it waits for the next one.
 */
export const notificationMailGates: Record<string, MessageGate> = {
  [MAIL_GATE]: async (db, { memberId = '', mailId = '', words = '' }) => {
    const settings = (await settingsByMember(db, [memberId]))(memberId);
    if (!isQuiet(settings, new Date())) {
      const email = (await contactsOf(db, [memberId])).get(memberId)?.email ?? '';
      const news = await wantedViews(db, memberId, await unreadOfMail(db, memberId, mailId), settings, 'mail');
      if (news.length > 0 && wordsMark(email, news) === words) return true;
    }
    const wanted = NOTIFICATION_KINDS.filter((kind) => waysOf(kind, settings).mail);
    if (await awaitNextMail(db, memberId, mailId, wanted)) await forgetDigest(db, memberId);
    return false;
  },
};

async function send(
  db: Database,
  services: Services,
  { email, language, memberId }: Contacts & { email: string; memberId: string },
  news: readonly News[],
): Promise<void> {
  const address = (path: string) => services.settings.publicUrl + pathInLanguage(path, language);
  const ending = mailEndingPath(services.settings.secret, memberId);
  const mailId = newId();
  await putIntoMail(
    db,
    memberId,
    mailId,
    news.map(({ id }) => id),
  );
  const lines = news.slice(0, LINES).map((one) => lineOf(services, language, one));
  await services.delivery.send(db, {
    channel: 'mail',
    to: email,
    language,
    subject: news.length === 1 ? 'notifications:mail.one.subject' : 'notifications:mail.many.subject',
    text: `notifications:mail.lines.${lines.length}`,
    values: {
      ...Object.fromEntries(lines.map((line, i) => [`line${i + 1}`, line])),
      first: news[0] === undefined ? '' : sentenceOf(services, language, news[0]),
      count: news.length,
      url: address('/notifications'),
      settingsUrl: address('/notifications/settings'),
    },
    sealed: {
      endUrl: address(ending),
      ...Object.fromEntries(news.slice(0, LINES).map((one, i) => [`mute${i + 1}`, muteLineOf(services, language, memberId, one)])),
    },
    unsubscribeUrl: services.settings.publicUrl + ending,
    gate: { name: MAIL_GATE, about: { memberId, mailId, words: wordsMark(email, news) } },
  });
}

/** How it is silenced, where it can be. */
function muteLineOf({ settings, translations }: Services, language: Language, memberId: string, { id, mute }: News): string {
  if (mute === null) return '';
  const url = settings.publicUrl + pathInLanguage(mailMutePath(settings.secret, memberId, id), language);
  return translations.text(language, `notifications:mail.mute.${mute}`, { url });
}

/** What happened, what it is about, and why this member is told. */
function lineOf(services: Services, language: Language, one: News): string {
  const sentence = sentenceOf(services, language, one);
  const where = one.kind === 'forumThread' && one.note !== null ? `, ${one.note}` : '';
  // Of what is no item the note says which it is: a forum, a device, what was scheduled.
  const name = one.item?.title ?? one.note;
  const about = name === null ? sentence : `${sentence} “${name}”${where}`;
  return `${about} (${reasonOf(services, language, one)})`;
}
