/** Live messages over Socket.IO. They carry ids and names of what happened, never contents. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server, type Socket } from 'socket.io';
import { networkOf } from '../http/network.ts';
import type { Logger } from '../log/log.ts';
import type { SessionSource, Viewer } from '../session/viewer.ts';
import { type FanOut, type FanOutOptions, openFanOut } from './fan-out.ts';
import { credentialsOf, isOwnPage } from './handshake.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';
import type { Admission, MayFollow } from './rooms.ts';
import { type BetweenServers, type FromBrowser, LIVE_PATH, MEMBER, type ToBrowser } from './socket-protocol.ts';

const ROOMS_PER_SOCKET = 50;
const MESSAGE_BYTES = 10_000;
/** A hospital's doctors share one address. */
const CONNECTIONS_PER_MINUTE = 300;
const REQUESTS_PER_SOCKET = { points: 200, duration: 10 };
/** At once, on one server. Nobody has a hundred windows, and no hospital three thousand doctors at one desk. */
const SOCKETS_PER_MEMBER = 100;
const SOCKETS_PER_ADDRESS = 3_000;
/** A session also ends by the clock, of which nobody tells. */
const RECHECK_MS = 10 * 60_000;

export interface AttachOptions extends FanOutOptions {
  readonly sessions: SessionSource;
  /** Asked whenever a room is entered, and again when what it stands for has changed hands. */
  readonly mayFollow: MayFollow;
  readonly publicUrl: string;
  /** Whose word on the caller's address is taken, as for requests. */
  readonly trustProxy: boolean | number | string[];
  readonly connectionsPerMinute?: number;
  readonly socketsPerMember?: number;
  readonly socketsPerAddress?: number;
}

export interface RealtimeServer extends Realtime {
  /** For a process without readers of its own, such as the worker: what it tells reaches those of the servers. */
  connect(options: FanOutOptions): Promise<void>;
  /** Lets browsers connect to `httpServer`. */
  attach(httpServer: HttpServer, options: AttachOptions): Promise<void>;
  /** Readers of this process go to another one; what it still tells reaches them there. */
  cutOff(): void;
  /** Once nothing more is told: what was is sent first. */
  close(): Promise<void>;
}

interface SocketData {
  viewer: Viewer;
  /** Of its network. */
  address: string;
  /** Rooms the browser asked for. */
  followed: Set<string>;
}
type LiveServer = Server<FromBrowser, ToBrowser, BetweenServers, SocketData>;
type LiveSocket = Socket<FromBrowser, ToBrowser, BetweenServers, SocketData>;

