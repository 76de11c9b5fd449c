/** Signing out from the frame. It is loaded before it is needed: whoever leaves a shared computer has to know whether it worked. */
import { signOut } from '#modules/identity/session.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { leaveDevice } from '#platform/web/leave-device.ts';
import { showToast } from '#ui/toast-queue.ts';

/** A network that swallows everything answers never. */
const PATIENCE_MS = 10_000;

/** `t` has the texts of the shell. */
export async function signOutHere(t: Translate, memberId: string | undefined): Promise<void> {
  try {
    const callOverHttp = await loadCaller();
    await callOverHttp(signOut, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // Another account has signed in meanwhile: the frame says so, and nobody is signed out for it.
    if (error.code === 'access.readerChanged') return;
    const again = { label: t('offline.retry'), onUndo: () => void signOutHere(t, memberId) };
    showToast(t('frame.notSignedOut'), { tone: 'failed', undo: again });
    return;
  }
  await leaveDevice(memberId);
}
