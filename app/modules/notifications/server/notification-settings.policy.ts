/** How members are told unless they chose otherwise, and when an e-mail would disturb. */
import { wallClock } from '#platform/i18n/time-zone.ts';
import { CHOICE_KINDS, type ChoiceKind, MAIL_KINDS, type NotificationKind, type NotificationSettings } from '../notifications.contract.ts';

const isMailKind = (kind: NotificationKind): boolean => MAIL_KINDS.some((one) => one === kind);
const isChoiceKind = (kind: NotificationKind): kind is ChoiceKind => CHOICE_KINDS.some((one) => one === kind);

export const DEFAULT_SETTINGS: NotificationSettings = {
  kinds: Object.fromEntries(CHOICE_KINDS.map((kind) => [kind, { inApp: true, mail: isMailKind(kind) }])) as NotificationSettings['kinds'],
  quiet: { from: '21:00', to: '06:00' },
  // Where most members are; their own choice replaces it.
  timeZone: 'Asia/Jakarta',
};

/** The ways a notification of this kind takes. */
export function waysOf(kind: NotificationKind, { kinds }: NotificationSettings): { inApp: boolean; mail: boolean } {
  if (!isChoiceKind(kind)) return { inApp: true, mail: false };
  const { inApp, mail } = kinds[kind];
  return { inApp, mail: mail && isMailKind(kind) };
}

/** The range includes its beginning and not its end; it may go over midnight. */
export function isQuiet({ quiet, timeZone }: Pick<NotificationSettings, 'quiet' | 'timeZone'>, now: Date): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const time = timeIn(timeZone, now);
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to;
}

/** Calendar day in a zone: 2026-11-21. */
export const dayIn = (timeZone: string, at: Date): string => wallClock(timeZone, at).slice(0, 10);

const timeIn = (timeZone: string, at: Date): string => wallClock(timeZone, at).slice(11, 16);

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
