import { IconAlertCircle, IconCircleCheck, IconClock, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type TablerIcon } from './icon.tsx';
import css from './status.module.css';

export type StatusTone = 'done' | 'waiting' | 'failed' | 'none';

const icons: Record<StatusTone, TablerIcon> = { done: IconCircleCheck, waiting: IconClock, failed: IconAlertCircle, none: IconMinus };

/** Where a thing stands: icon, word, then colour. */
export function Status({ tone, icon, children }: { tone: StatusTone; icon?: TablerIcon | undefined; children: ReactNode }) {
  return (
    <span className={classNames(css.status, css[tone])}>
      <Icon of={icon ?? icons[tone]} size="s" decorative />
      {children}
    </span>
  );
}
