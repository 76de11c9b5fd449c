/** /console: the first queue that the reader may work on. */
import { redirect } from 'react-router';
import { languageOfPath, pathInLanguage } from '#platform/i18n/languages.ts';
import { pageOf } from '#platform/web/page-context.ts';
import type { Route } from './+types/console-start.route';
import { forStaff, tabsFor } from './console-tabs.tsx';

export async function loader(args: Route.LoaderArgs) {
  await forStaff(args, async () => null);
  const page = pageOf(args.context);
  const [first] = tabsFor(page?.reader?.rights ?? ['verification']);
  throw redirect(pathInLanguage(`/console/${first?.id ?? 'approvals'}`, languageOfPath(new URL(args.request.url).pathname)));
}

export default function ConsoleStartRoute() {
  return null;
}
