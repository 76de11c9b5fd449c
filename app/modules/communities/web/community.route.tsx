import { useMemo } from 'react';
import type { ThreadSummary } from '#modules/forums/forum-thread.contract.ts';
import type { ForumCard } from '#modules/forums/forums.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { AnyItemCard } from '#modules/library/web/widgets/item-kinds.tsx';
import { PlaceClosedNotice } from '#modules/library/web/widgets/place-closed-notice.tsx';
import { PlaceStaff } from '#modules/moderation/web/widgets/place-staff.tsx';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Chip } from '#ui/chip.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { RowList } from '#ui/list-row.tsx';
import { type CommunityView, getCommunity } from '../communities.contract.ts';
import { listCommunityForums, listCommunityThreads } from '../community-forum.contract.ts';
import type { Route } from './+types/community.route';
import css from './community.module.css';
import { CommunityEntry } from './community-entry.tsx';
import { CommunityFacts, CommunityMarks } from './community-row.tsx';
import { ForumLine } from './forum-line.tsx';
import { MemberRow } from './member-row.tsx';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'communities', 'moderation', 'reference'] };

export async function loader({ context, request, params: { communityId } }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [community, { forums }, threads] = await Promise.all([
    ask(getCommunity, { id: communityId }),
    ask(listCommunityForums, { communityId }),
    ask(listCommunityThreads, { communityId, cursor }),
  ]).catch(asNotFound);
  return { community, forums, threads };
}

export default function CommunityRoute({ loaderData: { community, forums, threads } }: Route.ComponentProps) {
  const t = useTexts('communities');
  const { id, name, about, standing } = community;
  return (
    <PageBody aside={{ label: t('page.beside'), content: <CommunityAside community={community} /> }}>
      <Seo title={name} description={about} canonicalPath={`/community/${id}`} />
      <CommunityHead key={`${id} ${standing}`} community={community} />
      <CommunityForums community={community} forums={forums} />
      {threads.data.length > 0 && <CommunityThreads key={`${id} ${standing}`} communityId={id} page={threads} />}
    </PageBody>
  );
}

function CommunityHead({ community }: { community: CommunityView }) {
  const t = useTexts('communities');
  const reference = useTexts('reference');
  const { id, name, about, language, specialities, can, waiting, closing } = community;
  return (
    <header className={css.head}>
      <div className={css.top}>
        <CommunityMarks community={community} />
      </div>
      <h1 className="t-display" lang={language}>
        {name}
      </h1>
      <CommunityFacts community={community} />
      <p className={css.about} lang={language}>
        {about}
      </p>
      {specialities.length > 0 && (
        <div className={css.topics}>
          {specialities.map((slug) => (
            <Chip key={slug}>{reference(`speciality.${slug}`)}</Chip>
          ))}
        </div>
      )}
      {closing !== null && <PlaceClosedNotice closing={closing} t={t} />}
      <CommunityEntry community={community} />
      <div className={css.actions}>
        {can.seeMembers && (
          <Link to={`/community/${id}/members`} className={buttonClass({ variant: 'soft' })}>
            {waiting > 0 ? t('desk.membersWaiting', { count: waiting }) : t('desk.members')}
          </Link>
        )}
        {can.add && (
          <Link to={`/community/${id}/invitations`} className={buttonClass({ variant: 'soft' })}>
            {t('desk.invite')}
          </Link>
        )}
        {can.change && (
          <Link to={`/community/${id}/settings`} className={buttonClass({ variant: 'quiet' })}>
            {t('desk.settings')}
          </Link>
        )}
      </div>
      <PlaceStaff place={{ ...community, type: 'community' }} listPath="/community" />
    </header>
  );
}

function CommunityForums({ community: { id, can }, forums }: { community: CommunityView; forums: ForumCard[] }) {
  const t = useTexts('communities');
  if (forums.length === 0 && !can.tend) return null;
  return (
    <section className={css.section} aria-labelledby="forums">
      <h2 id="forums" className="t-head">
        {t('page.forums')}
      </h2>
      {forums.length > 0 ? (
        <RowList>
          {forums.map((forum) => (
            <ForumLine key={forum.id} forum={forum} />
          ))}
        </RowList>
      ) : (
        <p className="muted">{t('page.noForums')}</p>
      )}
      {can.tend && (
        <p>
          <Link to={`/community/${id}/forums`}>{t('page.chooseForums')}</Link>
        </p>
      )}
    </section>
  );
}

/** What goes on in its forums, as far as the reader may read there. */
function CommunityThreads({ communityId, page }: { communityId: string; page: Page<ThreadSummary> }) {
  const t = useTexts('communities');
  const input = useMemo(() => ({ communityId }), [communityId]);
  const list = useKeptPageList<ThreadSummary, typeof listCommunityThreads>(listCommunityThreads, input, page);
  return (
    <section className={css.section} aria-labelledby="threads">
      <h2 id="threads" className="t-head">
        {t('page.threads')}
      </h2>
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      <ListEnd list={list} nextPath={page.nextCursor && `/community/${communityId}?cursor=${encodeURIComponent(page.nextCursor)}`} />
    </section>
  );
}

function CommunityAside({ community: { rules, stewards, language } }: { community: CommunityView }) {
  const t = useTexts('communities');
  return (
    <>
      {rules.length > 0 && (
        <AsideBlock title={t('page.rules')}>
          <ol className={css.rules} lang={language}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </AsideBlock>
      )}
      <AsideBlock title={t('page.stewards')}>
        <RowList>
          {stewards.map(({ member, role }) => (
            <MemberRow key={member.id} member={member} role={role} />
          ))}
        </RowList>
      </AsideBlock>
    </>
  );
}
