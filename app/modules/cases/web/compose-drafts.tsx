import { useEffect, useState } from 'react';
import { formatAgo } from '#platform/i18n/format.ts';
import { copyKey, readCopy } from '#platform/web/draft-copy.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import css from './compose-drafts.module.css';
import { COPY_NAME } from './use-draft.ts';

export interface UnfinishedDraft {
  readonly id: string;
  readonly caseId: string | null;
  readonly title: string;
  readonly updatedAt: string;
}

/** Which unfinished case to go on with. */
export function ComposeDrafts({ drafts, memberId, now }: { drafts: readonly UnfinishedDraft[]; memberId: string; now: number }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const [hasCopy, setHasCopy] = useState(false);
  // Of a case that never reached the server only this device knows.
  useEffect(() => setHasCopy(readCopy(copyKey(COPY_NAME, memberId, null))?.unsaved === true), [memberId]);
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1 className="t-display">{t('compose.drafts.title')}</h1>
        <p className="muted">{t('compose.drafts.text', { count: drafts.length })}</p>
      </div>
      <ul className={css.list}>
        {hasCopy && (
          <li>
            <Link to="/cases/new?draft=new" className={css.draft}>
              <span className="t-sub">{t('compose.drafts.untitled')}</span>
              <span className="muted small">{t('compose.drafts.onDevice')}</span>
            </Link>
          </li>
        )}
        {drafts.map(({ id, caseId, title, updatedAt }) => (
          <li key={id}>
            <Link to={`/cases/new?draft=${id}`} className={css.draft}>
              <span className="t-sub">{title || t('compose.drafts.untitled')}</span>
              <span className="muted small">
                {t(caseId === null ? 'compose.drafts.changed' : 'compose.drafts.changedCase', { ago: formatAgo(language, updatedAt, now) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/cases/new?draft=new" className={buttonClass({ variant: 'secondary' })}>
          <Icon of="plus" size="s" decorative />
          {t('compose.drafts.begin')}
        </Link>
      </p>
    </div>
  );
}
