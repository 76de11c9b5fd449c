import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './door.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Ways to other places, each with what is to be found there. */
export function DoorList({ children }: { children: ReactNode }) {
  return <ul className={css.doors}>{children}</ul>;
}

/** What the link has that makes an entry of the list. */
export const doorClass = ({ sage = false }: { sage?: boolean } = {}) => classNames(css.door, sage && css.sage);

/** What stands inside the link. */
export function DoorWords({ icon, title, text }: { icon: IconName; title: ReactNode; text: ReactNode }) {
  return (
    <>
      <span className={css.icon}>
        <Icon of={icon} size="l" decorative />
      </span>
      <span className={css.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Icon of="chevron-right" decorative className={css.go} />
    </>
  );
}
