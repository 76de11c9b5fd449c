import { movedTo } from '#platform/web/redirects.ts';
import type { Route } from './+types/services-community.route';

/** The address under which the services list communities. */
export function loader({ request }: Route.LoaderArgs): never {
  throw movedTo(request, '/community');
}
