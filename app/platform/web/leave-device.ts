/** After signing out: nothing of the member stays on the device, nor in memory, which a new document empties. */
export async function leaveDevice(memberId: string | undefined): Promise<void> {
  markLeaving();
  // Pages that the clinical tools keep for use without a network carry the member's name. Asked for by its registration: a page that was
  // opened before the worker had come is not under its control.
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  kept?.active?.postMessage({ type: 'forget-tools' });
  // What the member was told of is not for whoever comes next, nor how much of it waits.
  for (const shown of (await kept?.getNotifications().catch(() => [])) ?? []) shown.close();
  await navigator.clearAppBadge?.().catch(() => undefined);
  forgetWriting(memberId);
  tellOtherTabs(memberId);
  await Promise.race([takeNoMorePush(kept), new Promise((resolve) => setTimeout(resolve, MOST_WAITED_MS))]);
  goHome();
}

/** Some browsers ask their push service first: whoever leaves a shared computer is not to wait for it. */
const MOST_WAITED_MS = 1_500;

/** What comes later is not for whoever sits here then. Who asked for it before, and has not signed out, has it again with their session. */
async function takeNoMorePush(kept: ServiceWorkerRegistration | undefined): Promise<void> {
  await (await kept?.pushManager?.getSubscription().catch(() => null))?.unsubscribe().catch(() => false);
}

/** Also of whoever left otherwise than by signing out: nobody meets the page of a colleague, not even without a network. */
export async function forgetToolsOfOthers(memberId: string): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  kept?.active?.postMessage({ type: 'tools-of', reader: memberId });
}

/** As a new document, at an address that says nothing of what was read. */
function goHome(): void {
  markLeaving();
  window.location.assign(document.documentElement.lang === 'id' ? '/id' : '/');
}

function markLeaving(): void {
  document.documentElement.dataset.leaving = '';
}

/** Its reader has signed out in this browser, and this document is about to go. */
export const isLeaving = (): boolean => document.documentElement.dataset.leaving !== undefined;

const LEFT = 'kolegia.left';
const hasTabs = () => 'BroadcastChannel' in globalThis;

function tellOtherTabs(memberId: string | undefined): void {
  if (memberId === undefined || !hasTabs()) return;
  const channel = new BroadcastChannel(LEFT);
  channel.postMessage(memberId);
  channel.close();
}

/**
 * What a member has open in other tabs leaves with them, or a conversation would stand there for whoever comes next. Returns how to stop.
 */
export function followOut(memberId: string): () => void {
  if (!hasTabs()) return () => undefined;
  const channel = new BroadcastChannel(LEFT);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data !== memberId) return;
    forgetWriting(memberId);
    goHome();
  });
  return () => channel.close();
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
