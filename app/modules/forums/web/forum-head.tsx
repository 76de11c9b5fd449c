import type { getForumCommunity } from '#modules/communities/community-forum.contract.ts';
import { PlaceClosedNotice } from '#modules/library/web/widgets/place-closed-notice.tsx';
import { PlaceFacts } from '#modules/library/web/widgets/place-row.tsx';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { chipClass } from '#ui/chip.tsx';
import type { ForumView } from '../forums.contract.ts';
import css from './forum.module.css';
import { ForumCounts, ForumMarks } from './forum-row.tsx';
import { LaterForumActs } from './later-forum-parts.tsx';
import { forumsPath } from './use-forum-filter.ts';

export interface ForumHeadProps {
  forum: ForumView;
  /** Where it stands; null where it stands by itself. */
  community: OutputOf<typeof getForumCommunity>['community'];
}

/** What a forum is, and what its members may do with it. */
export function ForumHead({ forum, community }: ForumHeadProps) {
  const t = useTexts('forums');
  const reference = useTexts('reference');
  return (
    <header className={css.head}>
      <nav aria-label={t('page.youAreHere')} className={css.crumb}>
        <Link to="/forums">{t('list.title')}</Link>
        <ForumMarks forum={forum} />
      </nav>
      <h1 className="t-display" lang={forum.language}>
        {forum.name}
      </h1>
      <p className="lede" lang={forum.language}>
        {forum.about}
      </p>
      {forum.specialities.length > 0 && (
        <PlaceFacts>
          {forum.specialities.map((slug) => (
            <Link key={slug} to={forumsPath({ list: 'all', speciality: slug })} className={chipClass()}>
              {reference(`speciality.${slug}`)}
            </Link>
          ))}
        </PlaceFacts>
      )}
      <PlaceFacts>
        <ForumCounts forum={forum} />
        {community !== null && (
          <span>
            {t('page.community')}{' '}
            <Link to={`/community/${community.id}`} lang={community.language}>
              {community.name}
            </Link>
          </span>
        )}
      </PlaceFacts>
      {forum.closing !== null && <PlaceClosedNotice closing={forum.closing} t={t} />}
      {(forum.standing === 'member' || forum.can.seeMembers) && <LaterForumActs forum={forum} />}
    </header>
  );
}
