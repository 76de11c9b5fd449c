import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { Journal } from '../journal.contract.ts';
import { FollowJournalButton } from './follow-journal-button.tsx';
import css from './news.module.css';

export function JournalList({ journals }: { journals: readonly Journal[] }) {
  const t = useTexts('news');
  return (
    <ul className={css.journals}>
      {journals.map(({ id, name, recent, articles, following }) => (
        <li key={id} data-list-row>
          <span className={css.journal}>
            <Link to={`/newsletter-by-journal/${id}`}>{name}</Link>
            <span className="small muted">
              {recent > 0 ? t('journals.recent', { count: recent }) : t('journals.articles', { count: articles })}
            </span>
          </span>
          <FollowJournalButton journal={id} name={name} following={following === true} />
        </li>
      ))}
    </ul>
  );
}
