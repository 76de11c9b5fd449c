import type { FastifyInstance } from 'fastify';
import type { Subscriber } from '../events/event.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import type { Handler } from './handler.ts';

/** What a domain brings to the server. */
export interface Module {
  readonly name: string;
  /** Modules whose public functions and contracts this one imports; checked against its imports, and acyclic. */
  readonly uses: readonly string[];
  readonly handlers: readonly Handler[];
  readonly subscribers?: readonly Subscriber[];
  readonly jobs?: readonly Job[];
  /** Answers that are not JSON: pictures, feeds, sitemaps. */
  readonly http?: (app: FastifyInstance, services: Services) => void;
}

export const defineModule = (module: Module): Module => module;
