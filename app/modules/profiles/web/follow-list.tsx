/** Whom a member follows, and who follows them: two lists that look the same. */
import { useMemo } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { type FollowCard, listFollowers, listFollowing } from '#modules/network/network.contract.ts';
import { SUGGESTION_PATHS } from '#modules/network/suggestion.contract.ts';
import { FollowButton } from '#modules/network/web/widgets/follow-button.tsx';
import { SuggestionLinks } from '#modules/network/web/widgets/suggestion-links.tsx';
import type { Page } from '#platform/operation/paging.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { MetaLine } from '#ui/byline.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import css from './follow-list.module.css';
import { placeWords } from './place-line.tsx';

export interface FollowListProps {
  side: 'following' | 'followers';
  member: { id: string; name: string };
  page: Page<FollowCard>;
}

const SIDES = ['following', 'followers'] as const;

export function FollowList({ side, member: { id, name }, page }: FollowListProps) {
  const t = useTexts('profiles');
  const own = useReader()?.id === id;
  const input = useMemo(() => ({ memberId: id }), [id]);
  const operation = side === 'following' ? listFollowing : listFollowers;
  const list = usePageList<FollowCard, typeof operation>(operation, input, page);
  const base = own ? '/profile' : `/profile/${id}`;
  const title = own ? t(`follow.${side}Title`) : t(`follow.${side}TitleOf`, { name });
  return (
    <PageBody>
      <Seo title={title} description={title} noindex />
      <PageHead title={title}>
        <Link to={base} className={css.back}>
          {own ? t('page.backToOwn') : t('follow.toProfile', { name })}
        </Link>
      </PageHead>
      <div className={css.tabs}>
        <TabNav label={t('follow.lists')}>
          {SIDES.map((one) => (
            <Link key={one} to={`${base}/${one}`} className={tabLinkClass} aria-current={one === side ? 'page' : undefined}>
              {t(`follow.${one}Title`)}
            </Link>
          ))}
        </TabNav>
      </div>
      {list.rows.length === 0 ? (
        <Nobody side={side} own={own} name={name} />
      ) : (
        <>
          <RowList label={title}>
            {list.rows.map((card) => (
              <Colleague key={card.id} card={card} />
            ))}
          </RowList>
          <ListEnd list={list} nextPath={page.nextCursor && `${base}/${side}?cursor=${encodeURIComponent(page.nextCursor)}`} />
        </>
      )}
      {own && <SuggestionLinks />}
    </PageBody>
  );
}

function Colleague({ card }: { card: FollowCard }) {
  const t = useTexts('profiles');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { id, name, photo, verified, speciality, workplace } = card;
  return (
    <ListRow
      leading={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
      title={
        <Link to={`/profile/${id}`}>
          {name} {verified && <Icon of="rosette-discount-check-filled" size="s" label={t('page.verified')} className={css.verified} />}
        </Link>
      }
      detail={
        <MetaLine>
          {speciality !== null && reference(`speciality.${speciality}`)}
          {workplace}
          {card.city ?? (placeWords(card, language) || null)}
        </MetaLine>
      }
      trailing={<FollowButton memberId={id} name={name} followed={card.followed} size="s" />}
    />
  );
}

function Nobody({ side, own, name }: { side: FollowListProps['side']; own: boolean; name: string }) {
  const t = useTexts('profiles');
  const network = useTexts('network');
  const key = side === 'following' ? 'emptyFollowing' : 'emptyFollowers';
  return (
    <EmptyState
      art="colleagues"
      title={t(`follow.${key}`)}
      action={
        own && side === 'following' ? (
          <Link to={SUGGESTION_PATHS.mayKnow} className={buttonClass({ variant: 'primary' })}>
            {network('suggestions.mayKnow.title')}
          </Link>
        ) : (
          <Link to="/cases" className={buttonClass({ variant: 'primary' })}>
            {t('follow.browse')}
          </Link>
        )
      }
    >
      {own ? t(`follow.${key}Own`) : t(`follow.${key}Other`, { name })}
    </EmptyState>
  );
}
