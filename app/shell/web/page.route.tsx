/** Between the frame and every page: what fails in a page is shown inside the frame. */
import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, Outlet, useNavigationType, useRouteError } from 'react-router';
import { useGo, usePath } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { PageFailed } from './page-failed.tsx';

const PageNotFound = onDemand(async () => (await import('./page-not-found.tsx')).PageNotFound);

export default function PageRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useGoToNotFound(missing);
  return <PageBody>{missing ? <PageNotFound /> : <PageFailed error={error} />}</PageBody>;
}

/** Who came here by a link inside the product goes on to /404; a document keeps its address and has answered with 404. */
function useGoToNotFound(missing: boolean) {
  const go = useGo();
  const path = usePath();
  const cameByLink = useNavigationType() !== 'POP';
  const leave = useEffectEvent(() => go('/404', { replace: true }));
  useEffect(() => {
    if (missing && cameByLink && path !== '/404') leave();
  }, [missing, cameByLink, path]);
}
