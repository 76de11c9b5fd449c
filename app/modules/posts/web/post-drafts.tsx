import { useEffect, useState } from 'react';
import { formatAgo, formatMoment } from '#platform/i18n/format.ts';
import { copyKey, readCopy } from '#platform/web/draft-copy.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { PostDraftLine } from '../post-draft.contract.ts';
import css from './post-drafts.module.css';
import { COPY_NAME } from './use-post-draft.ts';

/** Which unfinished post to go on with. */
export function PostDrafts({ drafts, memberId, now }: { drafts: readonly PostDraftLine[]; memberId: string; now: number }) {
  const t = useTexts('posts');
  const language = useLanguage();
  const [hasCopy, setHasCopy] = useState(false);
  // Of a post that never reached the server only this device knows.
  useEffect(() => setHasCopy(readCopy(copyKey(COPY_NAME, memberId, null))?.unsaved === true), [memberId]);

  function stateOf({ postId, publishAt, updatedAt }: PostDraftLine): string {
    if (publishAt !== null) return t('compose.drafts.scheduled', { at: formatMoment(language, publishAt) });
    const ago = formatAgo(language, updatedAt, now);
    return postId === null ? t('compose.drafts.changed', { ago }) : t('compose.drafts.changedPost', { ago });
  }

  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1 className="t-display">{t('compose.drafts.title')}</h1>
        <p className="muted">{t('compose.drafts.text', { count: drafts.length })}</p>
      </div>
      <ul className={css.list}>
        {hasCopy && (
          <li>
            <Link to="/posts/new?draft=new" className={css.draft}>
              <span className="t-sub">{t('compose.drafts.untitled')}</span>
              <span className="muted small">{t('compose.drafts.onDevice')}</span>
            </Link>
          </li>
        )}
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link to={`/posts/new?draft=${draft.id}`} className={css.draft}>
              <span className="t-sub">{draft.title || t('compose.drafts.untitled')}</span>
              <span className="muted small">{stateOf(draft)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/posts/new?draft=new" className={buttonClass({ variant: 'secondary' })}>
          <Icon of="plus" size="s" decorative />
          {t('compose.drafts.begin')}
        </Link>
      </p>
    </div>
  );
}
