import { useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type FileRef, MAX_FILE_BYTES, uploadFile } from '../../file.contract.ts';
import css from './image-upload.module.css';
import { uploadProblem } from './upload-problem.tsx';
import { useTellUnderway } from './use-underway.ts';

export interface FileUploadProps {
  files: readonly FileRef[];
  /** How many more may be added; at 0 the field is closed. */
  room: number;
  onUploaded: (file: FileRef) => void;
  onRemove: (id: string) => void;
}

/** PDF files, one at a time; each with its failure in words. Texts: `media`. */
export function FileUpload({ files, room, onUploaded, onRemove }: FileUploadProps) {
  const t = useTexts('media');
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useTellUnderway(uploading === null ? 0 : 1);

  async function upload(file: File) {
    setProblem(null);
    if (file.size > MAX_FILE_BYTES) {
      setProblem(t('file.tooLarge'));
      return;
    }
    setUploading(file.name);
    try {
      onUploaded(await callOverHttp(uploadFile, {}, { file, idempotencyKey: crypto.randomUUID() }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const key = uploadProblem(error);
      setProblem(key !== null ? t(key) : error.body.message || t('file.failed'));
    } finally {
      setUploading(null);
    }
  }

  return (
    <div className={css.upload}>
      {files.length > 0 && (
        <ul className={css.queue}>
          {files.map(({ id, name }) => (
            <li key={id} data-row className={css.row}>
              <span className={css.name}>{name}</span>
              <span className={css.actions}>
                <IconButton icon="x" size="s" label={t('file.remove', { name })} onClick={onFirstPress(() => onRemove(id))} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className={css.drop}>
          <label className={css.button}>
            <Icon of="upload" size="l" decorative />
            {t('file.add')}
            <input
              type="file"
              accept="application/pdf,.pdf"
              className={css.input}
              disabled={uploading !== null}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void upload(file);
                currentTarget.value = '';
              }}
            />
          </label>
          <p className={css.help}>{t('file.help')}</p>
        </div>
      )}
      <p role="status" className={problem === null ? 'small muted' : css.problem}>
        {uploading !== null ? t('file.uploading', { name: uploading }) : problem}
      </p>
    </div>
  );
}
