import { type Described, graphicProps } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './icon.module.css';
import type { IconName } from './icon-names.ts';

export type { IconName };

export type IconProps = Described & {
  of: IconName;
  /** s 16, m 18, l 22, xl 28 px */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
};

const SPRITE = `/assets/icons-${import.meta.env.VITE_BUILD_ID ?? 'dev'}.svg`;

/** The one way to draw an icon: it is either decoration or says what it means. */
export function Icon({ of: name, size = 'm', className, ...described }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: graphicProps() names it or hides it.
    <svg {...graphicProps(described)} className={classNames(css.icon, css[size], className)}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
