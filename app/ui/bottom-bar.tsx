import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { Icon, type IconName } from './icon.tsx';

/** Five places at the thumb, inside the mobile app and only when signed in. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.bar} data-foot-bar>
      {children}
    </nav>
  );
}

/** For the link around BottomItem; the current one carries `aria-current="page"`. */
export const bottomLinkClass = css.link;

export interface BottomItemProps {
  icon: IconName;
  label: ReactNode;
  /** A badge over the icon: "New". */
  mark?: ReactNode;
  /** Something is happening now: the coral dot and the coral word. */
  live?: ReactNode;
}

export function BottomItem({ icon, label, mark, live }: BottomItemProps) {
  return (
    <>
      <Icon of={icon} size="l" decorative />
      {live ? (
        <span className={css.live}>
          {live}
          {label}
        </span>
      ) : (
        <span>{label}</span>
      )}
      {mark && <span className={css.mark}>{mark}</span>}
    </>
  );
}
