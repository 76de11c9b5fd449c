import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import css from './author-tools.module.css';

export interface AuthorToolsProps {
  /** Where its change is written. */
  editPath: string;
  /** What else its author may do: small buttons. */
  acts: ReactNode;
  /** What has been opened by one of them. */
  children?: ReactNode;
  t: Translate;
}

/** What only the author of an item sees, above it. Texts of the caller: `page.author`. */
export function AuthorTools({ editPath, acts, children, t }: AuthorToolsProps) {
  return (
    <section aria-label={t('page.author.label')} className={css.tools}>
      <div className={css.row}>
        <span className="small muted">{t('page.author.yours')}</span>
        <Link to={editPath} className={buttonClass({ size: 's' })}>
          <Icon of="pencil" size="s" decorative />
          {t('page.author.edit')}
        </Link>
        {acts}
      </div>
      {children}
    </section>
  );
}
