import { useId } from 'react';
import type { uploadImage } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { Command } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './member-form.module.css';
import { useFailure } from './widgets/use-failure.ts';

export interface DocumentFieldProps {
  documentId: string | null;
  /** The form's own, which is not sent before it is done. */
  upload: Command<typeof uploadImage>;
  onChange: (id: string | null) => void;
  error?: string | undefined;
}

/** A picture of the registration certificate. It is uploaded at once, and handed in with the number. */
export function DocumentField({ documentId, upload, onChange, error }: DocumentFieldProps) {
  const t = useTexts('identity');
  const { message, fields } = useFailure(upload.failure);
  const statusId = useId();
  async function take(file: File | undefined) {
    if (file === undefined) return;
    const image = await upload.run({ purpose: 'document' }, { file });
    if (image !== null) onChange(image.id);
  }
  return (
    <Field
      id="member-documentId"
      label={t('field.document')}
      note={t('field.optional')}
      help={t('field.documentHelp')}
      error={message ?? fields.file ?? error}
    >
      {(control) => (
        <div className={css.upload}>
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            aria-busy={upload.pending}
            aria-disabled={upload.pending}
            onClick={(event) => upload.pending && event.preventDefault()}
            className={css.file}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span aria-hidden className={css.drop}>
            <Icon of={documentId === null ? 'upload' : 'file-check'} decorative />
            {upload.pending ? t('field.uploading') : documentId === null ? t('field.choosePicture') : t('field.documentThere')}
          </span>
          <span id={statusId} role="status" className="visually-hidden">
            {upload.pending ? t('field.uploading') : documentId === null ? '' : t('field.documentThere')}
          </span>
          {documentId !== null && !upload.pending && (
            <Button variant="quiet" size="s" onClick={() => onChange(null)}>
              {t('field.removeDocument')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
