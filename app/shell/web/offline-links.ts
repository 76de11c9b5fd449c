/** Where a plain click leads, if it leaves this page for another of the site. */
function destinationOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.search === location.search ? null : new URL(link.href);
}

/**
 * Without a network a link would end at the browser's own error page, and nothing of what was read would be left: it stays without
 * effect, and `onHeld` says why. Pages that were kept on this device open as ever. Returns how to stop.
 */
export function holdLinks(onHeld: () => void): () => void {
  const hold = (event: MouseEvent) => {
    const destination = destinationOf(event);
    if (destination === null) return;
    event.preventDefault();
    void isKept(destination).then((kept) => (kept ? location.assign(destination) : onHeld()));
  };
  document.addEventListener('click', hold, true);
  return () => document.removeEventListener('click', hold, true);
}

async function isKept({ pathname }: URL): Promise<boolean> {
  // Pages that come over plain http from another machine have no caches.
  return 'caches' in window && (await caches.match(pathname).catch(() => undefined)) !== undefined;
}
