/** Live messages for components. Nothing is loaded before the page is idle, and nothing at all for pages that do not ask. */
import { useEffect, useEffectEvent } from 'react';
import { useReader } from './facts.ts';
import { lateConnection } from './late-connection.ts';
import { ENTERED, type LiveListener, type LiveMessage, MEMBER_ROOM, RESUMED } from './live-messages.ts';

const live = lateConnection(async () => {
  await pageIsIdle();
  return (await import('./open-live.ts')).openLive();
});

/**
 * Calls `handler` when something named `name` happens in a room, such as `item:0abc…`; null listens to nothing. Also after the
 * connection was interrupted, without a payload: read again what the page shows. Where the room counts what happens in it,
 * `entered` is told how many there were when this page began to listen: the page itself was made before.
 */
export function useLive(
  room: string | null,
  name: string,
  handler: (payload: LiveMessage['payload'] | null) => void,
  entered?: (count: number) => void,
): void {
  useRoom(room, (message) => {
    if (message.name === name) handler(message.payload);
    else if (message.name === RESUMED) handler(null);
    else if (message.name === ENTERED) entered?.(Number(message.payload.count));
  });
}

/**
 * Calls `handler` with every message to the signed-in reader, with `realtime.connected` once the line is there and with
 * `realtime.resumed` after an interruption.
 */
export function useMemberMessages(handler: LiveListener): void {
  useRoom(useReader() === null ? null : MEMBER_ROOM, handler);
}

function useRoom(room: string | null, handler: LiveListener): void {
  const onMessage = useEffectEvent(handler);
  useEffect(() => {
    if (room === null) return;
    return live.listen(room, (message) => onMessage(message));
  }, [room]);
}

async function pageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
}
