import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { picturesPasted } from '#platform/web/pasted-pictures.ts';
import { classNames } from '#ui/class-names.ts';
import { onFirstPress } from '#ui/first-press.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ImageRef, MediaPurpose } from '../../media.contract.ts';
import css from './image-upload.module.css';
import { ACCEPTED, type Upload, useImageUpload } from './use-image-upload.ts';
import { useTellUnderway } from './use-underway.ts';

export interface ImageUploadProps {
  /** Of the file field, for an error summary. */
  id?: string | undefined;
  purpose: MediaPurpose;
  /** How many more pictures may be added; at 0 the field is closed. */
  room: number;
  onUploaded: (image: ImageRef, file: File) => void;
  /** Takes pictures pasted anywhere on the page. */
  takesPaste?: boolean;
}

/** Pictures by button, by dropping and by pasting; each with its progress, and its failure in words. Texts: `media`. */
export function ImageUpload({ id, purpose, room, onUploaded, takesPaste = false }: ImageUploadProps) {
  const t = useTexts('media');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { uploads, add, retry, drop } = useImageUpload(purpose, room, onUploaded);
  useTellUnderway(uploads.filter(isOpen).length);
  usePastedFiles(takesPaste, add);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <div className={css.upload}>
      {room > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
        <div
          className={classNames(css.drop, isOver && css.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
        >
          <label className={css.button}>
            <Icon of="photo-plus" size="l" decorative />
            {t('upload.add')}
            <input
              ref={input}
              id={id}
              type="file"
              multiple={room > 1}
              accept={[...ACCEPTED, '.heic', '.heif'].join(',')}
              className={css.input}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
          <p className={css.help}>{t(takesPaste ? 'upload.helpPaste' : 'upload.help')}</p>
        </div>
      )}
      <ul aria-live="polite" className={css.queue}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload.id)} onDrop={() => drop(upload.id)} />
        ))}
      </ul>
    </div>
  );
}

/** Sending these again would change nothing. */
const HOPELESS: readonly (string | null)[] = ['error.notAnImage', 'error.tooLarge'];

/** It may still become a picture: it is on its way, or failed and can be tried again. */
const isOpen = ({ problem }: Upload) => problem !== 'upload.noRoom' && !HOPELESS.includes(problem);

function UploadRow({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const t = useTexts('media');
  const { file, state, problem, message } = upload;
  const hopeless = HOPELESS.includes(problem);
  const words = problem !== null ? t(problem) : message || t('upload.failed');
  return (
    <li className={css.row}>
      <span className={css.name}>{file.name}</span>
      {state === 'failed' ? (
        <span className={css.problem}>{words}</span>
      ) : (
        <span className="muted small">{t(state === 'uploading' ? 'upload.uploading' : 'upload.waiting')}</span>
      )}
      {state === 'uploading' && <progress aria-label={t('upload.progress', { name: file.name })} className={css.progress} />}
      {state === 'failed' && (
        <span className={css.actions}>
          {!hopeless && <IconButton icon="refresh" size="s" label={t('upload.retry', { name: file.name })} onClick={onRetry} />}
          <IconButton icon="x" size="s" label={t('upload.dismiss', { name: file.name })} onClick={onFirstPress(onDrop)} />
        </span>
      )}
    </li>
  );
}

function usePastedFiles(active: boolean, add: (files: readonly File[]) => void): void {
  useEffect(() => {
    if (!active) return;
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.clipboardData === null ? [] : picturesPasted(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [active, add]);
}
