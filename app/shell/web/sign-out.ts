/** Ends the session and loads a new document, so that nothing of the member stays in memory. */
export async function signOutHere(): Promise<void> {
  const [{ signOut }, { callOverHttp }] = await Promise.all([
    import('#modules/identity/session.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  await callOverHttp(signOut, {});
  window.location.assign(document.documentElement.lang === 'id' ? '/id' : '/');
}
