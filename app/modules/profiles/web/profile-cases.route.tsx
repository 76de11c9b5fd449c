import { useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getProfile, listProfileCases, type ProfileCase, type ProfileView } from '../profiles.contract.ts';
import type { Route } from './+types/profile-cases.route';
import { ProfileCaseList } from './profile-case-list.tsx';
import { profileRefusal } from './profile-loading.tsx';
import { PROFILE_TEXTS, ProfilePage } from './profile-page.tsx';

export const handle: RouteHandle = { texts: PROFILE_TEXTS, frame: 'feed' };

export async function loader({ context, request, params: { memberId } }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('cursor');
  try {
    const [view, page] = await Promise.all([
      ask(getProfile, { memberId }),
      ask(listProfileCases, { memberId, ...(cursor !== null && { cursor }) }),
    ]);
    return { view, page, further: cursor !== null };
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function ProfileCasesRoute({ loaderData: { view, page, further } }: Route.ComponentProps) {
  const t = useTexts('profiles');
  const own = useReader()?.id === view.member.id;
  const { id, name, verified } = view.member;
  const input = useMemo(() => ({ memberId: id }), [id]);
  const list = usePageList<ProfileCase, typeof listProfileCases>(listProfileCases, input, page);
  return (
    <ProfilePage key={`${id} ${view.hush.blocked}`} view={view} look={own ? 'own' : 'public'} tab="cases">
      <Seo
        title={t('cases.titleOf', { name })}
        description={t('cases.descriptionOf', { name })}
        noindex={further || !view.listed || !verified}
      />
      {list.rows.length === 0 ? (
        <NoCases member={view.member} own={own} />
      ) : (
        <>
          <ProfileCaseList cases={list.rows} headingLevel={2} />
          <ListEnd list={list} nextPath={page.nextCursor && `/profile/${id}/cases?cursor=${encodeURIComponent(page.nextCursor)}`} />
        </>
      )}
    </ProfilePage>
  );
}

function NoCases({ member: { name }, own }: { member: ProfileView['member']; own: boolean }) {
  const t = useTexts('profiles');
  const to = own ? '/cases/new' : '/cases';
  return (
    <EmptyState
      title={t('cases.empty')}
      action={
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {t(own ? 'cases.write' : 'follow.browse')}
        </Link>
      }
    >
      {own ? t('cases.emptyOwn') : t('cases.emptyOther', { name })}
    </EmptyState>
  );
}
