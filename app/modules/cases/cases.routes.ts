import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const casesRoutes = [
  route('cases', './web/cases.route.tsx'),
  route('cases/new', './web/compose.route.tsx'),
  route('cases/:caseId', './web/case.route.tsx'),
];
