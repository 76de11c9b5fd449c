/** Push messages as the service worker takes them (public/push-worker.js). */

import type { Database } from '#platform/db/database.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import { LANGUAGES, type Language, pathInLanguage } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import type { News } from '../notifications.contract.ts';
import { sendableViews } from './notification.view.ts';
import { isUrgent } from './notification-rules.policy.ts';
import { sentenceOf } from './notification-words.view.ts';
import { type PushDeviceRow, unreadRows } from './push-device.store.ts';

/** More at once become one that counts them. */
export const MOST_APART = 3;
const MOST_CHARACTERS = 300;
/** Of the message that stands for several. */
export const GATHERED_TAG = 'many';
/** A message has to stay small: of more than these it does not say which they are, and is closed with the next one at the latest. */
const MOST_NAMED = 40;

export interface PushMessage {
  readonly payload: string;
  readonly topic: string;
  readonly urgent: boolean;
}

/** What goes with each message to a device. */
export interface PushFacts {
  /** The member whom it is for: it is shown to nobody else. */
  readonly reader: string;
  readonly unread: number;
  /** Tags of what is closed once it is shown. */
  readonly read: readonly string[];
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly urgent?: boolean;
  /** The words on the button that silences it. */
  readonly mute?: string;
  /** Which notifications it stands for. */
  readonly of?: readonly string[];
}

/** What is shown in its place: where the server does not say in time that its reader is signed in, and where they are not. */
const wordsInstead = ({ translations }: Services) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        unanswered: translations.text(language, 'notifications:push.unanswered'),
        ended: translations.text(language, 'notifications:push.ended'),
      },
    ]),
  );

/** `inPlace`: without a sound, and only where what it takes the place of is still shown. */
function messageOf(
  services: Services,
  language: Language,
  { path, title, body, urgent = false, tag, mute, of }: Shown,
  facts: PushFacts,
  inPlace = false,
): PushMessage {
  const shown = { title: shortened(title), body: shortened(body), url: pathInLanguage(path, language), tag, language };
  const named = of === undefined || of.length > MOST_NAMED ? {} : { of };
  return {
    payload: JSON.stringify({
      ...shown,
      ...named,
      ...(mute !== undefined && { mute }),
      ...(inPlace && { silent: true, inPlace }),
      ...facts,
      instead: wordsInstead(services),
    }),
    // What is still on its way to the device must not be replaced on the way: it would never be shown.
    topic: inPlace ? `again-${tag}` : tag,
    urgent,
  };
}

const gathered = (services: Services, language: Language, news: readonly News[]): Shown => ({
  title: services.translations.text(language, 'notifications:push.many', { count: news.length }),
  body: news
    .slice(0, MOST_APART)
    .map((one) => sentenceOf(services, language, one))
    .join('\n'),
  path: '/notifications',
  tag: GATHERED_TAG,
  of: news.map(({ id }) => id),
});

function alone(services: Services, language: Language, one: News): Shown {
  const about = [one.item?.title, one.note].filter((text) => text !== undefined && text !== null);
  const words = { title: sentenceOf(services, language, one), body: about.join('\n') };
  const mute = one.mute === null ? {} : { mute: services.translations.text(language, 'notifications:tap.do') };
  return { ...words, ...mute, path: `/notifications/open/${one.id}`, tag: one.id, urgent: isUrgent(one.kind) };
}

/** Of several that a device shows as one, those that are neither read nor gone, nor shown by themselves (`apart`). */
export async function leftOfGathered(
  db: Database,
  { memberId, gathered: all }: PushDeviceRow,
  apart: readonly string[],
  timeZone: string,
): Promise<News[]> {
  const ids = all.filter((id) => !apart.includes(id));
  return ids.length === 0 ? [] : sendableViews(db, memberId, await unreadRows(db, memberId, ids), timeZone);
}

/** One for each, or one that counts them. */
export const messagesFor = (services: Services, language: Language, news: readonly News[], facts: PushFacts): PushMessage[] =>
  news.length > MOST_APART
    ? [messageOf(services, language, gathered(services, language, news), facts)]
    : news.map((one) => messageOf(services, language, alone(services, language, one), facts));

/** Of several that a device shows as one, those that are left. */
export const gatheredAgain = (services: Services, language: Language, left: readonly News[], facts: PushFacts): PushMessage =>
  messageOf(services, language, gathered(services, language, left), facts, true);

/** One that a device shows, as it is now. */
export const aloneAgain = (services: Services, language: Language, one: News, facts: PushFacts): PushMessage =>
  messageOf(services, language, { ...alone(services, language, one), urgent: false }, facts, true);

/** What was shown is no longer there: takes the place of the first, and closes itself with the others. Browsers want each message to show something. */
export function goneMessage(services: Services, language: Language, tags: readonly [string, ...string[]], facts: PushFacts): PushMessage {
  const [tag] = tags;
  const payload = {
    title: services.translations.text(language, 'notifications:push.gone'),
    body: '',
    url: pathInLanguage('/notifications', language),
    tag,
    language,
    silent: true,
    ...facts,
    read: tags,
    instead: wordsInstead(services),
  };
  return { payload: JSON.stringify(payload), topic: tag, urgent: false };
}

const shortened = (text: string) => (text.length <= MOST_CHARACTERS ? text : `${cutText(text, MOST_CHARACTERS - 1)}…`);
