import { lazy, Suspense, useState } from 'react';
import { type ImageRef, imageSource } from '#modules/media/media.contract.ts';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Image } from '#ui/image.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { drawnAnnotations } from './case-figure.tsx';
import type { ImageRow } from './compose-form.tsx';
import css from './compose-image.module.css';

const BlurBrush = lazy(async () => ({ default: (await import('#modules/media/web/widgets/blur-brush.tsx')).BlurBrush }));
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

export function ComposeImage({ row, place, image, errors, language, onChange, onBlurred }: ComposeImageProps) {
  const t = useTexts('cases');
  const [tool, setTool] = useState<'blur' | 'marks' | null>(null);
  const close = () => setTool(null);
  const path = `images.${place}`;
  const alt = row.alt.trim() || t('compose.images.row', { number: place + 1 });
  return (
    <div className={css.image}>
      <div id={fieldId(`${path}.mediaId`)} tabIndex={-1} className={css.picture}>
        {image === null ? (
          <p className={css.gone}>{errors[`${place}.mediaId`] ?? t('validation.imageGone')}</p>
        ) : (
          <div className={css.frame}>
            <Image
              src={imageSource(image, image.widths[0] ?? image.width)}
              alt={alt}
              width={image.width}
              height={image.height}
              placeholder={image.blur}
              rounded
            />
            <Annotations
              annotations={drawnAnnotations({ ...image, ...row, annotations: [...row.annotations] })}
              width={image.width}
              height={image.height}
            />
          </div>
        )}
        {image !== null && (
          <div className={css.tools}>
            <Button size="s" icon="blur" onClick={() => setTool('blur')}>
              {t('compose.images.blur')}
            </Button>
            <Button size="s" icon="pencil" onClick={() => setTool('marks')}>
              {t('compose.images.mark')}
            </Button>
          </div>
        )}
      </div>
      <div className="stack">
        <Field id={fieldId(`${path}.caption`)} label={t('compose.images.caption')} error={errors[`${place}.caption`]}>
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              value={row.caption}
              onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          id={fieldId(`${path}.alt`)}
          label={t('compose.images.alt')}
          help={t('compose.images.altHelp')}
          error={errors[`${place}.alt`]}
        >
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              value={row.alt}
              onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Suspense fallback={null}>
        {tool === 'blur' && image !== null && (
          <BlurBrush
            image={image}
            alt={alt}
            onClose={close}
            onBlurred={(blurred) => {
              onBlurred(blurred);
              close();
            }}
          />
        )}
        {tool === 'marks' && image !== null && (
          <MarksDialog
            image={image}
            alt={alt}
            annotations={row.annotations}
            language={language}
            onClose={close}
            onChange={(annotations) => onChange({ annotations })}
          />
        )}
      </Suspense>
    </div>
  );
}
