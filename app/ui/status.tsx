import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './status.module.css';

export type StatusTone = 'done' | 'waiting' | 'failed' | 'none';

const icons: Record<StatusTone, IconName> = { done: 'circle-check', waiting: 'clock', failed: 'alert-circle', none: 'minus' };

/** Where a thing stands: icon, word, then colour. */
export function Status({ tone, icon, children }: { tone: StatusTone; icon?: IconName | undefined; children: ReactNode }) {
  return (
    <span className={classNames(css.status, css[tone])}>
      <Icon of={icon ?? icons[tone]} size="s" decorative />
      {children}
    </span>
  );
}
