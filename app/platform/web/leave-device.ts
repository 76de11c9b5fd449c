/** After signing out: nothing of the member stays on the device, nor in memory, which a new document empties. */
export async function leaveDevice(memberId: string | undefined): Promise<void> {
  // Pages that the clinical tools keep for use without a network carry the member's name. Asked for by its registration: a page that was
  // opened before the worker had come is not under its control.
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  kept?.active?.postMessage({ type: 'forget-tools' });
  // What the member was told of is not for whoever comes next, nor how much of it waits.
  for (const shown of (await kept?.getNotifications().catch(() => [])) ?? []) shown.close();
  await navigator.clearAppBadge?.().catch(() => undefined);
  forgetWriting(memberId);
  window.location.assign(document.documentElement.lang === 'id' ? '/id' : '/');
}

/** Whose copy it is stands in its name: see `copyKey`. */
const OWNER = /^kolegia\.[^.]+\.([^.]+)\./;

/**
 * What was written and not sent, and what this browser remembers beside it, goes with whoever leaves by their own will. Colleagues share
 * computers: what others of them keep, whose session only ended, is still theirs.
 */
function forgetWriting(memberId: string | undefined): void {
  try {
    for (const key of Object.keys(localStorage)) if ([undefined, memberId].includes(OWNER.exec(key)?.[1])) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
