import type { listFollowers, listFollowing } from '#modules/network/network.contract.ts';
import { call } from '#platform/web/page-context.ts';
import { getProfile } from '../profiles.contract.ts';
import type { Route } from './+types/followers.route';
import { profileRefusal, readerId } from './profile-loading.tsx';

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'request'> & { readonly params: { readonly memberId?: string | undefined } };

/** Those on one side of a member, and whose they are: the reader's own when the address names nobody. */
export async function loadFollowList({ context, request, params }: LoaderArgs, side: typeof listFollowers | typeof listFollowing) {
  const memberId = params.memberId ?? readerId(context, request);
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('cursor');
  try {
    const [page, { member }] = await Promise.all([
      ask(side, { memberId, ...(cursor !== null && { cursor }) }),
      ask(getProfile, { memberId }),
    ]);
    return { page, member: { id: member.id, name: member.name } };
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}
