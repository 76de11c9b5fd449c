/**
 * The rules by which members are told: of each kind the ways it takes unless they chose otherwise, what becomes one with what, what
 * one tap silences, and when nobody is to be disturbed. Everything that sends asks here and nowhere else.
 */
import { wallClock } from '#platform/i18n/time-zone.ts';
import type { Pause } from '../notification-pause.contract.ts';
import type { Choice, NotificationSettings } from '../notification-settings.contract.ts';
import { CHOICE_KINDS, type ChoiceKind, type Mute, type NotificationKind } from '../notifications.contract.ts';

interface Rule {
  /** The ways beside the list in Kolegia. */
  readonly mail: boolean;
  readonly push: boolean;
  /** While unread and within the hours, joins one about the same item, or simply the one of its kind. */
  readonly bundle?: { readonly by: 'item' | 'kind'; readonly hours: number };
  readonly mute: Mute | null;
  /** By push even in quiet hours. */
  readonly urgent?: true;
}

const ANSWERS = { by: 'item', hours: 1 } as const;
const FOLLOWERS = { by: 'kind', hours: 24 } as const;

const RULES: Readonly<Record<NotificationKind, Rule>> = {
  comment: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  reply: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  mention: { mail: true, push: true, mute: 'item' },
  bestAnswer: { mail: true, push: true, mute: 'kind' },
  followedAnswer: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  followedBest: { mail: false, push: false, mute: 'item' },
  caseUpdate: { mail: true, push: true, mute: 'item' },
  outcomeAsked: { mail: true, push: false, mute: 'kind' },
  repost: { mail: false, push: false, bundle: ANSWERS, mute: 'item' },
  follow: { mail: false, push: false, bundle: FOLLOWERS, mute: 'kind' },
  articleRetracted: { mail: true, push: true, mute: 'kind' },
  articleConcern: { mail: true, push: false, mute: 'kind' },
  articleCorrected: { mail: false, push: false, mute: 'kind' },
  journalDigest: { mail: false, push: false, mute: 'kind' },
  savedSearch: { mail: false, push: false, mute: 'kind' },
  forumThread: { mail: false, push: false, mute: 'forum' },
  chatMessage: { mail: true, push: true, mute: 'kind' },
  chatRequest: { mail: false, push: true, mute: 'kind' },
  // What staff decide and what concerns the account is always told.
  verified: { mail: false, push: true, mute: null },
  sentBack: { mail: false, push: true, mute: null },
  newDevice: { mail: false, push: true, mute: null, urgent: true },
  itemApproved: { mail: false, push: true, mute: null },
  itemSentBack: { mail: false, push: true, mute: null },
  itemHeld: { mail: false, push: true, mute: null },
  itemRemoved: { mail: false, push: true, mute: null },
  commentRemoved: { mail: false, push: false, mute: null },
  postStopped: { mail: false, push: true, mute: null },
  videoReady: { mail: false, push: true, mute: null },
  videoFailed: { mail: false, push: true, mute: null },
  forumRequest: { mail: false, push: false, mute: null },
  forumAccepted: { mail: false, push: true, mute: null },
  forumDeclined: { mail: false, push: false, mute: null },
  forumRemoved: { mail: false, push: false, mute: null },
  forumClosed: { mail: false, push: true, mute: null },
  forumDeleted: { mail: false, push: true, mute: null },
  threadTakenDown: { mail: false, push: false, mute: null },
  answerTakenDown: { mail: false, push: false, mute: null },
  sourceAsked: { mail: false, push: false, mute: null },
  communityRequest: { mail: false, push: false, mute: null },
  communityAccepted: { mail: false, push: true, mute: null },
  communityDeclined: { mail: false, push: false, mute: null },
  communityRemoved: { mail: false, push: false, mute: null },
  communityModerator: { mail: false, push: true, mute: null },
  communityOwner: { mail: false, push: true, mute: null },
  communityClosed: { mail: false, push: true, mute: null },
  communityDeleted: { mail: false, push: true, mute: null },
};

export const bundleOf = (kind: NotificationKind) => RULES[kind].bundle ?? null;
export const isUrgent = (kind: NotificationKind): boolean => RULES[kind].urgent === true;
export const muteOf = (kind: NotificationKind): Mute | null => RULES[kind].mute;

export const isChoiceKind = (kind: NotificationKind): kind is ChoiceKind => CHOICE_KINDS.some((one) => one === kind);

const choiceOf = (kind: NotificationKind): Choice => ({ inApp: true, mail: RULES[kind].mail, push: RULES[kind].push });

export const DEFAULT_SETTINGS: NotificationSettings = {
  kinds: Object.fromEntries(CHOICE_KINDS.map((kind) => [kind, choiceOf(kind)])) as NotificationSettings['kinds'],
  mail: 'soon',
  quiet: { from: '21:00', to: '06:00' },
  // Where most members are; their country's clock or their own choice replaces it.
  timeZone: 'Asia/Jakarta',
};

/** The ways a notification of this kind takes. */
export const waysOf = (kind: NotificationKind, { kinds }: NotificationSettings): Choice =>
  isChoiceKind(kind) ? kinds[kind] : choiceOf(kind);

/** When somebody is not to be disturbed: at their quiet hours, and for the while that they asked for. */
export interface Quiet extends Pick<NotificationSettings, 'quiet' | 'timeZone'> {
  readonly pausedUntil: Date | null;
}

/** A range includes its beginning and not its end; quiet hours may go over midnight. */
export function isQuiet({ quiet, timeZone, pausedUntil }: Quiet, now: Date): boolean {
  if (pausedUntil !== null && now < pausedUntil) return true;
  if (quiet === null || quiet.from === quiet.to) return false;
  const time = wallClock(timeZone, now).slice(11, 16);
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to;
}

const DIGEST_AT = '07:00';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const PAUSE_MINUTES = { hour: 60, fourHours: 240 } as const;

/** When a while that begins now is over. The night in which clocks change may be an hour out. */
export function pauseEnd(pause: Pause, timeZone: string, now: Date): Date {
  const minutes = pause === 'morning' ? minutesUntil(DIGEST_AT, wallClock(timeZone, now).slice(11, 16)) : PAUSE_MINUTES[pause];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** From one time of day to the next time that it is another: a whole day from seven to seven. */
function minutesUntil(end: string, from: string): number {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const minutes = minuteOf(end) - minuteOf(from);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

/** `last`: when their last mail of this kind left, or when they chose the rhythm. */
export function isMailDue({ mail, timeZone }: Pick<NotificationSettings, 'mail' | 'timeZone'>, last: Date | null, now: Date): boolean {
  if (mail === 'soon' || last === null) return true;
  const clock = wallClock(timeZone, now);
  // The last moment at which a digest was due, by the member's clock.
  let day = clock.slice(11, 16) >= DIGEST_AT ? clock.slice(0, 10) : dayBefore(clock.slice(0, 10));
  while (mail === 'weekly' && !isMonday(day)) day = dayBefore(day);
  return wallClock(timeZone, last) < `${day} ${DIGEST_AT}`;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

/** Calendar day in a zone: 2026-11-21. */
export const dayIn = (timeZone: string, at: Date): string => wallClock(timeZone, at).slice(0, 10);

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
