import { lazy, Suspense, useState } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Image } from '#ui/image.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { FIGURE_LIMITS, type Figure } from '../../figure.contract.ts';
import { type ImageRef, imageSource, type MediaPurpose } from '../../media.contract.ts';
import css from './figures-field.module.css';
import { ImageUpload } from './image-upload.tsx';

const BlurBrush = lazy(async () => ({ default: (await import('./blur-brush.tsx')).BlurBrush }));

/** What a picture may give away; text `compose.looksFor.<it>`. */
const LOOKS_FOR = ['face', 'tattoo', 'label', 'wristband'] as const;

export interface FiguresFieldProps {
  rows: readonly Figure[];
  /** Pictures by id; of those that are not here any more there is none. */
  images: Readonly<Record<string, ImageRef>>;
  purpose: MediaPurpose;
  most: number;
  /** Of the words. */
  language: string;
  errors: Readonly<Record<string, string | undefined>>;
  /** The writer has looked at every picture. */
  reviewed: boolean;
  /** Path of the field that says so. */
  reviewedPath: string;
  onImage: (image: ImageRef) => void;
  onRows: (change: (rows: readonly Figure[]) => readonly Figure[]) => void;
  onReviewed: (reviewed: boolean) => void;
}

/** Pictures of a text, each with words for those who cannot see it, and the question what they give away. Texts: `media`. */
export function FiguresField(props: FiguresFieldProps) {
  const { rows, images, purpose, most, language, errors, reviewed, reviewedPath, onImage, onRows, onReviewed } = props;
  const t = useTexts('media');

  function handleUploaded(image: ImageRef) {
    onImage(image);
    // A new picture has not been looked at, whatever was said of the others.
    onReviewed(false);
    onRows((known) => [...known, { mediaId: image.id, caption: '', alt: '' }]);
  }

  const change = (place: number, some: Partial<Figure>) =>
    onRows((known) => known.map((row, i) => (i === place ? { ...row, ...some } : row)));

  return (
    <section aria-labelledby="images-title" className={css.section}>
      <h2 id="images-title" className="t-sub">
        {t('compose.title')}
        <span className="small muted num">{t('compose.count', { count: rows.length, most })}</span>
      </h2>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((row, i) => (
            <li key={row.mediaId} className={css.row}>
              <FigureFields
                row={row}
                place={i}
                image={images[row.mediaId] ?? null}
                errors={errors}
                language={language}
                onChange={(some) => change(i, some)}
                onBlurred={(image) => {
                  onImage(image);
                  change(i, { mediaId: image.id });
                }}
                onRemove={() => onRows((known) => known.filter((_, n) => n !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      <ImageUpload id={fieldId('images')} purpose={purpose} room={most - rows.length} takesPaste onUploaded={handleUploaded} />
      {rows.length > 0 && (
        <FieldGroup id={fieldId(reviewedPath)} label={t('compose.review')} error={errors[reviewedPath]}>
          <ul className={css.looks}>
            {LOOKS_FOR.map((what) => (
              <li key={what}>{t(`compose.looksFor.${what}`)}</li>
            ))}
          </ul>
          <Checkbox
            label={t('compose.reviewed')}
            help={t('compose.reviewedHelp')}
            checked={reviewed}
            onChange={({ currentTarget }) => onReviewed(currentTarget.checked)}
          />
        </FieldGroup>
      )}
    </section>
  );
}

interface FigureFieldsProps {
  row: Figure;
  place: number;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  errors: FiguresFieldProps['errors'];
  language: string;
  onChange: (some: Partial<Figure>) => void;
  onBlurred: (image: ImageRef) => void;
  onRemove: () => void;
}

function FigureFields({ row, place, image, errors, language, onChange, onBlurred, onRemove }: FigureFieldsProps) {
  const t = useTexts('media');
  const [blurring, setBlurring] = useState(false);
  const path = `images.${place}`;
  const name = t('compose.row', { number: place + 1 });
  const alt = row.alt.trim() || name;
  return (
    <>
      <div id={fieldId(`${path}.mediaId`)} tabIndex={-1} className={css.picture}>
        {image === null ? (
          <p className={css.gone}>{errors[`${path}.mediaId`] ?? t('validation.imageGone')}</p>
        ) : (
          <>
            <Image
              src={imageSource(image, image.widths[0] ?? image.width)}
              alt={alt}
              width={image.width}
              height={image.height}
              placeholder={image.blur}
              rounded
            />
            <div>
              <Button size="s" icon="blur" onClick={() => setBlurring(true)}>
                {t('compose.blur')}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="stack">
        <Field id={fieldId(`${path}.alt`)} label={t('compose.alt')} help={t('compose.altHelp')} error={errors[`${path}.alt`]}>
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              maxLength={FIGURE_LIMITS.alt}
              value={row.alt}
              onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
            />
          )}
        </Field>
        <Field id={fieldId(`${path}.caption`)} label={t('compose.caption')} note={t('compose.optional')} error={errors[`${path}.caption`]}>
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              maxLength={FIGURE_LIMITS.caption}
              value={row.caption}
              onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <IconButton icon="x" size="s" label={t('compose.remove', { name })} onClick={onRemove} />
      </div>
      {blurring && image !== null && (
        <Suspense fallback={null}>
          <BlurBrush
            image={image}
            alt={alt}
            onClose={() => setBlurring(false)}
            onBlurred={(blurred) => {
              onBlurred(blurred);
              setBlurring(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
