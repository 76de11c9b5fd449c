import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

// Named, because the ids that are made from file names would tell where on the server the files lie.
export const casesRoutes = [
  route('cases', './web/cases.route.tsx', { id: 'cases' }),
  route('cases/new', './web/compose.route.tsx', { id: 'compose' }),
  route('cases/:caseId', './web/case.route.tsx', { id: 'case' }),
];
