/** After signing out: nothing of the member stays on the device, nor in memory, which a new document empties. */
export async function leaveDevice(): Promise<void> {
  // Pages that the clinical tools keep for use without a network carry the member's name. Asked for by its registration: a page that was
  // opened before the worker had come is not under its control.
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  kept?.active?.postMessage({ type: 'forget-tools' });
  // What the member was told of is not for whoever comes next, nor how much of it waits.
  for (const shown of (await kept?.getNotifications().catch(() => [])) ?? []) shown.close();
  await navigator.clearAppBadge?.().catch(() => undefined);
  window.location.assign(document.documentElement.lang === 'id' ? '/id' : '/');
}
