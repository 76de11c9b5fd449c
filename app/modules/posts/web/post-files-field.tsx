import type { FileRef } from '#modules/media/file.contract.ts';
import { FileUpload } from '#modules/media/web/widgets/file-upload.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { FieldGroup } from '#ui/field.tsx';
import { POST_LIMITS } from '../post-content.contract.ts';
import type { PostDesk } from './use-post-draft.ts';

export interface PostFilesFieldProps {
  files: readonly FileRef[];
  error: string | undefined;
  update: PostDesk['update'];
}

/** Up to three PDF files that readers download. */
export function PostFilesField({ files, error, update }: PostFilesFieldProps) {
  const t = useTexts('posts');
  function handleRemove(id: string) {
    const place = files.findIndex((file) => file.id === id);
    const row = files[place];
    if (row === undefined) return;
    const said = { text: t('compose.files.removed', { name: row.name }), undo: t('page.undo') };
    takeOut({ row, place, onRows: (change) => update('files', change), said });
  }
  return (
    <FieldGroup
      id={fieldId('files')}
      label={t('compose.files.title')}
      note={t('compose.files.count', { count: files.length, most: POST_LIMITS.files })}
      error={error}
    >
      <FileUpload
        files={files}
        room={POST_LIMITS.files - files.length}
        onUploaded={(file) => update('files', (known) => [...known, file])}
        onRemove={handleRemove}
      />
    </FieldGroup>
  );
}
