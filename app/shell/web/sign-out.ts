/** Ends the session and loads a new document, so that nothing of the member stays in memory. */
export async function signOutHere(): Promise<void> {
  const [{ signOut }, { callOverHttp }] = await Promise.all([
    import('#modules/identity/session.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  await callOverHttp(signOut, {});
  // Pages that the clinical tools keep for use without a network carry the member's name.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'forget-tools' });
  window.location.assign(document.documentElement.lang === 'id' ? '/id' : '/');
}
