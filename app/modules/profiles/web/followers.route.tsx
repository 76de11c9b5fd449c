import { listFollowers } from '#modules/network/network.contract.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import type { Route } from './+types/followers.route';
import { FollowList } from './follow-list.tsx';
import { loadFollowList } from './follow-loading.tsx';

export const handle: RouteHandle = { texts: ['profiles', 'network', 'reference'], frame: 'feed' };

export const loader = (args: Route.LoaderArgs) => loadFollowList(args, listFollowers);

export default function FollowersRoute({ loaderData: { page, member } }: Route.ComponentProps) {
  return <FollowList key={member.id} side="followers" member={member} page={page} />;
}
