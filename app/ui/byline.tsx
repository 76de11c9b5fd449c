import { Children, type ReactNode } from 'react';
import css from './byline.module.css';
import { Icon } from './icon.tsx';

export interface BylineProps {
  avatar: ReactNode;
  /** The name, usually a link. */
  name: ReactNode;
  /** "Verified doctor"; leave out for those who are not. */
  verifiedLabel?: string | undefined;
  badge?: ReactNode;
  /** Speciality, place, time: short and grey. */
  meta?: ReactNode;
  /** At the far end: follow, more. */
  actions?: ReactNode;
}

export function Byline({ avatar, name, verifiedLabel, badge, meta, actions }: BylineProps) {
  return (
    <div className={css.byline}>
      {avatar}
      <div className={css.text}>
        <div className={css.name}>
          {name}
          {verifiedLabel && <Icon of="rosette-discount-check-filled" size="s" label={verifiedLabel} className={css.verified} />}
          {badge}
        </div>
        {meta && <div className={css.meta}>{meta}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** Short facts in a row with a middle dot between them. Absent ones leave no dot behind. */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <div className={css.line}>
      {Children.toArray(children).map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place in the line.
        <span key={index}>{child}</span>
      ))}
    </div>
  );
}
