import { redirect } from 'react-router';
import { languageOfPath, pathInLanguage } from '#platform/i18n/languages.ts';
import type { Route } from './+types/services-community.route';

/** The address under which the services list communities. */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirect(pathInLanguage('/community', languageOfPath(new URL(request.url).pathname)), 301);
}
