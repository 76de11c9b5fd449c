import { useTexts } from '#platform/web/i18n.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ArticleCard } from '../../news.contract.ts';
import css from './article-card-body.module.css';

/** What kind of article it is, who may read it, and what became of it. */
export function ArticleBadges({ card: { type, openAccess, sample, notice } }: { card: ArticleCard }) {
  const t = useTexts('news');
  return (
    <p className={css.badges}>
      {notice !== null && <Badge tone={notice === 'retraction' ? 'bad' : 'wait'}>{t(`notice.${notice}`)}</Badge>}
      <Badge tone={type === 'retraction' ? 'bad' : 'brand'}>{t(`type.${type}`)}</Badge>
      {openAccess && <Badge tone="good">{t('badge.openAccess')}</Badge>}
      {sample && <Badge>{t('badge.sample')}</Badge>}
    </p>
  );
}
