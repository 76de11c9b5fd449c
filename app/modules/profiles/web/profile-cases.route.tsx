/** Where what a member shared was listed while it was cases alone. */
import { movedTo } from '#platform/web/redirects.ts';
import type { Route } from './+types/profile-cases.route';

export function loader({ request, params: { memberId } }: Route.LoaderArgs): never {
  throw movedTo(request, `/profile/${encodeURIComponent(memberId)}/contributions`);
}
