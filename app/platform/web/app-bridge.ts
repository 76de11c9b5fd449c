/** The mobile app around the page: whether it is there, and how to talk to it. */
import { readCookie } from './cookies.ts';
import { usePageFacts } from './facts.ts';
import { useOnDevice } from './use-on-device.ts';

interface BridgedWindow extends Window {
  ReactNativeWebView?: { postMessage(message: string): void };
  Capacitor?: { isNativePlatform?(): boolean };
}

const APP_COOKIE = 'app_version';

/** True when the app's cookie or its bridge is there. */
export function isInApp(): boolean {
  const { ReactNativeWebView, Capacitor } = window as BridgedWindow;
  return readCookie(APP_COOKIE) !== null || ReactNativeWebView !== undefined || Capacitor?.isNativePlatform?.() === true;
}

/** The app flag. The server knows the cookie only; a bridge without the cookie shows once the page runs. */
export function useInApp(): boolean {
  const { inApp } = usePageFacts();
  return useOnDevice(() => inApp || isInApp(), inApp);
}
