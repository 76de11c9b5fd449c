/** An address of old that still stands in bookmarks. */
import { movedTo } from '#platform/web/redirects.ts';
import type { Route } from './+types/news-v1.route';

export function loader({ request }: Route.LoaderArgs): never {
  throw movedTo(request, '/news');
}

export default function OldNewsRoute() {
  return null;
}
