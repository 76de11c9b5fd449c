import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { newId } from '../db/id.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { Failure } from '../operation/failure.ts';
import type { Module } from '../operation/module.ts';
import type { Services } from '../services.ts';
import { type ApiOptions, mountApi } from './api-routes.ts';
import { answerBrokenRequests, LONGEST_REQUEST_MS, limitSlowRequests } from './broken-requests.ts';
import { mountDocs } from './docs.ts';
import { answer, answerErrors } from './error-answers.ts';
import { createFirstPaint } from './first-paint.ts';
import type { KeptPage } from './kept-pages.ts';
import { redirectAsDocument } from './language-redirect.ts';
import { mountLocales } from './locales.ts';
import { createMicroCache } from './micro-cache.ts';
import { answerKeptPagesFirst } from './page-shortcut.ts';
import { mountPages, type PageOptions } from './pages.ts';
import { limitNamedRoutes } from './rate-classes.ts';
import { languageOfCall } from './request-info.ts';
import { addSecurityHeaders, securityHeaders, workerPolicy } from './security-headers.ts';
import { decodableAddress } from './unknown-address.ts';

const JSON_LIMIT = 1024 * 1024;

/** How scripts that run as a site's worker are named, as they are or compressed. */
const WORKER = /-worker\.js(?:\.(?:br|gz))?$/;

export interface HttpServerOptions {
  readonly api: ApiOptions;
  /** Absent where only the API is wanted: tests of operations, API-only processes. */
  readonly pages?: Pick<PageOptions, 'build' | 'development' | 'sourceUrl'> & {
    clientFolder: string;
    /** Keeps signed-out pages for a second. */
    cache: boolean;
  };
  readonly modules: readonly Module[];
  readonly services: Services;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  readonly trustProxy: boolean | number | string[];
  readonly https: boolean;
  readonly log: FastifyBaseLogger;
  /** From how late timers are on, callers are asked to come back. */
  readonly overloadedAfterMs?: number;
  /** Runs before anything else is mounted: the development server's own middleware. */
  readonly prepare?: (app: FastifyInstance) => Promise<void>;
}

const PART_OF_PAGE = /^\/(?:assets|locales)\//;

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const security = securityHeaders({ https: options.https });
  const broken = { ...options, headers: security };
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: JSON_LIMIT,
    trustProxy: typeof options.trustProxy === 'number' ? hopsFromHere(options.trustProxy) : options.trustProxy,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => decodableAddress(url),
    clientErrorHandler: answerBrokenRequests(broken),
    // Programs that would rather speak HTTP/2 offer it with each request (`upgrade: h2c`), and are answered in this one.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
  });
  // Fastify reads it by itself; nothing of ours is asked in plain text but where a route says so.
  app.removeContentTypeParser('text/plain');
  answerErrors(app, { ...options, secureCookies: options.api.secureCookies });
  addSecurityHeaders(app, security);
  // Before anything that refuses: a refusal is worded in the language that a cookie names.
  await app.register(cookie);
  limitSlowRequests(app, broken);
  redirectAsDocument(app, options.defaultLanguage);
  const { overloadedAfterMs = 2_000 } = options;
  await app.register(underPressure, {
    maxEventLoopDelay: overloadedAfterMs,
    // Where no timer came in the whole time between two looks, it takes the delay for endless: that is true from this on.
    sampleInterval: Math.max(1_000, overloadedAfterMs),
    retryAfter: 2,
    // What a page is made of comes all the same: without one script, which browsers ask for but once, a page that was sent stays dead.
    pressureHandler: ({ method, url }) => {
      if (method !== 'GET' || !PART_OF_PAGE.test(url)) throw new Failure('server.overloaded');
    },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(multipart);
  await options.prepare?.(app);
  limitNamedRoutes(app, options.api.rateLimits);

  mountApi(app, options.api);
  mountDocs(app, options.api.pipeline, options.api.publicUrl);
  mountLocales(app, options.translations, options.pages?.build);
  for (const module of options.modules) module.http?.(app, options.services, options.api.sessions);
  app.get('/healthz', async () => ({ status: true }));
  const nothingHere = async (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, new Failure('request.notFound'), options.translations, languageOfCall(request, options.defaultLanguage));
  app.all('/api/*', nothingHere);
  app.setNotFoundHandler(nothingHere);

  if (options.pages !== undefined) await mountWeb(app, { ...options, pages: options.pages, security });
  return app;
}

/** Trusts the nearest `hops` proxies. */
const hopsFromHere = (hops: number) => (_address: string, hop: number) => hop < hops;

interface WebOptions extends HttpServerOptions {
  readonly pages: NonNullable<HttpServerOptions['pages']>;
  readonly security: Readonly<Record<string, string>>;
}

async function mountWeb(app: FastifyInstance, { pages, security, ...options }: WebOptions) {
  if (!pages.development) {
    await app.register(staticFiles, {
      root: pages.clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (response, file) => {
        const hashed = path.relative(pages.clientFolder, file).startsWith(`assets${path.sep}`);
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        if (WORKER.test(file)) response.header('content-security-policy', workerPolicy);
      },
    });
  }
  const { pipeline, sessions, rateLimits, publicUrl, clientCredential, secureCookies } = options.api;
  const cache = pages.cache ? createMicroCache<KeptPage>() : null;
  if (cache !== null) answerKeptPagesFirst(app, { cache, security, defaultLanguage: options.defaultLanguage });
  mountPages(app, {
    ...pages,
    cache,
    firstPaint: pages.development ? null : createFirstPaint(pages.clientFolder),
    pipeline,
    sessions,
    rateLimits,
    publicUrl,
    clientCredential,
    secureCookies,
    translations: options.translations,
    defaultLanguage: options.defaultLanguage,
  });
}
