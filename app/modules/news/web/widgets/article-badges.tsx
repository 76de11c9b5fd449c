import { useTexts } from '#platform/web/i18n.tsx';
import { Badge } from '#ui/badge.tsx';
import { type ArticleCard, isNotice } from '../../news.contract.ts';
import css from './article-card-body.module.css';

const TONES = { retraction: 'bad', concern: 'wait', correction: 'wait' } as const;

/** What kind of article it is, who may read it, and what became of it. */
export function ArticleBadges({ card: { type, openAccess, sample, notice } }: { card: ArticleCard }) {
  const t = useTexts('news');
  return (
    <p className={css.badges}>
      {notice !== null && <Badge tone={TONES[notice]}>{t(`notice.${notice}`)}</Badge>}
      <Badge tone={isNotice(type) && type !== 'correction' ? TONES[type] : 'brand'}>{t(`type.${type}`)}</Badge>
      {openAccess && <Badge tone="good">{t('badge.openAccess')}</Badge>}
      {sample && <Badge>{t('badge.sample')}</Badge>}
    </p>
  );
}
