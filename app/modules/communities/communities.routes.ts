import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const communitiesRoutes = [
  route('community', './web/communities.route.tsx'),
  route('services_community', './web/services-community.route.tsx'),
  route('community/new', './web/community-new.route.tsx'),
  route('community/invitation/:code', './web/invitation.route.tsx'),
  route('community/:communityId', './web/community.route.tsx'),
  route('community/:communityId/members', './web/community-members.route.tsx'),
  route('community/:communityId/invitations', './web/community-invitations.route.tsx'),
  route('community/:communityId/forums', './web/community-forums.route.tsx'),
  route('community/:communityId/settings', './web/community-settings.route.tsx'),
];
