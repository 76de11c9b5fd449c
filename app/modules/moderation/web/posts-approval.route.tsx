import { redirect } from 'react-router';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { pageOf } from '#platform/web/page-context.ts';
import type { Route } from './+types/posts-approval.route';

/** The queue has one address on the desk; this one leads there, with its filters. */
export function loader({ request, context }: Route.LoaderArgs): never {
  const { search } = new URL(request.url);
  throw redirect(pathInLanguage('/console/approvals', pageOf(context)?.language ?? 'en') + search);
}

export default function PostsApprovalRoute() {
  return null;
}
