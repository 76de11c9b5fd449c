/** Live messages for components. Nothing is loaded before the page is idle, and nothing at all for pages that do not ask. */
import { useEffect, useEffectEvent } from 'react';
import { PAGE_COOKIES, writeCookie } from './cookies.ts';
import { useReader } from './facts.ts';
import { createLiveConnection, type LiveListener, MEMBER_ROOM, RESUMED } from './live-connection.ts';

const live = createLiveConnection(async () => {
  await pageIsIdle();
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/live',
    transports: ['websocket', 'polling'],
    autoConnect: false,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  // Whoever is told will ask, sooner perhaps than a replica of the database knows.
  socket.on('told', () => writeCookie(PAGE_COOKIES.wrote, '1'));
  return socket;
});

/**
 * Calls `handler` when something named `name` happens in a room, such as `item:0abc…`; null listens to nothing. Also after the
 * connection was interrupted, without a payload: read again what the page shows.
 */
export function useLive(room: string | null, name: string, handler: (payload: Readonly<Record<string, unknown>> | null) => void): void {
  useRoom(room, (message) => {
    if (message.name === name) handler(message.payload);
    else if (message.name === RESUMED) handler(null);
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
