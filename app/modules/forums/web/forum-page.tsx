/** What the pages of one forum share. */
import { data, type RouterContextProvider } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { call, pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';
import { type ForumView, getForum } from '../forums.contract.ts';

/** For loaders: an address that is none is answered like one where there is nothing. */
export function asNotFound(error: unknown): never {
  if (error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')) throw data(null, { status: 404 });
  throw error;
}

/** The forum, for pages of members: whoever is not signed in is led to the sign-in first. */
export async function forumFor(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  id: string,
): Promise<ForumView> {
  const page = pageOf(context);
  if (page?.reader === null) throw toLogin(request, page.language);
  return call(context)(getForum, { id }).catch(asNotFound);
}
