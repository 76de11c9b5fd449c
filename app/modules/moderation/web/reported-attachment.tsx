import { chatFilePath, chatImagePath } from '#modules/chat/chat-message.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Image } from '#ui/image.tsx';
import type { ReportedContent } from '../complaint.contract.ts';
import css from './console.module.css';

/** What went along with the words of a reported message. Only those who decide on it see it, and only until they have. */
export function ReportedAttachment({ content: { id, image, file } }: { content: Pick<ReportedContent, 'id' | 'image' | 'file'> }) {
  const t = useTexts('moderation');
  return (
    <>
      {image !== null && (
        <a href={chatImagePath(id, image.widths.at(-1) ?? image.width)} target="_blank" rel="noreferrer" className={css.picture}>
          <Image
            src={chatImagePath(id, image.widths[0] ?? image.width)}
            alt={t('reports.picture')}
            width={image.width}
            height={image.height}
            placeholder={image.blur}
            rounded
          />
        </a>
      )}
      {file !== null && (
        <a href={chatFilePath(id)} download>
          {t('reports.file', { name: file.name })}
        </a>
      )}
    </>
  );
}
