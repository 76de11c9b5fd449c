import { useLocation } from 'react-router';
import { useReader } from '#platform/web/facts.ts';
import { useGo } from '#platform/web/link.tsx';
import { loginPath } from '#platform/web/redirects.ts';

/**
 * For acts that need a member: `if (!signedIn()) return`. Readers who are not signed in are led to the sign-in and come back
 * to where they were.
 */
export function useSignInFirst(): () => boolean {
  const reader = useReader();
  const go = useGo();
  const { pathname, search, hash } = useLocation();
  return () => {
    if (reader === null) go(loginPath(pathname + search + hash));
    return reader !== null;
  };
}
