import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { PAGE_COOKIES, readCookie, writeCookie } from '#platform/web/cookies.ts';
import { useReader } from '#platform/web/facts.ts';
import { usePath } from '#platform/web/link.tsx';
import { hasMark, mark } from './tab-marks.ts';
import { isWalled } from './walled-pages.ts';

/** After the page was loaded. */
const DELAY_MS = 300_000;
const POWER_LINK = 'power_link';
const DISMISSED = 'login_wall_dismissed';

export interface LoginWallState {
  readonly shown: boolean;
  /** Go on reading in the browser: the wall stays away from this tab. */
  readonly dismiss: () => void;
}

/** Asks readers who are not signed in to do so, after five minutes and on pages of content. docs/decisions/0016-login-wall.md */
export function useLoginWall(): LoginWallState {
  const signedIn = useReader() !== null;
  const path = usePath();
  const { search } = useLocation();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    // This comes after the first view: whoever was quicker has left the page that they came to, without its scripts even to another document.
    if ([search, searchAtFirst(), searchBefore()].some(isPowerLink)) mark(POWER_LINK);
  }, [search]);

  useEffect(() => {
    if (signedIn) return;
    const timer = setTimeout(
      () => {
        writeCookie(PAGE_COOKIES.loginPopup, 'true');
        setShown(isDue(pathWithoutLanguage(window.location.pathname)));
      },
      Math.max(0, DELAY_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [signedIn]);

  useEffect(() => setShown(!signedIn && isDue(path)), [signedIn, path]);

  const dismiss = () => {
    mark(DISMISSED);
    setShown(false);
  };
  return { shown, dismiss };
}

/** Of the address that the document was loaded from. */
function searchAtFirst(): string {
  const [document] = performance.getEntriesByType('navigation');
  return document === undefined ? '' : new URL(document.name).search;
}

/** Of the page of ours that led here. */
function searchBefore(): string {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer).search : '';
}

function isPowerLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('power') === '1' || query.has('pl');
}

function isDue(path: string): boolean {
  return isWalled(path) && readCookie(PAGE_COOKIES.loginPopup.name) !== null && !hasMark(POWER_LINK) && !hasMark(DISMISSED);
}
