import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

/** `desks`: what other modules have staff do, below /console. */
export const moderationRoutes = (desks: readonly RouteConfigEntry[]) => [
  route('console', './web/console.route.tsx', [
    index('./web/console-start.route.tsx'),
    route('verification', './web/verification-queue.route.tsx'),
    route('approvals', './web/approval-queue.route.tsx'),
    route('reports', './web/report-queue.route.tsx'),
    route('log', './web/audit-log.route.tsx'),
    route('texts', './web/missing-texts.route.tsx'),
    ...desks,
  ]),
  route('moderation-log', './web/moderation-log.route.tsx'),
  route('postsapproval', './web/posts-approval.route.tsx'),
];
