import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const searchRoutes = [route('search', './web/search.route.tsx')];
