import { useInApp } from '#platform/web/app-bridge.ts';
import { useReader } from '#platform/web/facts.ts';
import { usePath } from '#platform/web/link.tsx';

const HIDDEN = [/^\/login(\/|$)/, /^\/pg-buddy(\/|$)/, /forceUpdate/];

/** Inside the mobile app only, only for members, and not where signing in, studying or updating fills the screen. */
export function useShowsAppBar(): boolean {
  const inApp = useInApp();
  const signedIn = useReader() !== null;
  const path = usePath();
  return inApp && signedIn && !HIDDEN.some((pattern) => pattern.test(path));
}
