import { useLocation } from 'react-router';
import { loginPath } from './redirects.ts';
import { useOnDevice } from './use-on-device.ts';

/** For `Link`: to the sign-in, and back to this page in its language, also to the place on it that the address names. */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  // No server is told of it.
  const place = useOnDevice(() => hash, '');
  return loginPath(pathname + search + place);
}
