/**
 * A session that was ended on another device, or by the clock: what stands open here is not for whoever sits before it now. Loaded anew,
 * the page leads to the sign-in, or is what everybody may read; what was being written stays on the device.
 */
import { verifyToken } from '#modules/identity/sign-in.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { isLeaving } from '#platform/web/leave-device.ts';

/** Whoever signs out in this browser is led home by that, and the line ends before the answer to it has come. */
const MOMENT_MS = 2_000;

export async function leaveIfEnded(readerId: string, afterMs = MOMENT_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  try {
    const callOverHttp = await loadCaller();
    const { memberId } = await callOverHttp(verifyToken, {});
    if (memberId !== readerId && !isLeaving()) window.location.reload();
  } catch (error) {
    // Without an answer nobody knows; the next step in the page will tell.
    if (!(error instanceof CallFailure)) throw error;
  }
}
