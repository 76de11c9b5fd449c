import { formatAgo } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { Badge } from '#ui/badge.tsx';
import type { OwnDraft } from '../creator.contract.ts';
import css from './creator.module.css';

const TONES = { draft: undefined, scheduled: 'wait', preparing: 'wait', failed: 'bad' } as const;

/** What is not out yet, with the way back to it. */
export function CreatorUnfinished({ drafts, now }: { drafts: readonly OwnDraft[]; now: number }) {
  const t = useTexts('posts');
  const library = useTexts('library');
  const language = useLanguage();
  const momentOf = useMoment();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="stack">
      <h2 id="unfinished" className="t-head">
        {t('creator.unfinished')}
      </h2>
      <ul className={css.list}>
        {drafts.map(({ id, kind, path, title, state, publishAt, updatedAt }) => {
          const tone = TONES[state];
          return (
            <li key={id} className={css.row}>
              <div className={css.line}>
                <Link to={path} className="t-sub">
                  {title || t('compose.drafts.untitled')}
                </Link>
                <Badge {...(tone !== undefined && { tone })}>{t(`creator.state.${state}`)}</Badge>
              </div>
              <p className="small muted">
                {library(`kind.${kind}`)} ·{' '}
                {publishAt === null
                  ? t('compose.drafts.changed', { ago: formatAgo(language, updatedAt, now) })
                  : t('compose.drafts.scheduled', { at: momentOf(publishAt) })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
