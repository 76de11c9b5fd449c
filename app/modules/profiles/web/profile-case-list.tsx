import { itemPath } from '#modules/library/library.contract.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { ProfileCase } from '../profiles.contract.ts';
import css from './profile-case-list.module.css';

/** Cases by their titles: whose they are stands above. `headingLevel` is one below the heading of the list. */
export function ProfileCaseList({ cases, headingLevel }: { cases: readonly ProfileCase[]; headingLevel: 2 | 3 }) {
  const t = useTexts('profiles');
  const reference = useTexts('reference');
  const language = useLanguage();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul>
      {cases.map((item) => (
        <li key={item.id} className={css.row} data-list-row>
          <Heading className={css.title} lang={item.language}>
            <Link to={itemPath(item)} data-list-link>
              {item.title}
            </Link>
          </Heading>
          <div className={css.meta}>
            <MetaLine>
              {item.specialities[0] !== undefined && reference(`speciality.${item.specialities[0]}`)}
              <TimeAgo iso={item.publishedAt} />
              {item.solved && t('cases.solved')}
            </MetaLine>
          </div>
          <p className={css.answers}>
            <b>{formatCount(language, item.comments)}</b>
            {t('count.answers', { count: item.comments })}
          </p>
        </li>
      ))}
    </ul>
  );
}
