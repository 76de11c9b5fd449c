import type { ReactNode } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { FieldSection } from '#ui/field-section.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FIGURE_LIMITS, type Figure } from '../../figure.contract.ts';
import type { ImageRef, MediaPurpose } from '../../media.contract.ts';
import { FigurePicture } from './figure-picture.tsx';
import css from './figures-field.module.css';
import { ImageUpload } from './image-upload.tsx';
import { PicturesReviewed } from './pictures-reviewed.tsx';

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
  onRows: (change: (rows: readonly Figure[]) => Figure[]) => void;
  onReviewed: (reviewed: boolean) => void;
  /** What stands below each of its fields of words. */
  below?: (value: string, onChange: (value: string) => void) => ReactNode;
}

/** Pictures of a text, each with words for those who cannot see it, and the question what they give away. Texts: `media`. */
export function FiguresField(props: FiguresFieldProps) {
  const { rows, images, purpose, most, language, errors, reviewed, reviewedPath, onImage, onRows, onReviewed, below } = props;
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
    <FieldSection id="images-title" title={t('compose.title')} note={t('compose.count', { count: rows.length, most })}>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((row, i) => (
            <li key={row.mediaId} data-row className={css.row}>
              <FigureFields
                row={row}
                place={i}
                image={images[row.mediaId] ?? null}
                errors={errors}
                language={language}
                below={below}
                onChange={(some) => change(i, some)}
                onBlurred={(image) => {
                  onImage(image);
                  change(i, { mediaId: image.id });
                }}
                onRemove={() => {
                  const said = { text: t('compose.removed', { name: t('compose.row', { number: i + 1 }) }), undo: t('compose.undo') };
                  takeOut({ row, place: i, onRows, said });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ImageUpload id={fieldId('images')} purpose={purpose} room={most - rows.length} takesPaste onUploaded={handleUploaded} />
      {rows.length > 0 && <PicturesReviewed path={reviewedPath} error={errors[reviewedPath]} reviewed={reviewed} onReviewed={onReviewed} />}
    </FieldSection>
  );
}

interface FigureFieldsProps {
  row: Figure;
  place: number;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  errors: FiguresFieldProps['errors'];
  language: string;
  below: FiguresFieldProps['below'];
  onChange: (some: Partial<Figure>) => void;
  onBlurred: (image: ImageRef) => void;
  onRemove: () => void;
}

function FigureFields({ row, place, image, errors, language, below, onChange, onBlurred, onRemove }: FigureFieldsProps) {
  const t = useTexts('media');
  const path = `images.${place}`;
  const name = t('compose.row', { number: place + 1 });
  return (
    <>
      <FigurePicture
        path={`${path}.mediaId`}
        image={image}
        alt={row.alt.trim() || name}
        error={errors[`${path}.mediaId`]}
        onBlurred={onBlurred}
      />
      <div className="stack">
        <LineField
          path={`${path}.alt`}
          label={t('compose.alt')}
          help={t('compose.altHelp')}
          error={errors[`${path}.alt`]}
          language={language}
          maxLength={FIGURE_LIMITS.alt}
          value={row.alt}
          onValue={(alt) => onChange({ alt })}
        />
        {below?.(row.alt, (alt) => onChange({ alt }))}
        <LineField
          path={`${path}.caption`}
          label={t('compose.caption')}
          note={t('compose.optional')}
          error={errors[`${path}.caption`]}
          language={language}
          maxLength={FIGURE_LIMITS.caption}
          value={row.caption}
          onValue={(caption) => onChange({ caption })}
        />
        {below?.(row.caption, (caption) => onChange({ caption }))}
      </div>
      <div>
        <IconButton icon="x" size="s" label={t('compose.remove', { name })} onClick={onFirstPress(onRemove)} />
      </div>
    </>
  );
}
