import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import css from './image.module.css';

export interface ImageProps extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'src' | 'width' | 'height' | 'loading'> {
  src: string;
  /** Empty only for decoration. */
  alt: string;
  /** Of the file, in pixels: the place is kept before the image is there. */
  width: number;
  height: number;
  /** A few hundred bytes as a data URL, shown blurred until the image covers it. */
  placeholder?: string | undefined;
  /** The largest thing above the fold: loaded at once and first. */
  priority?: boolean | undefined;
  /** Rounded corners, for images that stand free. */
  rounded?: boolean | undefined;
}

export function Image({ placeholder, priority = false, rounded = false, className, alt, width, height, ...rest }: ImageProps) {
  return (
    <span className={classNames(css.frame, rounded && css.rounded, className)}>
      {placeholder && <img src={placeholder} alt="" aria-hidden width={width} height={height} className={css.placeholder} />}
      <img
        {...rest}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        className={css.image}
      />
    </span>
  );
}
