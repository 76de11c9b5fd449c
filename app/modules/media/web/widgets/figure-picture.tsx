import { type ReactNode, useState } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Image } from '#ui/image.tsx';
import { type ImageRef, imageSource } from '../../media.contract.ts';
import css from './figure-picture.module.css';

const BlurBrush = onDemand(async () => (await import('./blur-brush.tsx')).BlurBrush);

export interface FigurePictureProps {
  /** Of the picture's field in the form. */
  path: string;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  alt: string;
  error: string | undefined;
  onBlurred: (image: ImageRef) => void;
  /** Drawn over the picture. */
  over?: ReactNode;
  /** What else may be done to it, beside the brush. */
  tools?: ReactNode;
}

/** A picture in a form, with the brush that hides what must not be seen. Texts: `media`. */
export function FigurePicture({ path, image, alt, error, onBlurred, over, tools }: FigurePictureProps) {
  const t = useTexts('media');
  const [blurring, setBlurring] = useState(false);
  return (
    <div id={fieldId(path)} tabIndex={-1} className={css.picture}>
      {image === null ? (
        <p className={css.gone}>{error ?? t('validation.imageGone')}</p>
      ) : (
        <>
          <div className={css.frame}>
            <Image
              src={imageSource(image, image.widths[0] ?? image.width)}
              alt={alt}
              width={image.width}
              height={image.height}
              placeholder={image.blur}
              rounded
            />
            {over}
          </div>
          <div className={css.tools}>
            <Button size="s" icon="blur" onClick={() => setBlurring(true)}>
              {t('compose.blur')}
            </Button>
            {tools}
          </div>
        </>
      )}
      {blurring && image !== null && (
        <BlurBrush
          image={image}
          alt={alt}
          onClose={() => setBlurring(false)}
          onBlurred={(blurred) => {
            onBlurred(blurred);
            setBlurring(false);
          }}
        />
      )}
    </div>
  );
}
