import { useInApp } from '#platform/web/app-bridge.ts';
import { useReader } from '#platform/web/facts.ts';
import { usePath } from '#platform/web/link.tsx';

const HIDDEN = /^\/(login|pg-buddy)(\/|$)|forceUpdate/;

/** Inside the mobile app only, only for members, and not where signing in, studying or updating fills the screen. */
export const showsAppBar = (inApp: boolean, signedIn: boolean, path: string): boolean => inApp && signedIn && !HIDDEN.test(path);

export const useShowsAppBar = (): boolean => showsAppBar(useInApp(), useReader() !== null, usePath());
