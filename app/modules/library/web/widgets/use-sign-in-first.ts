import { useReader } from '#platform/web/facts.ts';
import { useGo } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';

/**
 * For acts that need a member: `if (!signedIn()) return`. Readers who are not signed in are led to the sign-in and come back
 * to where they were.
 */
export function useSignInFirst(): () => boolean {
  const reader = useReader();
  const go = useGo();
  const loginPath = useLoginPath();
  return () => {
    if (reader === null) go(loginPath);
    return reader !== null;
  };
}
