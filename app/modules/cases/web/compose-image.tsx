import { useEffect, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { FigurePicture } from '#modules/media/web/widgets/figure-picture.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { drawnAnnotations } from './case-figure.tsx';
import type { ImageRow } from './compose-form.tsx';
import css from './compose-image.module.css';

const MarksDialog = onDemand(async () => (await import('./compose-marks.tsx')).ComposeMarks);

/** What the author is to be led to; another one each time. */
export interface Sought {
  readonly path: string;
}

export interface ComposeImageProps {
  row: ImageRow;
  place: number;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  errors: Readonly<Record<string, string>>;
  /** The labels of marks stand in a dialog, which opens for them. */
  sought: Sought | null;
  language: string;
  onChange: (some: Partial<ImageRow> | ((known: ImageRow) => Partial<ImageRow>)) => void;
  onBlurred: (image: ImageRef) => void;
}

/** A picture with what is drawn on it, its caption, and words for those who cannot see it. */
export function ComposeImage({ row, place, image, errors, sought, language, onChange, onBlurred }: ComposeImageProps) {
  const t = useTexts('cases');
  const [marking, setMarking] = useState<{ readonly label: string | null } | null>(null);
  const path = `images.${place}`;
  const marksPath = `${path}.annotations`;
  const alt = row.alt.trim() || t('compose.images.row', { number: place + 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time; a picture that is moved afterwards was not meant.
  useEffect(() => {
    if (sought?.path.startsWith(`${marksPath}.`) === true) setMarking({ label: sought.path });
  }, [sought]);

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
          <Button size="s" icon="pencil" onClick={() => setMarking({ label: null })}>
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
      {marking !== null && image !== null && (
        <MarksDialog
          image={image}
          alt={alt}
          annotations={row.annotations}
          path={marksPath}
          sought={marking.label}
          language={language}
          onClose={() => setMarking(null)}
          onChange={(change) => onChange((known) => ({ annotations: change(known.annotations) }))}
        />
      )}
    </div>
  );
}
