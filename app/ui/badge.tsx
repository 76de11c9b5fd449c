import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'sage' | 'live' | 'new' | 'good' | 'wait' | 'bad';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {tone === 'live' && <LivePulse />}
      {icon && <Icon of={icon} size="s" decorative />}
      {children}
    </span>
  );
}

/** A number over a bell or beside a section. `label` says what is counted: "3 unread notifications". */
export function CountBadge({ shown, label }: { shown: string; label: string }) {
  return (
    <span className={classNames(css.badge, css.count)}>
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** The coral dot that says "now". Always beside a word, so it is decoration. */
export function LivePulse() {
  return <span aria-hidden className={css.pulse} />;
}
