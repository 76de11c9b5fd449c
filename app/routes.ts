/** Every page of the product. Addresses in Indonesian carry the prefix /id, so each page exists once. */
import path from 'node:path';
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { casesRoutes } from './modules/cases/cases.routes.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { clinicalToolsDesks, clinicalToolsRoutes } from './modules/clinical-tools/clinical-tools.routes.ts';
import { communitiesRoutes } from './modules/communities/communities.routes.ts';
import { forumsRoutes } from './modules/forums/forums.routes.ts';
import { identityRoutes } from './modules/identity/identity.routes.ts';
import { libraryRoutes } from './modules/library/library.routes.ts';
import { moderationRoutes } from './modules/moderation/moderation.routes.ts';
import { networkRoutes } from './modules/network/network.routes.ts';
import { newsDesks, newsRoutes } from './modules/news/news.routes.ts';
import { newslettersRoutes } from './modules/newsletters/newsletters.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { postsRoutes } from './modules/posts/posts.routes.ts';
import { profilesRoutes } from './modules/profiles/profiles.routes.ts';
import { promotionDesks } from './modules/promotion/promotion.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { videosRoutes } from './modules/videos/videos.routes.ts';

export default named([
  route('id?', './shell/web/frame.route.tsx', [
    layout('./shell/web/page.route.tsx', [
      index('./shell/web/home.route.tsx'),
      ...casesRoutes,
      ...chatRoutes,
      ...clinicalToolsRoutes,
      ...communitiesRoutes,
      ...forumsRoutes,
      ...identityRoutes,
      ...libraryRoutes,
      ...newsRoutes,
      ...moderationRoutes([...promotionDesks, ...newsDesks, ...clinicalToolsDesks]),
      ...postsRoutes,
      ...networkRoutes,
      ...profilesRoutes,
      ...newslettersRoutes,
      ...notificationsRoutes,
      ...searchRoutes,
      ...videosRoutes,
      route('liveevents', './shell/web/live-events.route.tsx'),
      route('services', './shell/web/services.route.tsx'),
      route('about', './shell/web/about.route.tsx'),
      route('404', './shell/web/not-found.route.tsx'),
      route('*', './shell/web/not-found.route.tsx', { id: 'unknown-address' }),
    ]),
  ]),
]);

/** Ids stand in what browsers are sent: by themselves, routes of modules would have the folder in them where the server lies. */
function named(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    ...entry,
    id: entry.id ?? path.relative(import.meta.dirname, path.resolve(import.meta.dirname, entry.file)).replace(/\.tsx$/, ''),
    ...(entry.children !== undefined && { children: named(entry.children) }),
  }));
}
