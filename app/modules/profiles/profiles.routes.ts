import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const profilesRoutes = [
  route('profile', './web/own-profile.route.tsx'),
  route('profile/edit', './web/profile-edit.route.tsx'),
  route('profile/edit-preview', './web/profile-preview.route.tsx'),
  route('profile/:memberId?/following', './web/following.route.tsx'),
  route('profile/:memberId?/followers', './web/followers.route.tsx'),
  route('profile/:memberId', './web/profile.route.tsx'),
  route('profile/:memberId/contributions', './web/profile-items.route.tsx'),
  route('profile/:memberId/cases', './web/profile-cases.route.tsx'),
];
