import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-updates.module.css';

const OwnCaseUpdate = onDemand(async () => (await import('./own-case-update.tsx')).OwnCaseUpdate);

/** How the case went on, as the author told it later. */
export function CaseUpdates({ caseId, updates, isOwn }: { caseId: string; updates: CaseView['updates']; isOwn: boolean }) {
  const t = useTexts('cases');
  if (updates.length === 0) return null;
  return (
    <div id="updates" className={css.updates}>
      {updates.map((update) => {
        const { id, day, title, text, opensWith, closes, at, editedAt } = update;
        return (
          <section key={id} id={`update-${id}`} aria-labelledby={`update-${id}-title`} className={css.update}>
            <p className={css.eyebrow} id={title === null ? `update-${id}-title` : undefined}>
              <Icon of="refresh" size="s" decorative />
              {t('page.update', { day })}
              <span className={css.when}>
                <TimeAgo iso={at} />
              </span>
              {editedAt !== null && <span className={css.when}>{t('page.updateEdited')}</span>}
              {closes && <Badge tone="good">{t('page.closes')}</Badge>}
            </p>
            {opensWith !== null && <p className="muted">{t(`page.updateHeld.${opensWith}`)}</p>}
            {title !== null && text !== null && (
              <>
                <h2 id={`update-${id}-title`} className="t-head">
                  {title}
                </h2>
                <div className="read">
                  <RichText doc={text} />
                </div>
                {isOwn && <OwnCaseUpdate caseId={caseId} update={{ ...update, title, text }} />}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
