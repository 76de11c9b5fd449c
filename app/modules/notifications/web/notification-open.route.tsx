/** Where links in mails and push messages lead: what they are about is read then, everywhere. */
import { redirect } from 'react-router';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { forMember } from '#platform/web/for-member.ts';
import { isNotThere } from '#platform/web/not-there.ts';
import { pageOf } from '#platform/web/page-context.ts';
import { openNotification } from '../notifications.contract.ts';
import type { Route } from './+types/notification-open.route';

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const path = await ask(openNotification, { id: args.params.id }).then(
      (opened) => opened.path,
      (error: unknown) => {
        // Withdrawn, or somebody else's.
        if (isNotThere(error)) return '/notifications';
        throw error;
      },
    );
    return redirect(pathInLanguage(path, pageOf(args.context)?.language ?? 'en'));
  });
