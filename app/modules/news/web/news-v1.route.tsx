/** An address of old that still stands in bookmarks. */
import { redirect } from 'react-router';
import { languageOfPath, pathInLanguage } from '#platform/i18n/languages.ts';
import type { Route } from './+types/news-v1.route';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect(pathInLanguage('/news', languageOfPath(pathname)) + search, 301);
}

export default function OldNews() {
  return null;
}
