import { Image } from '#ui/image.tsx';
import { type ImageRef, imageSource } from '../../media.contract.ts';

export interface PictureProps {
  image: ImageRef;
  alt: string;
  /** How wide it stands, for the browser's choice: `(max-width: 767px) 100vw, 632px`. */
  sizes: string;
  /** The largest thing above the fold. */
  priority?: boolean;
  className?: string | undefined;
}

/** A kept picture in the width that the reader's screen needs; a blur holds its place until it has come. */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  const largest = image.widths.at(-1) ?? image.width;
  return (
    <Image
      src={imageSource(image, largest)}
      srcSet={image.widths.map((width) => `${imageSource(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      placeholder={image.blur}
      priority={priority}
      rounded
      className={className}
    />
  );
}
