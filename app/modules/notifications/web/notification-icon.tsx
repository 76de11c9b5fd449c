import type { IconName } from '#ui/icon.tsx';
import type { NotificationKind } from '../notifications.contract.ts';

const ICONS: Partial<Record<NotificationKind, IconName>> = {
  outcomeAsked: 'question-mark',
  verified: 'shield-check',
  sentBack: 'shield-question',
  newDevice: 'device-mobile',
};

/** Stands for a person where there is none. */
export const iconOf = (kind: NotificationKind): IconName => ICONS[kind] ?? 'bell';
