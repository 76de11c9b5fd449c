import { listFollowers } from '#modules/network/network.contract.ts';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getProfile } from '../profiles.contract.ts';
import type { Route } from './+types/followers.route';
import { FollowList } from './follow-list.tsx';
import { profileRefusal, readerId } from './profile-loading.tsx';

export const handle: RouteHandle = { texts: ['profiles', 'network', 'reference'], frame: 'feed' };

/** The reader's own list when the address names nobody. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const memberId = params.memberId ?? readerId(context, request);
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('cursor');
  try {
    const [page, { member }] = await Promise.all([
      ask(listFollowers, { memberId, ...(cursor !== null && { cursor }) }),
      ask(getProfile, { memberId }),
    ]);
    return { page, member: { id: member.id, name: member.name } };
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function FollowersRoute({ loaderData: { page, member } }: Route.ComponentProps) {
  return <FollowList key={member.id} side="followers" member={member} page={page} />;
}
