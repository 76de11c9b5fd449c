/** Where links in mails and push messages lead: what they are about is read then, everywhere. */
import { redirect } from 'react-router';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { call, pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';
import { openNotification } from '../notifications.contract.ts';
import type { Route } from './+types/notification-open.route';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  if (page?.reader === null) throw toLogin(request, page.language);
  const path = await call(context)(openNotification, { id }).then(
    (opened) => opened.path,
    (error: unknown) => {
      // Withdrawn, or somebody else's.
      if (error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')) return '/notifications';
      throw error;
    },
  );
  return redirect(pathInLanguage(path, page?.language ?? 'en'));
}
