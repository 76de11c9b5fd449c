import { type Described, graphicProps } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './icon.module.css';
import type { IconName } from './icon-names.ts';
import { SPRITE } from './sprite.ts';

export type { IconName };

export type IconProps = Described & {
  of: IconName;
  /** s 16, m 18, l 22, xl 28 px */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
};

/** The one way to draw an icon: it is either decoration or says what it means. */
export const Icon = (props: IconProps) => iconElement(props);

/** The same for rows that come by the hundred, where each component costs the server. An element without a label may be made once. */
export function iconElement({ of: name, size = 'm', className, ...described }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: graphicProps() names it or hides it.
    <svg {...graphicProps(described)} className={classNames(css.icon, css[size], className)}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
