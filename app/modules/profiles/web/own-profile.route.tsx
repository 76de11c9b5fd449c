import { SuggestionLinks } from '#modules/network/web/widgets/suggestion-links.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { getProfile } from '../profiles.contract.ts';
import type { Route } from './+types/own-profile.route';
import { ProfileBody } from './profile-body.tsx';
import { profileRefusal, readerId } from './profile-loading.tsx';
import { PROFILE_TEXTS, ProfilePage } from './profile-page.tsx';

export const handle: RouteHandle = { texts: PROFILE_TEXTS, frame: 'feed' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const memberId = readerId(context, request);
  try {
    return await call(context)(getProfile, { memberId });
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function OwnProfileRoute({ loaderData: view }: Route.ComponentProps) {
  const t = useTexts('profiles');
  return (
    <ProfilePage view={view} look="own" tab="about">
      <Seo title={t('page.ownTitle')} description={t('page.ownTitle')} noindex />
      <ProfileBody view={view} own />
      <SuggestionLinks />
    </ProfilePage>
  );
}
