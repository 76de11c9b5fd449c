import { useLocation } from 'react-router';
import { loginPath } from './redirects.ts';

/** For `Link`: to the sign-in, and back to this page in its language. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return loginPath(pathname + search);
}
