/** The mobile app around the page: whether it is there, and how to talk to it. */
import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';
import { usePageFacts } from './facts.ts';

interface BridgedWindow extends Window {
  ReactNativeWebView?: { postMessage(message: string): void };
  Capacitor?: { isNativePlatform?(): boolean };
}

const APP_COOKIE = 'app_version';

/** True when the app's cookie or its bridge is there. */
function isInApp(): boolean {
  const { ReactNativeWebView, Capacitor } = window as BridgedWindow;
  return readCookie(APP_COOKIE) !== null || ReactNativeWebView !== undefined || Capacitor?.isNativePlatform?.() === true;
}

const never = () => () => undefined;

/** The app flag. The server knows the cookie only; a bridge without the cookie shows once the page runs. */
export function useInApp(): boolean {
  const { inApp } = usePageFacts();
  return useSyncExternalStore(
    never,
    () => inApp || isInApp(),
    () => inApp,
  );
}
