import type { InputOf } from '#platform/operation/operation.ts';
import { type NotificationSettings, type saveSettings, WAYS } from '../notification-settings.contract.ts';
import { CHOICES } from '../notifications.contract.ts';

/** What is sent: of the kinds those alone that were changed here. Others may have been silenced meanwhile, by a tap in another window. */
export function changeOf(before: NotificationSettings, written: NotificationSettings): InputOf<typeof saveSettings> {
  const changed = CHOICES.filter((kind) => WAYS.some((way) => written.kinds[kind][way] !== before.kinds[kind][way]));
  return { ...written, kinds: Object.fromEntries(changed.map((kind) => [kind, written.kinds[kind]])) };
}
