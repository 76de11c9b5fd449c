import type { Icon as TablerIcon } from '@tabler/icons-react';
import { type Described, graphicProps } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './icon.module.css';

export type { TablerIcon };

export type IconProps = Described & {
  of: TablerIcon;
  /** s 16, m 18, l 22, xl 28 px */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
};

/** The one way to draw an icon: a Tabler icon that is either decoration or says what it means. */
export function Icon({ of: Glyph, size = 'm', className, ...described }: IconProps) {
  return <Glyph {...graphicProps(described)} className={classNames(css.icon, css[size], className)} stroke={1.75} />;
}
