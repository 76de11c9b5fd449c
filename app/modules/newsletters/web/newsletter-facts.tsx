import { formatCount, formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { NewsletterCard } from '../newsletters.contract.ts';

/** Under a newsletter's name: for whom it is, how many read it, when it last came. */
export function NewsletterFacts({ newsletter: { audience, subscribers, issues, lastIssueAt } }: { newsletter: NewsletterCard }) {
  const t = useTexts('newsletters');
  const language = useLanguage();
  return (
    <MetaLine>
      {audience === 'members' && t('card.forMembers')}
      {audience === 'forum' && t('card.forForum')}
      {t('card.subscribers', { count: subscribers, shown: formatCount(language, subscribers) })}
      {t('card.issues', { count: issues, shown: formatCount(language, issues) })}
      {lastIssueAt !== null && t('card.last', { date: formatDate(language, lastIssueAt) })}
    </MetaLine>
  );
}
