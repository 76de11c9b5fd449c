/** Goes to the address once that is possible. */
export type Follow = (to: URL, go: () => void) => void;

/** Where a plain click leads that the router leaves to the browser. */
function destinationOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const isOnPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isOnPage ? null : new URL(link.href);
}

/**
 * Without a network a new document would be the browser's own error page, and nothing of what was read would be left: links and forms
 * that lead to one are handed over. Returns how to stop.
 */
export function holdDocuments(follow: Follow): () => void {
  let released: HTMLFormElement | null = null;
  const holdLink = (event: MouseEvent) => {
    const destination = destinationOf(event);
    if (destination === null) return;
    event.preventDefault();
    follow(destination, () => location.assign(destination));
  };
  const holdForm = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const { target: form, submitter } = event;
    if (form === released) return;
    event.preventDefault();
    follow(new URL(form.action), () => {
      released = form;
      // With the name of the button that was pressed.
      form.requestSubmit(submitter);
      released = null;
    });
  };
  // At the window: what the page itself does with a click has been done by then.
  window.addEventListener('click', holdLink);
  window.addEventListener('submit', holdForm);
  return () => {
    window.removeEventListener('click', holdLink);
    window.removeEventListener('submit', holdForm);
  };
}

/** Pages that were kept on this device open as ever. */
export async function isKept({ pathname }: { readonly pathname: string }): Promise<boolean> {
  // Pages that come over plain http from another machine have no caches.
  return 'caches' in window && (await caches.match(pathname).catch(() => undefined)) !== undefined;
}
