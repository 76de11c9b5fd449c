import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CitedRetraction } from '../../draft.contract.ts';
import css from './retraction-note.module.css';

export interface RetractionNoteProps {
  found: Pick<CitedRetraction, 'articleId' | 'kind'>;
  /** What is meant, where it does not stand beside it. */
  cited?: string | undefined;
}

const TEXTS = {
  retraction: ['retraction.cited', 'retraction.citedNamed'],
  concern: ['retraction.doubted', 'retraction.doubtedNamed'],
} as const;

/** Says quietly that a cited work was retracted, or that its journal has doubts, and where to read why. */
export function RetractionNote({ found: { articleId, kind }, cited }: RetractionNoteProps) {
  const t = useTexts('library');
  const [unnamed, named] = TEXTS[kind];
  return (
    <p role="status" className={css.note}>
      <Icon of="alert-triangle" size="s" decorative />
      <span>
        {cited === undefined ? t(unnamed) : t(named, { cited })}{' '}
        <Link to={`/news/${articleId}`} target="_blank" className={css.way}>
          {t('retraction.read')}
        </Link>
      </span>
    </p>
  );
}
