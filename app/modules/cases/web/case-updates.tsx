import { useTexts } from '#platform/web/i18n.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-updates.module.css';

/** How the case went on, as the author told it later. */
export function CaseUpdates({ updates }: { updates: CaseView['updates'] }) {
  const t = useTexts('cases');
  if (updates.length === 0) return null;
  return (
    <div id="updates" className={css.updates}>
      {updates.map(({ id, day, title, text, closes, at }) => (
        <section key={id} id={`update-${id}`} aria-labelledby={`update-${id}-title`} className={css.update}>
          <p className={css.eyebrow}>
            <Icon of="refresh" size="s" decorative />
            {t('page.update', { day })}
            <span className={css.when}>
              <TimeAgo iso={at} />
            </span>
            {closes && <Badge tone="good">{t('page.closes')}</Badge>}
          </p>
          <h2 id={`update-${id}-title`} className="t-head">
            {title}
          </h2>
          <div className="read">
            <RichText doc={text} />
          </div>
        </section>
      ))}
    </div>
  );
}
