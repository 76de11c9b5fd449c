import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';

/** What a reader sees when a page could not be made. */
export function RootError() {
  const t = useTexts('shell');
  const error = useRouteError();
  const requestId = error instanceof CallFailure ? error.body.requestId : null;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <h1>{missing ? t('notFound.title') : t('failed.title')}</h1>
      <p>{missing ? t('notFound.text') : t('failed.text')}</p>
      {requestId !== null && <p>{t('failed.request', { requestId })}</p>}
      <Link to="/">{t('notFound.home')}</Link>
    </main>
  );
}
