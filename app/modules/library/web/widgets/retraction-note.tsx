import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './retraction-note.module.css';

export interface RetractionNoteProps {
  articleId: string;
  /** What is meant, where it does not stand beside it. */
  cited?: string | undefined;
}

/** Says quietly that a cited work was retracted, and where to read why. */
export function RetractionNote({ articleId, cited }: RetractionNoteProps) {
  const t = useTexts('library');
  return (
    <p role="status" className={css.note}>
      <Icon of="alert-triangle" size="s" decorative />
      <span>
        {cited === undefined ? t('retraction.cited') : t('retraction.citedNamed', { cited })}{' '}
        <Link to={`/news/${articleId}`} target="_blank" className={css.way}>
          {t('retraction.read')}
        </Link>
      </span>
    </p>
  );
}
