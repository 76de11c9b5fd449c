import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getProfile } from '../profiles.contract.ts';
import type { Route } from './+types/profile.route';
import { ProfileBody } from './profile-body.tsx';
import { profileRefusal } from './profile-loading.tsx';
import { PROFILE_TEXTS, ProfilePage } from './profile-page.tsx';
import { ProfileSeo } from './profile-seo.tsx';

export const handle: RouteHandle = { texts: PROFILE_TEXTS, frame: 'feed' };

export async function loader({ context, request, params: { memberId } }: Route.LoaderArgs) {
  try {
    return await call(context)(getProfile, { memberId });
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function ProfileRoute({ loaderData: view }: Route.ComponentProps) {
  return (
    <ProfilePage key={`${view.member.id} ${view.hush.blocked}`} view={view} look="public" tab="about">
      <ProfileSeo view={view} />
      <ProfileBody view={view} own={false} />
    </ProfilePage>
  );
}
