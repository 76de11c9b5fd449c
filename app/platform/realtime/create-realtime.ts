/** Live messages over Socket.IO. They carry ids and names of what happened, never contents. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server, type Socket } from 'socket.io';
import type { Logger } from '../log/log.ts';
import type { SessionSource, Viewer } from '../session/viewer.ts';
import { type FanOut, type FanOutOptions, openFanOut } from './fan-out.ts';
import { credentialsOf, isOwnPage } from './handshake.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';
import { type FromBrowser, LIVE_PATH, MEMBER, type ToBrowser } from './socket-protocol.ts';

/** Rooms anybody may follow: what they hear of are ids of public things. */
const PUBLIC_ROOM = /^(?:feed|item:[0-9a-hjkmnp-tv-z]{16})$/;

const ROOMS_PER_SOCKET = 50;
const MESSAGE_BYTES = 10_000;
/** A hospital's doctors share one address. */
const CONNECTIONS_PER_MINUTE = 300;
const REQUESTS_PER_SOCKET = { points: 200, duration: 10 };
/** A session also ends by the clock, of which nobody tells. */
const RECHECK_MS = 10 * 60_000;

export interface AttachOptions extends FanOutOptions {
  readonly sessions: SessionSource;
  readonly publicUrl: string;
  /** Whose word on the caller's address is taken, as for requests. */
  readonly trustProxy: boolean | number | string[];
  readonly connectionsPerMinute?: number;
}

export interface RealtimeServer extends Realtime {
  /** For a process without readers of its own, such as the worker: what it tells reaches those of the servers. */
  connect(options: FanOutOptions): Promise<void>;
  /** Lets browsers connect to `httpServer`. */
  attach(httpServer: HttpServer, options: AttachOptions): Promise<void>;
  close(): Promise<void>;
}

type LiveServer = Server<FromBrowser, ToBrowser, Record<string, never>, { viewer: Viewer }>;
type LiveSocket = Socket<FromBrowser, ToBrowser, Record<string, never>, { viewer: Viewer }>;

export function createRealtime({ log }: { log: Logger }): RealtimeServer {
  let io: LiveServer | null = null;
  let fanOut: FanOut | null = null;

  function tell(to: string, room: string, { name, payload }: RealtimeMessage) {
    // Before the start and after the end nobody listens here; readers see what they missed with their next page.
    io?.to(to).emit('told', room, name, payload);
  }

  async function connect(options: FanOutOptions): Promise<LiveServer> {
    fanOut = await openFanOut(options, log);
    io = new Server({
      path: LIVE_PATH,
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: MESSAGE_BYTES,
      connectTimeout: 10_000,
      adapter: fanOut.adapter,
    });
    return io;
  }

  return {
    toMember: (memberId, message) => tell(memberRoom(memberId), MEMBER, message),
    toRoom: (room, message) => tell(room, room, message),
    endSessions(sessionIds) {
      if (sessionIds.length > 0) io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    connect: async (options) => void (await connect(options)),
    async attach(httpServer, options) {
      const server = await connect(options);
      server.use(identify(options.sessions, log));
      server.on('connection', (socket) => welcome(socket, options.sessions));
      server.attach(httpServer, { path: LIVE_PATH, allowRequest: gate(options) });
    },
    async close() {
      // Its own `close` would also close the HTTP server, which is not ours to close.
      if (io !== null) {
        // Cut, not dismissed: browsers that are cut off connect again, to whichever server is there.
        io.engine?.close();
        await io.of('/').adapter.close();
      }
      io = null;
      await fanOut?.close();
      fanOut = null;
    },
  };
}

const memberRoom = (memberId: string) => `member:${memberId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

type AllowRequest = (request: IncomingMessage, decide: (reason: string | null | undefined, allowed: boolean) => void) => void;

function gate({ publicUrl, trustProxy, connectionsPerMinute = CONNECTIONS_PER_MINUTE }: AttachOptions): AllowRequest {
  const connections = new RateLimiterMemory({ points: connectionsPerMinute, duration: 60 });
  const trust = trusts(trustProxy);
  return (request, decide) => {
    if (!isOwnPage(request, publicUrl)) return decide('request.crossSite', false);
    connections.consume(proxyAddr(request, trust)).then(
      () => decide(null, true),
      () => decide('rate.tooMany', false),
    );
  };
}

function trusts(trustProxy: AttachOptions['trustProxy']): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(trustProxy);
}

function identify(sessions: SessionSource, log: Logger) {
  return async (socket: LiveSocket, next: (refusal?: Error) => void) => {
    try {
      const credentials = credentialsOf(socket.handshake.headers, socket.handshake.auth);
      const viewer = await viewerOf(sessions, credentials);
      // Whoever names a token wants to be that member, and is told that the token is dead.
      if (viewer === null && credentials.bearerToken !== null) return next(new Error('access.signIn'));
      socket.data.viewer = viewer;
      next();
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be identified');
      next(new Error('server.unavailable'));
    }
  };
}

const viewerOf = async (sessions: SessionSource, credentials: ReturnType<typeof credentialsOf>): Promise<Viewer> =>
  credentials.cookieToken === null && credentials.bearerToken === null ? null : sessions.resolve(credentials);

async function welcome(socket: LiveSocket, sessions: SessionSource): Promise<void> {
  const { viewer } = socket.data;
  const requests = new RateLimiterMemory(REQUESTS_PER_SOCKET);
  const followed = new Set<string>();
  socket.use((_event, next) => {
    requests.consume(socket.id).then(
      () => next(),
      () => socket.disconnect(true),
    );
  });
  socket.on('follow', async (room, done) => {
    const follows = typeof room === 'string' && PUBLIC_ROOM.test(room) && (followed.has(room) || followed.size < ROOMS_PER_SOCKET);
    if (follows) {
      followed.add(room);
      await socket.join(room);
    }
    if (typeof done === 'function') done(follows);
  });
  socket.on('unfollow', async (room) => {
    if (followed.delete(room)) await socket.leave(room);
  });
  if (viewer === null) return;

  const timer = setInterval(() => void recheck(socket, sessions), RECHECK_MS);
  socket.on('disconnect', () => clearInterval(timer));
  await socket.join([memberRoom(viewer.id), sessionRoom(viewer.sessionId)]);
}

async function recheck(socket: LiveSocket, sessions: SessionSource): Promise<void> {
  const known = socket.data.viewer;
  const credentials = credentialsOf(socket.handshake.headers, socket.handshake.auth);
  // A database that does not answer says nothing about the session.
  const viewer = await viewerOf(sessions, credentials).catch(() => known);
  if (viewer?.sessionId !== known?.sessionId) socket.disconnect(true);
}
