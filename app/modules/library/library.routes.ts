import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const libraryRoutes = [route('bookmarks', './web/bookmarks.route.tsx')];
