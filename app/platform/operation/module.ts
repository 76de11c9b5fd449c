import type { FastifyInstance } from 'fastify';
import type { MessageGate } from '../delivery/message-gate.ts';
import type { Subscriber } from '../events/event.ts';
import type { Job } from '../jobs/job.ts';
import type { RoomGate } from '../realtime/rooms.ts';
import type { Services } from '../services.ts';
import type { SessionSource } from '../session/viewer.ts';
import type { Handler } from './handler.ts';

/** What a domain brings to the server. */
export interface Module {
  readonly name: string;
  /** Modules whose public functions and contracts this one imports; checked against its imports, and acyclic. */
  readonly uses: readonly string[];
  readonly handlers: readonly Handler[];
  readonly subscribers?: readonly Subscriber[];
  readonly jobs?: readonly Job[];
  /** Live rooms by the word their names begin with: `item` for `item:0abc…`. Nobody enters a room no module knows. */
  readonly rooms?: Readonly<Record<string, RoomGate>>;
  /** Whether messages that waited may still leave, by the name they carry: `newsletters.issue`. */
  readonly messageGates?: Readonly<Record<string, MessageGate>>;
  /** Answers that are not JSON: pictures, feeds, sitemaps. Who asks is told by `viewerOf` of platform/http/request-info. */
  readonly http?: (app: FastifyInstance, services: Services, sessions: SessionSource) => void;
  /** Make what would hold up the first who needs it, a piece each. Called once, when a server has been up for a while, with room for others between them. */
  readonly warm?: readonly (() => unknown)[];
}

export const defineModule = (module: Module): Module => module;
