import type { InputOf } from '#platform/operation/operation.ts';
import { type NotificationSettings, type saveSettings, WAYS } from '../notification-settings.contract.ts';
import { CHOICES } from '../notifications.contract.ts';

/**
 * What stands in the form. Of the kinds those alone that were chosen here: brought back another day, they leave what was silenced
 * meanwhile by a tap in another window as it is.
 */
export interface WrittenSettings extends Omit<NotificationSettings, 'kinds'> {
  readonly chosen: InputOf<typeof saveSettings>['kinds'];
}

export const writtenOf = ({ kinds: _, ...rest }: NotificationSettings): WrittenSettings => ({ ...rest, chosen: {} });

export const kindsOf = (stands: NotificationSettings, { chosen }: WrittenSettings): NotificationSettings['kinds'] => ({
  ...stands.kinds,
  ...chosen,
});

/** What is sent: that alone which is other than it stands, so that what was chosen elsewhere meanwhile stays. */
export function changeOf(stands: NotificationSettings, written: WrittenSettings): InputOf<typeof saveSettings> {
  const { mail, quiet, timeZone } = written;
  const kinds = kindsOf(stands, written);
  const changed = CHOICES.filter((kind) => WAYS.some((way) => kinds[kind][way] !== stands.kinds[kind][way]));
  return {
    ...(mail !== stands.mail && { mail }),
    ...(hoursOf(quiet) !== hoursOf(stands.quiet) && { quiet }),
    ...(timeZone !== stands.timeZone && { timeZone }),
    kinds: Object.fromEntries(changed.map((kind) => [kind, kinds[kind]])),
  };
}

const hoursOf = (quiet: NotificationSettings['quiet']): string => (quiet === null ? '' : `${quiet.from} ${quiet.to}`);
