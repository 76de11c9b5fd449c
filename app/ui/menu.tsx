import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './popup.module.css';

interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: IconName | undefined;
  /** Set apart from what stands above. */
  separated?: boolean | undefined;
  disabled?: boolean | undefined;
  tone?: 'danger' | undefined;
}

export type MenuItem = MenuEntry &
  (
    | { onSelect: () => void; link?: never }
    /** A link element of the caller's router: `<Link to="/settings" />`. */
    | { link: ReactElement; onSelect?: never }
  );

export interface MenuProps {
  /** The element that opens it: `<IconButton …/>`. It brings its own name. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={6}>
          <Base.Popup className={classNames(css.popup, css.menu)}>
            {items.map((item) => (
              <MenuRow key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = classNames(css.item, item.tone && css[item.tone]);
  const content = (
    <>
      {item.icon && <Icon of={item.icon} decorative />}
      {item.label}
    </>
  );
  return (
    <>
      {item.separated && <Base.Separator className={css.separator} />}
      {item.link ? (
        <Base.LinkItem render={item.link} className={className} closeOnClick>
          {content}
        </Base.LinkItem>
      ) : (
        <Base.Item onClick={item.onSelect} disabled={item.disabled} className={className}>
          {content}
        </Base.Item>
      )}
    </>
  );
}
