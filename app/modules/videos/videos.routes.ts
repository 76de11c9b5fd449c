import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const videosRoutes = [
  route('video', './web/video-list.route.tsx', { id: 'video-list' }),
  route('video/new', './web/video-new.route.tsx', { id: 'video-new' }),
  route('video/:videoId', './web/video.route.tsx', { id: 'video' }),
  route('video/:videoId/edit', './web/video-edit.route.tsx', { id: 'video-edit' }),
  route('series', './web/series-list.route.tsx', { id: 'series-list' }),
  route('series/new', './web/series-edit.route.tsx', { id: 'series-new' }),
  route('series/:seriesId', './web/series.route.tsx', { id: 'series' }),
  route('series/:seriesId/edit', './web/series-edit.route.tsx', { id: 'series-edit' }),
];
