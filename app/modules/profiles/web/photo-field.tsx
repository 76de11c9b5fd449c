import { useState } from 'react';
import { type ImageRef, imageSource, type uploadImage } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { Command } from '#platform/web/use-command.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './photo-field.module.css';

const PhotoCrop = onDemand(async () => (await import('./photo-crop.tsx')).PhotoCrop);

export interface PhotoFieldProps {
  id: string;
  member: { id: string; name: string };
  photo: ImageRef | null;
  upload: Command<typeof uploadImage>;
  error: string | undefined;
  onChange: (photo: ImageRef | null) => void;
}

/** The photo in both shapes; a new one is cropped here and uploaded at once, and shown to others after publishing. */
export function PhotoField({ id, member, photo, upload: { run, pending, failure, reset }, error, onChange }: PhotoFieldProps) {
  const t = useTexts('profiles');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const src = photo && imageSource(photo, photo.widths[0] ?? photo.width);

  async function send(file: File) {
    setPicture(null);
    const uploaded = await run({ purpose: 'avatar' }, { file });
    if (uploaded !== null) onChange(uploaded);
  }

  async function handleFile(file: File | undefined) {
    reset();
    if (file === undefined) return;
    // What this browser cannot draw (HEIC, mostly) the server may still read: it is taken as it is.
    const drawable = await createImageBitmap(file).catch(() => null);
    if (drawable === null) await send(file);
    else setPicture(drawable);
  }

  const problem = failure === null ? error : failure.body.message || t('follow.failed');
  return (
    <FieldGroup id={id} label={t('edit.photo')} help={t('edit.photoHelp')} error={problem}>
      <div className={css.field}>
        <div className={css.shown}>
          <Avatar
            label={t(photo === null ? 'edit.photoNone' : 'edit.photoOf')}
            id={member.id}
            name={member.name}
            src={src}
            size="portrait"
          />
          <Avatar decorative id={member.id} name={member.name} src={src} size="l" />
        </div>
        <div className={css.acts}>
          <label className={`${buttonClass()} ${css.choose}`}>
            <Icon of={pending ? 'loader-2' : 'camera'} size="s" decorative />
            {t(photo === null ? 'edit.choose' : 'edit.change')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
              disabled={pending}
              onChange={({ currentTarget }) => {
                void handleFile(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
          {photo !== null && (
            <Button variant="quiet" icon="trash" onClick={() => onChange(null)}>
              {t('edit.remove')}
            </Button>
          )}
          <p role="status" className="small muted">
            {pending && t('edit.uploading')}
          </p>
        </div>
      </div>
      {picture !== null && <PhotoCrop picture={picture} onClose={() => setPicture(null)} onCropped={(file) => void send(file)} />}
    </FieldGroup>
  );
}
