import { data } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { isNotThere } from '#platform/web/not-there.ts';
import { pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';

type Context = Parameters<typeof pageOf>[0];

/** What a loader throws when a profile could not be read: 404, the way to the sign-in, or the failure itself. */
export function profileRefusal(error: unknown, context: Context, request: Request): unknown {
  if (isNotThere(error)) return data(null, { status: 404 });
  if (error instanceof CallFailure && error.status === 401) return toLogin(request, pageOf(context)?.language ?? 'en');
  return error;
}

/** The reader's id; throws the way to the sign-in when there is none. */
export function readerId(context: Context, request: Request): string {
  const page = pageOf(context);
  if (page?.reader == null) throw toLogin(request, page?.language ?? 'en');
  return page.reader.id;
}
