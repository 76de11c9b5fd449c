/**
 * The rules by which members are told: of each kind the ways it takes unless they chose otherwise, what becomes one with what, what
 * one tap silences, and when nobody is to be disturbed. Everything that sends asks here and nowhere else.
 */
import { momentAt, wallClock } from '#platform/i18n/time-zone.ts';
import type { Pause } from '../notification-pause.contract.ts';
import type { Choice, NotificationSettings } from '../notification-settings.contract.ts';
import {
  ALWAYS_GROUPS,
  type AlwaysGroup,
  CHOICES,
  type ChoiceKind,
  type ChoiceName,
  type Mute,
  type NotificationKind,
} from '../notifications.contract.ts';

interface Rule {
  /** While unread and within the hours, joins one about the same item or place, or simply the one of its kind. */
  readonly bundle?: { readonly by: 'item' | 'path' | 'kind'; readonly hours: number };
  /** By push even in quiet hours. */
  readonly urgent?: true;
}

/** May be silenced. The ways are those beside the list in Kolegia. */
interface ChosenRule extends Rule {
  readonly mail: boolean;
  readonly push: boolean;
  readonly mute: Mute;
}

/** Is always told in Kolegia, and elsewhere as its group is. */
interface AlwaysRule extends Rule {
  readonly always: AlwaysGroup;
}

const ANSWERS = { by: 'item', hours: 1 } as const;
const FOLLOWERS = { by: 'kind', hours: 24 } as const;
const THREADS = { by: 'path', hours: 24 } as const;

const CHOSEN: Readonly<Record<ChoiceKind, ChosenRule>> = {
  comment: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  reply: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  mention: { mail: true, push: true, mute: 'item' },
  bestAnswer: { mail: true, push: true, mute: 'kind' },
  followedAnswer: { mail: false, push: true, bundle: ANSWERS, mute: 'item' },
  followedBest: { mail: false, push: false, mute: 'item' },
  caseUpdate: { mail: true, push: true, mute: 'item' },
  caseSolved: { mail: true, push: true, mute: 'item' },
  outcomeAsked: { mail: true, push: false, mute: 'kind' },
  repost: { mail: false, push: false, bundle: ANSWERS, mute: 'item' },
  follow: { mail: false, push: false, bundle: FOLLOWERS, mute: 'kind' },
  articleRetracted: { mail: true, push: true, mute: 'kind' },
  articleConcern: { mail: true, push: false, mute: 'kind' },
  articleCorrected: { mail: false, push: false, mute: 'kind' },
  articleCleared: { mail: true, push: false, mute: 'kind' },
  journalDigest: { mail: false, push: false, mute: 'kind' },
  savedSearch: { mail: false, push: false, mute: 'search' },
  forumThread: { mail: false, push: false, bundle: THREADS, mute: 'forum' },
  chatMessage: { mail: true, push: true, mute: 'conversation' },
  chatRequest: { mail: false, push: true, mute: 'kind' },
  forumRequest: { mail: false, push: false, mute: 'kind' },
  communityRequest: { mail: false, push: false, mute: 'kind' },
  postStopped: { mail: false, push: true, mute: 'kind' },
  postHindered: { mail: false, push: true, mute: 'kind' },
  issueLapsed: { mail: false, push: true, mute: 'kind' },
  videoReady: { mail: false, push: true, mute: 'kind' },
  videoFailed: { mail: false, push: true, mute: 'kind' },
  videoStopped: { mail: false, push: true, mute: 'kind' },
};

const ACCOUNT = { always: 'account' } as const;
const DECISION = { always: 'decisions' } as const;
const PLACE = { always: 'places' } as const;

const ALWAYS: Readonly<Record<Exclude<NotificationKind, ChoiceKind>, AlwaysRule>> = {
  verified: ACCOUNT,
  sentBack: ACCOUNT,
  newDevice: { ...ACCOUNT, urgent: true },
  itemApproved: DECISION,
  itemSentBack: DECISION,
  itemHeld: DECISION,
  itemRemoved: DECISION,
  commentRemoved: DECISION,
  noteRemoved: DECISION,
  messageRemoved: DECISION,
  forumClosed: DECISION,
  forumReopened: DECISION,
  forumDeleted: DECISION,
  communityClosed: DECISION,
  communityReopened: DECISION,
  communityDeleted: DECISION,
  forumAccepted: PLACE,
  forumDeclined: PLACE,
  forumRemoved: PLACE,
  forumModerator: PLACE,
  forumOwner: PLACE,
  threadTakenDown: PLACE,
  answerTakenDown: PLACE,
  sourceAsked: PLACE,
  communityAccepted: PLACE,
  communityDeclined: PLACE,
  communityRemoved: PLACE,
  communityModerator: PLACE,
  communityOwner: PLACE,
};

