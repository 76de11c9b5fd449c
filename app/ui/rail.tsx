import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './rail.module.css';

export interface RailProps {
  label: string;
  /** Icons only, at every width. */
  slim?: boolean | undefined;
  brand: ReactNode;
  children: ReactNode;
  /** At the foot, in sight whatever stands above: the one thing to write, and who is signed in. */
  foot?: ReactNode;
}

/** The left column: brand, sections, and what is always at hand. Icons only below 1200 px, gone on a phone. */
export function Rail({ label, slim = false, brand, children, foot }: RailProps) {
  return (
    <nav aria-label={label} className={classNames(css.rail, slim && css.slim)}>
      <div className={css.brand}>{brand}</div>
      <div className={css.sections}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </nav>
  );
}

/** For the link around RailItem; the current one carries `aria-current="page"`. */
export const railLinkClass = css.link;
/** For the compose button: `classNames(buttonClass({ variant: 'primary' }), railComposeClass)`. */
export const railComposeClass = css.compose;
export const railDividerClass = css.divider;

/** What stands in a link of the rail. The words stay for screen readers when only the icon has room. */
export function RailItem({ icon, label, mark }: { icon: IconName; label: string; mark?: ReactNode }) {
  return (
    <>
      <Icon of={icon} decorative />
      <span className={css.label}>{label}</span>
      {mark && <span className={css.mark}>{mark}</span>}
    </>
  );
}
