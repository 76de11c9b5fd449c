/** A test world that also answers addresses which are no operations: pictures, files, lists for search engines. */
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Services } from '../services.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

export interface ServedWorld {
  readonly world: TestWorld;
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** `serve` is what a module mounts by its `http`. */
export async function openServedWorld(serve: (app: FastifyInstance, services: Services) => void): Promise<ServedWorld> {
  const world = await openTestWorld();
  const app = fastify();
  serve(app, world.runtime.services);
  return {
    world,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    async close() {
      await app.close();
      await world.close();
    },
  };
}