const RULES: Readonly<Record<NotificationKind, Rule>> = { ...CHOSEN, ...ALWAYS };

export const bundleOf = (kind: NotificationKind) => RULES[kind].bundle ?? null;
export const isUrgent = (kind: NotificationKind): boolean => RULES[kind].urgent === true;

export const isChoiceKind = (kind: NotificationKind): kind is ChoiceKind => Object.hasOwn(CHOSEN, kind);

const isAlwaysGroup = (name: ChoiceName): name is AlwaysGroup => ALWAYS_GROUPS.some((one) => one === name);

export const muteOf = (kind: NotificationKind): Mute | null => (isChoiceKind(kind) ? CHOSEN[kind].mute : null);

/** What one tap on this row silences: the kind, where it is not known of what it was. */
export function muteOfRow({ kind, ...row }: Mutable): Mute | null {
  const mute = muteOf(kind);
  if (mute === null || mute === 'kind') return mute;
  return row[SUBJECTS[mute]] === null ? 'kind' : mute;
}

/** Where a row says of what it is. */
const SUBJECTS = { item: 'itemId', forum: 'path', conversation: 'path', search: 'searchId' } as const;

interface Mutable extends Record<(typeof SUBJECTS)[keyof typeof SUBJECTS], string | null> {
  readonly kind: NotificationKind;
}

/** Nothing of the kind is told by any way. */
export const isSilent = ({ inApp, mail, push }: Choice): boolean => !inApp && !mail && !push;

/** Under which name the member has chosen the ways of this kind. */
const choiceNameOf = (kind: NotificationKind): ChoiceName => (isChoiceKind(kind) ? kind : ALWAYS[kind].always);

const startingChoice = (name: ChoiceName): Choice =>
  isAlwaysGroup(name) ? { inApp: true, mail: false, push: true } : { inApp: true, mail: CHOSEN[name].mail, push: CHOSEN[name].push };

export const DEFAULT_SETTINGS: NotificationSettings = {
  kinds: Object.fromEntries(CHOICES.map((name) => [name, startingChoice(name)])) as NotificationSettings['kinds'],
  mail: 'soon',
  quiet: { from: '21:00', to: '06:00' },
  // Where most members are; their country's clock or their own choice replaces it.
  timeZone: 'Asia/Jakarta',
};

/** The ways a notification of this kind takes. */
export const waysOf = (kind: NotificationKind, { kinds }: NotificationSettings): Choice => kinds[choiceNameOf(kind)];

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

/** When a while that begins now is over. */
export function pauseEnd(pause: Pause, timeZone: string, now: Date): Date {
  if (pause !== 'morning') return new Date(now.getTime() + PAUSE_MINUTES[pause] * MINUTE_MS);
  const clock = wallClock(timeZone, now);
  const today = clock.slice(0, 10);
  return momentAt(timeZone, `${clock.slice(11, 16) < DIGEST_AT ? today : dayFrom(today, 1)} ${DIGEST_AT}`);
}

/** What of that which waits for a member leaves now. */
export interface MailDue {
  /** Only what was told before; null for all of it. */
  readonly before: Date | null;
}

/**
 * Null when nothing leaves now. A digest is of what came before it was due, and leaves within a day of that moment: whatever kept it,
 * a night or the job itself, it does not come on another day of the week. `last`: when their last digest left, or when they chose to
 * get one.
 */
export function mailDue({ mail, timeZone }: Pick<NotificationSettings, 'mail' | 'timeZone'>, last: Date | null, now: Date): MailDue | null {
  if (mail === 'soon') return { before: null };
  const clock = wallClock(timeZone, now);
  // The last day on which a digest was due, by the member's clock.
  let day = clock.slice(11, 16) >= DIGEST_AT ? clock.slice(0, 10) : dayFrom(clock.slice(0, 10), -1);
  while (mail === 'weekly' && !isMonday(day)) day = dayFrom(day, -1);
  const due = momentAt(timeZone, `${day} ${DIGEST_AT}`);
  return now.getTime() - due.getTime() < DAY_MS && (last === null || last < due) ? { before: due } : null;
}

const dayFrom = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

/** Calendar day in a zone: 2026-11-21. */
export const dayIn = (timeZone: string, at: Date): string => wallClock(timeZone, at).slice(0, 10);

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
