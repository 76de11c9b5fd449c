/** A network that swallows everything answers never. */
const PATIENCE_MS = 5_000;

/** Whether the server answers now. That the device has a network says little: there may be nothing behind it. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return answer?.ok === true;
}
