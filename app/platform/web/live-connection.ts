/** One connection per page for live messages, opened when the first listener comes and closed when the last has gone. */
import type { Socket } from 'socket.io-client';

/** In place of a room's name: messages to the signed-in member. */
export const MEMBER_ROOM = 'member';

export interface LiveMessage {
  /** `module.nounVerbed` */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Told to every listener after an interruption: whatever came meanwhile was missed and is to be read again. */
export const RESUMED = 'realtime.resumed';

/** Told to those who listen for the member once the line is there: what happened since the page was made was not heard. */
export const CONNECTED = 'realtime.connected';

export type LiveListener = (message: LiveMessage) => void;

export interface LiveConnection {
  /** Returns how to stop. */
  listen(room: string, listener: LiveListener): () => void;
}

/** Pages come and go while a reader moves on; the connection outlives the gap between two of them. */
const LINGER_MS = 10_000;
/** The library tries again after an interruption, but not when its code could not be loaded or the server said no. */
const RETRY_MS = 30_000;

export function createLiveConnection(open: () => Promise<Socket>, { lingerMs = LINGER_MS, retryMs = RETRY_MS } = {}): LiveConnection {
  const rooms = new Map<string, Set<LiveListener>>();
  let opening: Promise<Socket> | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  function ensureOpen(): Promise<Socket> {
    opening ??= open().then(prepare);
    opening.catch(() => {
      opening = null;
      setTimeout(() => void (rooms.size > 0 && ensureOpen()), retryMs);
    });
    return opening;
  }

  function prepare(socket: Socket): Socket {
    let interrupted = false;
    socket.on('connect', () => {
      for (const room of rooms.keys()) follow(socket, room);
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
    if (rooms.size > 0) socket.connect();
    return socket;
  }

  function tell(room: string, message: LiveMessage) {
    for (const listener of [...(rooms.get(room) ?? [])]) listener(message);
  }

  function leave(room: string) {
    rooms.delete(room);
    void opening?.then(
      (socket) => socket.connected && room !== MEMBER_ROOM && socket.emit('unfollow', room),
      () => undefined,
    );
    if (rooms.size > 0) return;
    lingering = setTimeout(() => {
      void opening?.then(
        (socket) => socket.disconnect(),
        () => undefined,
      );
    }, lingerMs);
  }

  return {
    listen(room, listener) {
      clearTimeout(lingering);
      const known = rooms.get(room);
      const listeners = known ?? new Set();
      listeners.add(listener);
      rooms.set(room, listeners);
      ensureOpen().then(
        (socket) => {
          if (socket.connected && known === undefined && rooms.has(room)) follow(socket, room);
          else if (!socket.active && rooms.size > 0) socket.connect();
        },
        () => undefined,
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(room) === listeners) leave(room);
      };
    },
  };
}

function follow(socket: Socket, room: string) {
  if (room !== MEMBER_ROOM) socket.emit('follow', room, () => undefined);
}
