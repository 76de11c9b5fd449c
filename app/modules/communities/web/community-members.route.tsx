import { useMemo } from 'react';
import { MEMBER_LISTS } from '#modules/library/place-membership.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RowList } from '#ui/list-row.tsx';
import { type CommunityMember, listCommunityMembers } from '../community-member.contract.ts';
import type { Route } from './+types/community-members.route';
import css from './community.module.css';
import { CommunityDeskHead, communityTo } from './community-page.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberRow } from './member-row.tsx';

export const handle: RouteHandle = { texts: ['communities', 'reference'] };

export async function loader({ context, request, params: { communityId } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const list = MEMBER_LISTS.find((one) => one === searchParams.get('list')) ?? 'member';
  const community = await communityTo({ context, request }, communityId, list === 'member' ? 'seeMembers' : 'tend');
  const cursor = searchParams.get('cursor') ?? undefined;
  const page = await call(context)(listCommunityMembers, { communityId, list, cursor }).catch(asNotFound);
  return { community, list, page };
}

export default function CommunityMembersRoute({ loaderData: { community, list, page } }: Route.ComponentProps) {
  const t = useTexts('communities');
  const { id, can } = community;
  const input = useMemo(() => ({ communityId: id, list }), [id, list]);
  const members = usePageList<CommunityMember, typeof listCommunityMembers>(listCommunityMembers, input, page);
  const path = `/community/${id}/members`;
  const gone = (memberId: string) => members.setRows((rows) => rows.filter(({ member }) => member.id !== memberId));
  return (
    <PageBody>
      <Seo title={`${t('desk.members')} – ${community.name}`} description={community.about} noindex />
      <CommunityDeskHead community={community} desk="members" />
      {can.tend && (
        <nav aria-label={t('members.lists')} className={css.lists}>
          {MEMBER_LISTS.map((one) => (
            <Link
              key={one}
              to={one === 'member' ? path : `${path}?list=${one}`}
              className={chipClass({ selected: one === list })}
              aria-current={one === list ? 'page' : undefined}
            >
              {t(`members.list.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      {members.rows.length === 0 ? (
        <EmptyState art="colleagues" title={t(`members.empty.${list}`)}>
          {t(`members.empty.${list}Text`)}
        </EmptyState>
      ) : (
        <>
          <RowList label={t(`members.list.${list}`)}>
            {members.rows.map(({ member, role, note, can: acts }) => (
              <MemberRow
                key={member.id}
                member={member}
                role={role}
                note={list === 'requested' ? note : null}
                acts={<MemberActs communityId={id} member={member} can={acts} onGone={() => gone(member.id)} />}
              />
            ))}
          </RowList>
          <ListEnd list={members} nextPath={page.nextCursor && `${path}?list=${list}&cursor=${encodeURIComponent(page.nextCursor)}`} />
        </>
      )}
    </PageBody>
  );
}
