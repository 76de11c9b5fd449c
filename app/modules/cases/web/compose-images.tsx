import { memo } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { ImageUpload } from '#modules/media/web/widgets/image-upload.tsx';
import { PicturesReviewed } from '#modules/media/web/widgets/pictures-reviewed.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { CASE_LIMITS } from '../case-content.contract.ts';
import type { ImageRow } from './compose-form.tsx';
import { ComposeImage, type Sought } from './compose-image.tsx';
import css from './compose-images.module.css';
import { newKey } from './compose-list.tsx';
import { ComposeRows } from './compose-rows.tsx';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

export interface ComposeImagesProps {
  rows: readonly ImageRow[];
  images: Readonly<Record<string, ImageRef>>;
  reviewed: boolean;
  update: DraftDesk['update'];
  updateSettings: DraftDesk['updateSettings'];
  addImage: DraftDesk['addImage'];
  errors: Readonly<Record<string, string>>;
  reviewError: string | undefined;
  sought: Sought | null;
  language: string;
}

/** Up to twelve pictures, each with a caption, words for those who cannot see it, and marks. */
export const ComposeImages = memo(function ComposeImages(props: ComposeImagesProps) {
  const { rows, images, reviewed, update, updateSettings, addImage, errors, reviewError, sought, language } = props;
  const t = useTexts('cases');

  function handleUploaded(image: ImageRef) {
    addImage(image);
    // A new picture has not been looked at, whatever was said of the others.
    updateSettings({ imagesReviewed: false });
    update('images', (known) => [...known, { key: newKey(), mediaId: image.id, caption: '', alt: '', annotations: [] }]);
  }

  function handleBlurred(row: ImageRow, image: ImageRef) {
    addImage(image);
    update('images', (known) => known.map((one) => (one.key === row.key ? { ...one, mediaId: image.id } : one)));
  }

  return (
    <ComposeSection
      name="images"
      title={t('compose.images.title')}
      note={t('compose.images.count', { count: rows.length, most: CASE_LIMITS.images })}
    >
      <ComposeRows
        rows={rows}
        onChange={(make) => update('images', make)}
        nameOf={(_, i) => t('compose.images.row', { number: i + 1 })}
        make={null}
        addLabel=""
      >
        {(row, i) => (
          <ComposeImage
            row={row}
            place={i}
            image={images[row.mediaId] ?? null}
            errors={errors}
            sought={sought}
            language={language}
            onChange={(some) =>
              update('images', (known) =>
                known.map((one) => (one.key === row.key ? { ...one, ...(typeof some === 'function' ? some(one) : some) } : one)),
              )
            }
            onBlurred={(image) => handleBlurred(row, image)}
          />
        )}
      </ComposeRows>
      <div className={css.upload}>
        <ImageUpload id={fieldId('images')} purpose="case" room={CASE_LIMITS.images - rows.length} takesPaste onUploaded={handleUploaded} />
      </div>
      {rows.length > 0 && (
        <PicturesReviewed
          path="settings.imagesReviewed"
          error={reviewError}
          reviewed={reviewed}
          onReviewed={(imagesReviewed) => updateSettings({ imagesReviewed })}
        />
      )}
    </ComposeSection>
  );
});
