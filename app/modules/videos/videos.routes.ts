import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const videosRoutes = [
  route('video', './web/video-list.route.tsx'),
  route('video/new', './web/video-new.route.tsx'),
  route('video/:videoId', './web/video.route.tsx'),
  route('video/:videoId/edit', './web/video-edit.route.tsx'),
  route('series', './web/series-list.route.tsx'),
  route('series/new', './web/series-edit.route.tsx', { id: 'series-new' }),
  route('series/:seriesId', './web/series.route.tsx'),
  route('series/:seriesId/edit', './web/series-edit.route.tsx', { id: 'series-edit' }),
];
