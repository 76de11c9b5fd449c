/** One connection per page for live messages, opened when the first listener comes and closed when the last has gone. */
import type { Socket } from 'socket.io-client';
import {
  CONNECTED,
  DISMISSED,
  ENTERED,
  type LiveConnection,
  type LiveListener,
  type LiveMessage,
  MEMBER_ROOM,
  RESUMED,
} from './live-messages.ts';

/** Pages come and go while a reader moves on; the connection outlives the gap between two of them. */
const LINGER_MS = 10_000;
/** The library tries again after an interruption, but not when the server said no. */
const RETRY_MS = 30_000;

export function createLiveConnection(socket: Socket, { lingerMs = LINGER_MS, retryMs = RETRY_MS } = {}): LiveConnection {
  const rooms = new Map<string, Set<LiveListener>>();
  let interrupted = false;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    for (const room of rooms.keys()) {
      const all = (message: LiveMessage) => tell(room, message);
      // After an interruption all is read again anyway.
      enter(room, interrupted ? () => undefined : all);
      if (interrupted) all({ name: RESUMED, payload: {} });
    }
    interrupted = false;
  });
  socket.on('disconnect', (reason) => {
    interrupted = true;
    if (reason === 'io server disconnect') tell(MEMBER_ROOM, { name: DISMISSED, payload: {} });
  });
  socket.on('connect_error', ({ message }) => {
    if (message === 'server.unavailable' || message === 'rate.tooMany')
      setTimeout(() => void (rooms.size > 0 && socket.connect()), retryMs);
  });
  socket.on('told', (room: string, name: string, payload: LiveMessage['payload']) => tell(room, { name, payload }));

  /** `hear` is told from when on what happens there is heard. */
  function enter(room: string, hear: LiveListener) {
    if (room === MEMBER_ROOM) return hear({ name: CONNECTED, payload: {} });
    socket.emit('follow', room, (admission: boolean | number) => {
      if (typeof admission === 'number') hear({ name: ENTERED, payload: { count: admission } });
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
      const listeners = rooms.get(room) ?? new Set();
      listeners.add(listener);
      rooms.set(room, listeners);
      // Also where others listen already: parts of a page come one after the other, and the first has heard what the last has not.
      if (socket.connected) enter(room, (message) => listeners.has(listener) && listener(message));
      else if (!socket.active) socket.connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(room) === listeners) leave(room);
      };
    },
  };
}
