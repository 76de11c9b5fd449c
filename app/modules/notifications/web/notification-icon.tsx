import { IconBell, IconDeviceMobile, IconQuestionMark, IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import type { TablerIcon } from '#ui/icon.tsx';
import type { NotificationKind } from '../notifications.contract.ts';

const ICONS: Partial<Record<NotificationKind, TablerIcon>> = {
  outcomeAsked: IconQuestionMark,
  verified: IconShieldCheck,
  sentBack: IconShieldQuestion,
  newDevice: IconDeviceMobile,
};

/** Stands for a person where there is none. */
export const iconOf = (kind: NotificationKind): TablerIcon => ICONS[kind] ?? IconBell;
