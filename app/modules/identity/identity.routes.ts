import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const identityRoutes = [
  route('login', './web/login.route.tsx'),
  route('onboarding', './web/onboarding.route.tsx'),
  route('settings', './web/settings.route.tsx'),
];
