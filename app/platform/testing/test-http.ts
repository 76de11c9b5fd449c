/** The HTTP side of a test world, without a socket: requests are injected. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { modules } from '#app/modules.ts';
import { createHttpServer, type HttpServerOptions } from '../http/http-server.ts';
import { createRateLimits } from '../http/rate-classes.ts';
import type { SessionSource } from '../session/viewer.ts';
import type { TestWorld } from './test-world.ts';

export const TEST_CREDENTIAL = 'website:kolegia';

/** What public calls carry. */
export const clientHeaders = { authorization: `Basic ${Buffer.from(TEST_CREDENTIAL).toString('base64')}` };

export async function openTestHttp(
  world: TestWorld,
  sessions: SessionSource,
  options: {
    rateFactor?: number;
    marksWriters?: boolean;
    secureCookies?: boolean;
    overloadedAfterMs?: number;
    pages?: HttpServerOptions['pages'];
  } = {},
): Promise<FastifyInstance> {
  return createHttpServer({
    api: {
      pipeline: world.runtime.pipeline,
      sessions,
      rateLimits: createRateLimits(options.rateFactor ?? 1000),
      publicUrl: world.runtime.services.settings.publicUrl,
      clientCredential: TEST_CREDENTIAL,
      defaultLanguage: 'en',
      secureCookies: options.secureCookies ?? false,
      marksWriters: options.marksWriters ?? false,
    },
    modules,
    services: world.runtime.services,
    translations: world.runtime.translations,
    defaultLanguage: 'en',
    trustProxy: false,
    https: false,
    log: pino({ level: 'silent' }),
    ...(options.pages !== undefined && { pages: options.pages }),
    // A machine that does much else is no overload: a test of that says after how long it is one.
    overloadedAfterMs: options.overloadedAfterMs ?? 60_000,
  });
}
