import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '#platform/web/page-body.tsx';

/**
 * A browser tells that a new document has come; a page that changes in place must say so itself. The title is read out
 * and the next Tab starts in the new page.
 */
export function NavigationNotice() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (hash === '') document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
