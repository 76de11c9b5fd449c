import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const newslettersRoutes = [
  route('newsletters', './web/newsletters.route.tsx'),
  route('newsletters/new', './web/newsletter-new.route.tsx'),
  route('newsletters/issues/:issueId', './web/issue.route.tsx'),
  route('newsletters/unsubscribe/:token', './web/unsubscribe.route.tsx'),
  route('newsletters/:slug', './web/newsletter.route.tsx'),
  route('newsletters/:slug/settings', './web/newsletter-settings.route.tsx'),
  route('newsletters/:slug/write/:issueId?', './web/issue-write.route.tsx'),
];
