import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const libraryRoutes = [
  route('bookmarks', './web/bookmarks.route.tsx'),
  route('discover', './web/discover.route.tsx'),
  route('health-conditions', './web/health-conditions.route.tsx'),
  route('specialities', './web/specialities.route.tsx'),
];
