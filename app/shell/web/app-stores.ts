/** Where the mobile app is offered. */

const APPLE = 'https://apps.apple.com/app/kolegia/id6740000000';
const GOOGLE_PACKAGE = 'com.kolegia.app';

/** The page and the moment at which its reader left for the app, so that the app can open the same page. */
export const pageWithTime = (address: string, now: number): string => {
  const url = new URL(address);
  url.searchParams.set('timestamp', String(now));
  return url.href;
};

/** Play hands the referrer to the app after the installation. */
export function googlePlayAddress(page: string, now: number): string {
  const url = new URL('https://play.google.com/store/apps/details');
  url.searchParams.set('id', GOOGLE_PACKAGE);
  url.searchParams.set('referrer', new URLSearchParams({ page, timestamp: String(now) }).toString());
  return url.href;
}

/** The App Store hands nothing over: the page travels on the clipboard. */
export const appStoreAddress = APPLE;
