/** One connection per page for live messages, opened when the first listener comes and closed when the last has gone. */
import type { Socket } from 'socket.io-client';
import { CONNECTED, ENTERED, type LiveConnection, type LiveListener, type LiveMessage, MEMBER_ROOM, RESUMED } from './live-messages.ts';

/** Pages come and go while a reader moves on; the connection outlives the gap between two of them. */
const LINGER_MS = 10_000;
/** The library tries again after an interruption, but not when the server said no. */
const RETRY_MS = 30_000;

export function createLiveConnection(socket: Socket, { lingerMs = LINGER_MS, retryMs = RETRY_MS } = {}): LiveConnection {
  const rooms = new Map<string, Set<LiveListener>>();
  let interrupted = false;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    for (const room of rooms.keys()) follow(room, interrupted);
    if (interrupted) for (const room of rooms.keys()) tell(room, { name: RESUMED, payload: {} });
    else tell(MEMBER_ROOM, { name: CONNECTED, payload: {} });
    interrupted = false;
  });
  socket.on('disconnect', () => {
    interrupted = true;
  });
  socket.on('connect_error', ({ message }) => {
    if (message === 'server.unavailable' || message === 'rate.tooMany')
      setTimeout(() => void (rooms.size > 0 && socket.connect()), retryMs);
  });
  socket.on('told', (room: string, name: string, payload: LiveMessage['payload']) => tell(room, { name, payload }));

  function follow(room: string, again: boolean) {
    if (room === MEMBER_ROOM) return;
    socket.emit('follow', room, (admission: boolean | number) => {
      // After an interruption all is read again anyway.
      if (!again && typeof admission === 'number') tell(room, { name: ENTERED, payload: { count: admission } });
    });
  }

  function tell(room: string, message: LiveMessage) {
    for (const listener of [...(rooms.get(room) ?? [])]) listener(message);
  }

  function leave(room: string) {
    rooms.delete(room);
    if (socket.connected && room !== MEMBER_ROOM) socket.emit('unfollow', room);
    if (rooms.size === 0) lingering = setTimeout(() => socket.disconnect(), lingerMs);
  }

  return {
    listen(room, listener) {
      clearTimeout(lingering);
      const known = rooms.get(room);
      const listeners = known ?? new Set();
      listeners.add(listener);
      rooms.set(room, listeners);
      if (socket.connected && known === undefined) follow(room, false);
      else if (!socket.active) socket.connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(room) === listeners) leave(room);
      };
    },
  };
}