export function createRealtime({ log }: { log: Logger }): RealtimeServer {
  let io: LiveServer | null = null;
  let fanOut: FanOut | null = null;
  /** Null in a process without readers of its own. */
  let mayFollow: MayFollow | null = null;
  const entering: Entering = new Map();

  /** Here and on the other servers: whoever is in one of `rooms` is asked again. */
  function recheck(rooms: readonly string[]) {
    if (io === null || rooms.length === 0) return;
    io.serverSideEmit('recheck', [...rooms]);
    void recheckHere(rooms);
  }

  async function recheckHere(rooms: readonly string[]): Promise<void> {
    const { adapter, sockets } = io?.of('/') ?? {};
    if (adapter === undefined || sockets === undefined || mayFollow === null) return;
    for (const id of new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? []), ...(entering.get(room) ?? [])]))) {
      const socket = sockets.get(id);
      if (socket !== undefined) await recheckRooms(socket, mayFollow);
    }
  }

  function tell(to: string | string[], room: string, { name, payload }: RealtimeMessage) {
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

  /** Cut, not dismissed: browsers that are cut off connect again, to whichever server is there. */
  const cutOff = () => void io?.engine?.close();

  return {
    toMember: (memberId, message) => tell(memberRoom(memberId), MEMBER, message),
    toMembers(memberIds, message) {
      if (memberIds.length > 0) tell(memberIds.map(memberRoom), MEMBER, message);
    },
    toRoom: (room, message) => tell(room, room, message),
    recheckRoom: (room) => recheck([room]),
    recheckMembers: (memberIds) => recheck(memberIds.map(memberRoom)),
    endSessions(sessionIds) {
      if (sessionIds.length > 0) io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    connect: async (options) => void (await connect(options)),
    async attach(httpServer, options) {
      const server = await connect(options);
      server.use(identify(options.sessions, log));
      server.use(limitCrowd(server, options));
      mayFollow = options.mayFollow;
      server.on('recheck', (rooms) => void recheckHere(rooms));
      server.on('connection', (socket) => welcome(socket, entering, options));
      server.attach(httpServer, { path: LIVE_PATH, allowRequest: gate(options) });
    },
    cutOff,
    async close() {
      cutOff();
      await fanOut?.sent();
      // Its own `close` would also close the HTTP server, which is not ours to close.
      await io?.of('/').adapter.close();
      io = null;
      await fanOut?.close();
      fanOut = null;
    },
  };
}

/** Who is at the door of a room: asked for, and not answered yet. What changes meanwhile concerns them as well. */
type Entering = Map<string, Set<string>>;

async function atTheDoor<Answer>(entering: Entering, room: string, socketId: string, ask: () => Promise<Answer>): Promise<Answer> {
  const waiting = entering.get(room) ?? new Set();
  entering.set(room, waiting.add(socketId));
  try {
    return await ask();
  } finally {
    waiting.delete(socketId);
    if (waiting.size === 0) entering.delete(room);
  }
}

const memberRoom = (memberId: string) => `member:${memberId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
/** Nothing is told in it: it counts. */
const addressRoom = (address: string) => `address:${address}`;

type AllowRequest = (request: IncomingMessage, decide: (reason: string | null | undefined, allowed: boolean) => void) => void;

function gate({ publicUrl, trustProxy, connectionsPerMinute = CONNECTIONS_PER_MINUTE }: AttachOptions): AllowRequest {
  const connections = new RateLimiterMemory({ points: connectionsPerMinute, duration: 60 });
  const trust = trusts(trustProxy);
  return (request, decide) => {
    if (!isOwnPage(request, publicUrl)) return decide('request.crossSite', false);
    connections.consume(networkOf(proxyAddr(request, trust))).then(
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
      socket.data.followed = new Set();
      next();
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be identified');
      next(new Error('server.unavailable'));
    }
  };
}

const viewerOf = async (sessions: SessionSource, credentials: ReturnType<typeof credentialsOf>): Promise<Viewer> =>
  credentials.cookieToken === null && credentials.bearerToken === null ? null : sessions.resolve(credentials);

/** Rooms know who is in them: a connection that breaks off is counted no more, whatever broke it. */
function limitCrowd(
  server: LiveServer,
  { trustProxy, socketsPerMember = SOCKETS_PER_MEMBER, socketsPerAddress = SOCKETS_PER_ADDRESS }: AttachOptions,
) {
  const trust = trusts(trustProxy);
  return (socket: LiveSocket, next: (refusal?: Error) => void) => {
    const { rooms } = server.of('/').adapter;
    const { viewer } = socket.data;
    socket.data.address = networkOf(proxyAddr(socket.request, trust));
    const crowded =
      (rooms.get(addressRoom(socket.data.address))?.size ?? 0) >= socketsPerAddress ||
      (viewer !== null && (rooms.get(memberRoom(viewer.id))?.size ?? 0) >= socketsPerMember);
    next(crowded ? new Error('rate.tooMany') : undefined);
  };
}

async function welcome(
  socket: LiveSocket,
  entering: Entering,
  { sessions, mayFollow }: Pick<AttachOptions, 'sessions' | 'mayFollow'>,
): Promise<void> {
  const { viewer, address, followed } = socket.data;
  const requests = new RateLimiterMemory(REQUESTS_PER_SOCKET);
  socket.use((_event, next) => {
    requests.consume(socket.id).then(
      () => next(),
      () => socket.disconnect(true),
    );
  });
  socket.on('follow', async (room, done) => {
    let admission: Admission = typeof room === 'string' && (followed.has(room) || followed.size < ROOMS_PER_SOCKET);
    if (admission) {
      // Noted before it is asked for: whoever leaves it, or is put out of it, meanwhile does not come in after all.
      followed.add(room);
      admission = await atTheDoor(entering, room, socket.id, () => admissionTo(mayFollow, viewer, room));
      if (!followed.has(room)) admission = false;
      if (admission === false) followed.delete(room);
      else await socket.join(room);
    }
    if (typeof done === 'function') done(admission);
  });
  socket.on('unfollow', async (room) => {
    if (followed.delete(room)) await socket.leave(room);
  });
  await socket.join(addressRoom(address));
  if (viewer === null) return;

  const timer = setInterval(() => void recheckSession(socket, sessions), RECHECK_MS);
  socket.on('disconnect', () => clearInterval(timer));
  await socket.join([memberRoom(viewer.id), sessionRoom(viewer.sessionId)]);
  // It may have ended since it was identified, when there was no connection yet to be cut.
  await recheckSession(socket, sessions);
}

/** A room whose gate does not answer stays closed: what is told in it is read by the next page. */
const admissionTo = (mayFollow: MayFollow, viewer: Viewer, room: string): Promise<Admission> => mayFollow(viewer, room).catch(() => false);

async function recheckRooms(socket: LiveSocket, mayFollow: MayFollow): Promise<void> {
  const { viewer, followed } = socket.data;
  for (const room of followed) {
    if ((await admissionTo(mayFollow, viewer, room)) !== false) continue;
    followed.delete(room);
    await socket.leave(room);
  }
}

async function recheckSession(socket: LiveSocket, sessions: SessionSource): Promise<void> {
  const known = socket.data.viewer;
  const credentials = credentialsOf(socket.handshake.headers, socket.handshake.auth);
  // A database that does not answer says nothing about the session.
  const viewer = await viewerOf(sessions, credentials).catch(() => known);
  if (viewer?.sessionId !== known?.sessionId) socket.disconnect(true);
}
