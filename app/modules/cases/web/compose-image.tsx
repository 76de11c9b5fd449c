import { lazy, Suspense, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { FigurePicture } from '#modules/media/web/widgets/figure-picture.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { drawnAnnotations } from './case-figure.tsx';
import type { ImageRow } from './compose-form.tsx';
import css from './compose-image.module.css';

const MarksDialog = lazy(async () => ({ default: (await import('./compose-marks.tsx')).ComposeMarks }));

export interface ComposeImageProps {
  row: ImageRow;
  place: number;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  errors: Readonly<Record<string, string>>;
  language: string;
  onChange: (some: Partial<ImageRow>) => void;
  onBlurred: (image: ImageRef) => void;
}

/** A picture with what is drawn on it, its caption, and words for those who cannot see it. */
export function ComposeImage({ row, place, image, errors, language, onChange, onBlurred }: ComposeImageProps) {
  const t = useTexts('cases');
  const [marking, setMarking] = useState(false);
  const path = `images.${place}`;
  const alt = row.alt.trim() || t('compose.images.row', { number: place + 1 });
  return (
    <div className={css.image}>
      <FigurePicture
        path={`${path}.mediaId`}
        image={image}
        alt={alt}
        error={errors[`${place}.mediaId`]}
        onBlurred={onBlurred}
        over={
          image !== null && (
            <Annotations
              annotations={drawnAnnotations({ ...image, ...row, annotations: [...row.annotations] })}
              width={image.width}
              height={image.height}
            />
          )
        }
        tools={
          <Button size="s" icon="pencil" onClick={() => setMarking(true)}>
            {t('compose.images.mark')}
          </Button>
        }
      />
      <div className="stack">
        <LineField
          path={`${path}.caption`}
          label={t('compose.images.caption')}
          error={errors[`${place}.caption`]}
          language={language}
          value={row.caption}
          onValue={(caption) => onChange({ caption })}
        />
        <LineField
          path={`${path}.alt`}
          label={t('compose.images.alt')}
          help={t('compose.images.altHelp')}
          error={errors[`${place}.alt`]}
          language={language}
          value={row.alt}
          onValue={(written) => onChange({ alt: written })}
        />
      </div>
      {marking && image !== null && (
        <Suspense fallback={null}>
          <MarksDialog
            image={image}
            alt={alt}
            annotations={row.annotations}
            language={language}
            onClose={() => setMarking(false)}
            onChange={(annotations) => onChange({ annotations })}
          />
        </Suspense>
      )}
    </div>
  );
}
