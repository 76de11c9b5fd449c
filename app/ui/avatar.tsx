import { type Described, graphicProps } from './accessible-name.ts';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { initialsOf, tintOf } from './initials.ts';

/** Portrait is the 130 × 140 of a profile; l 100, m 40, s 32 px. */
export type AvatarSize = 'portrait' | 'l' | 'm' | 's';

const pixels: Record<AvatarSize, readonly [width: number, height: number]> = {
  portrait: [130, 140],
  l: [100, 100],
  m: [40, 40],
  s: [32, 32],
};

export type AvatarProps = Described & { size?: AvatarSize | undefined } & (
    | { anonymous: true }
    | { anonymous?: false | undefined; id: string; name: string; src?: string | null | undefined }
  );

/** A face, or initials on a tint that stays with the person. Beside the name it is decoration; alone it needs a label. */
export function Avatar(props: AvatarProps) {
  const size = props.size ?? 'm';
  const described: Described = props.label === undefined ? { decorative: true } : { label: props.label };
  if (props.anonymous) {
    return (
      <span {...graphicProps(described)} className={classNames(css.avatar, css[size], css.anonymous)}>
        <Icon of="user-question" size={size === 's' || size === 'm' ? 'm' : 'xl'} decorative />
      </span>
    );
  }
  if (props.src) {
    const [width, height] = pixels[size];
    return (
      <img
        className={classNames(css.avatar, css[size])}
        src={props.src}
        alt={described.label ?? ''}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <span {...graphicProps(described)} className={classNames(css.avatar, css[size], css[`tint${tintOf(props.id)}`])}>
      {initialsOf(props.name)}
    </span>
  );
}
