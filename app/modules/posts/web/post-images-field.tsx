import { lazy, Suspense, useState } from 'react';
import { type ImageRef, imageSource } from '#modules/media/media.contract.ts';
import { ImageUpload } from '#modules/media/web/widgets/image-upload.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Image } from '#ui/image.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { POST_LIMITS } from '../post-content.contract.ts';
import type { ImageRow } from './post-form.tsx';
import css from './post-writing.module.css';
import type { PostDesk } from './use-post-draft.ts';

const BlurBrush = lazy(async () => ({ default: (await import('#modules/media/web/widgets/blur-brush.tsx')).BlurBrush }));

/** What a picture may give away; text `compose.images.looksFor.<it>`. */
const LOOKS_FOR = ['face', 'tattoo', 'label', 'wristband'] as const;

/** Up to twelve pictures, each with words for those who cannot see it. */
export function PostImagesField({ desk, errors }: { desk: PostDesk; errors: FieldErrors }) {
  const t = useTexts('posts');
  const { form, images, settings, update, updateSettings, addImage } = desk;
  const rows = form.images;

  function handleUploaded(image: ImageRef) {
    addImage(image);
    // A new picture has not been looked at, whatever was said of the others.
    updateSettings({ imagesReviewed: false });
    update('images', (known) => [...known, { mediaId: image.id, caption: '', alt: '' }]);
  }

  const change = (place: number, some: Partial<ImageRow>) =>
    update('images', (known) => known.map((row, i) => (i === place ? { ...row, ...some } : row)));

  return (
    <section aria-labelledby="images-title" className={css.section}>
      <h2 id="images-title" className="t-sub">
        {t('compose.images.title')}
        <span className="small muted num">{t('compose.images.count', { count: rows.length, most: POST_LIMITS.images })}</span>
      </h2>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((row, i) => (
            <li key={row.mediaId} className={css.row}>
              <ImageFields
                row={row}
                place={i}
                image={images[row.mediaId] ?? null}
                errors={errors}
                language={settings.language}
                onChange={(some) => change(i, some)}
                onBlurred={(image) => {
                  addImage(image);
                  change(i, { mediaId: image.id });
                }}
                onRemove={() => update('images', (known) => known.filter((_, n) => n !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      <ImageUpload id={fieldId('images')} purpose="post" room={POST_LIMITS.images - rows.length} takesPaste onUploaded={handleUploaded} />
      {rows.length > 0 && (
        <FieldGroup id={fieldId('settings.imagesReviewed')} label={t('compose.images.review')} error={errors['settings.imagesReviewed']}>
          <ul className={css.looks}>
            {LOOKS_FOR.map((what) => (
              <li key={what}>{t(`compose.images.looksFor.${what}`)}</li>
            ))}
          </ul>
          <Checkbox
            label={t('compose.images.reviewed')}
            help={t('compose.images.reviewedHelp')}
            checked={settings.imagesReviewed}
            onChange={({ currentTarget }) => updateSettings({ imagesReviewed: currentTarget.checked })}
          />
        </FieldGroup>
      )}
    </section>
  );
}

interface ImageFieldsProps {
  row: ImageRow;
  place: number;
  /** Null when the picture is no longer on the server. */
  image: ImageRef | null;
  errors: FieldErrors;
  language: string;
  onChange: (some: Partial<ImageRow>) => void;
  onBlurred: (image: ImageRef) => void;
  onRemove: () => void;
}

function ImageFields({ row, place, image, errors, language, onChange, onBlurred, onRemove }: ImageFieldsProps) {
  const t = useTexts('posts');
  const [blurring, setBlurring] = useState(false);
  const path = `images.${place}`;
  const name = t('compose.images.row', { number: place + 1 });
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
                {t('compose.images.blur')}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="stack">
        <Field id={fieldId(`${path}.alt`)} label={t('compose.images.alt')} help={t('compose.images.altHelp')} error={errors[`${path}.alt`]}>
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              maxLength={POST_LIMITS.alt}
              value={row.alt}
              onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          id={fieldId(`${path}.caption`)}
          label={t('compose.images.caption')}
          note={t('compose.optional')}
          error={errors[`${path}.caption`]}
        >
          {(control) => (
            <TextArea
              {...control}
              look="line"
              lang={language}
              maxLength={POST_LIMITS.caption}
              value={row.caption}
              onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <IconButton icon="x" size="s" label={t('compose.row.remove', { name })} onClick={onRemove} />
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
