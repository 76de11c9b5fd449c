/** Server-rendered pages: everything that is neither the API nor a file. */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language } from '../i18n/languages.ts';
import { pathWithoutLanguage } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import type { RequestInfo } from '../operation/context.ts';
import { CallFailure } from '../operation/errors.ts';
import { Failure } from '../operation/failure.ts';
import { failureBody, statusOf } from '../operation/failure-body.ts';
import { JsonText } from '../operation/handler.ts';
import type { Pipeline } from '../operation/pipeline.ts';
import type { SessionSource } from '../session/viewer.ts';
import type { Caller, PageContext, TextSource } from '../web/page-facts.ts';
import { COOKIES } from './cookies.ts';
import { createMicroCache, encodedBody, encodingFor, etagOf, type MicroCache } from './micro-cache.ts';
import { bearerOf, languageOfPage, readerLanguage, requestInfo } from './request-info.ts';
import { pagePolicy } from './security-headers.ts';

export interface PageOptions {
  readonly pipeline: Pipeline;
  readonly sessions: SessionSource;
  readonly translations: Translations;
  readonly publicUrl: string;
  readonly sourceUrl: string | null;
  /** For the browser's own calls. */
  readonly clientCredential: string;
  readonly defaultLanguage: Language;
  readonly cache: boolean;
  /** The newest build; in development it changes under way. */
  readonly build: () => Promise<ServerBuild>;
  readonly development: boolean;
}

export function mountPages(app: FastifyInstance, options: PageOptions): void {
  const cache = options.cache ? createMicroCache() : null;
  const handlerOf = handlerOfNewest(options.development);
  const texts = { en: textSource(options.translations, 'en'), id: textSource(options.translations, 'id') };

  app.get('/*', async (request, reply) => {
    const redirect = languageRedirect(request, options.defaultLanguage);
    if (redirect !== null) return reply.header('vary', 'cookie, accept-language').redirect(redirect, 302);
    const key = cache === null ? null : cacheKey(request);
    if (cache !== null && key !== null) return sendCached(cache, key, request, reply, () => render(request));
    return sendFresh(await render(request), reply);
  });

  async function render(request: FastifyRequest): Promise<Rendering> {
    const nonce = randomBytes(16).toString('base64');
    const info = await requestInfo(request, options.sessions, languageOfPage(request));
    const build = await options.build();
    let html: Buffer | null = null;
    const context = new RouterContextProvider();
    // The key is the object inside the build: importing its source here would make another one.
    const { pageContext } = build.entry.module as unknown as { pageContext: RouterContext<PageContext | null> };
    context.set(
      pageContext,
      pageContextOf(info, request, nonce, (pieces) => {
        html = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
      }),
    );
    const response = await handlerOf(build)(toWebRequest(request, options.publicUrl), context);
    return {
      status: response.status,
      headers: headersOf(response, nonce),
      cookies: response.headers.getSetCookie(),
      body: html ?? Buffer.from(await response.arrayBuffer()),
      nonce,
    };
  }

  function pageContextOf(info: RequestInfo, request: FastifyRequest, nonce: string, deliver: PageContext['deliver']): PageContext {
    const theme = request.cookies[COOKIES.theme];
    return {
      call: inProcessCaller(options.pipeline, options.translations, info),
      language: info.language,
      reader: info.viewer && {
        id: info.viewer.id,
        verified: info.viewer.verified,
        premium: info.viewer.premium,
        rights: info.viewer.rights,
      },
      inApp: info.initiator === 'app',
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      publicUrl: options.publicUrl,
      sourceUrl: options.sourceUrl,
      clientCredential: options.clientCredential,
      nonce,
      texts: texts[info.language],
      deliver,
      report: (error) => request.log.error({ err: error, requestId: request.id }, 'a page failed'),
    };
  }
}

/** Made once for each build: it reads and ranks all routes. */
function handlerOfNewest(development: boolean) {
  let newest: { build: ServerBuild; handler: RequestHandler } | null = null;
  return (build: ServerBuild): RequestHandler => {
    if (newest?.build !== build) newest = { build, handler: createRequestHandler(build, development ? 'development' : 'production') };
    return newest.handler;
  };
}

const textSource = (translations: Translations, language: Language): TextSource => ({
  language,
  read: (namespace) => translations.namespace(language, namespace) ?? {},
});

function inProcessCaller(pipeline: Pipeline, translations: Translations, request: RequestInfo): Caller {
  return async (operation, input) => {
    try {
      const { response } = await pipeline.run(operation.name, { request: { ...request, idempotencyKey: null }, input });
      return (response instanceof JsonText ? JSON.parse(response.text) : response) as never;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new CallFailure(statusOf(error, operation), failureBody(error, translations, request.language, request.requestId));
    }
  };
}

/**
 * The front page goes to the reader's language; every other address says its own. Indonesian profile addresses are
 * for readers of Indonesian: others go to the plain one.
 */
function languageRedirect(request: FastifyRequest, fallback: Language): string | null {
  const [path = '/', query] = request.url.split('?', 2);
  const rest = query === undefined ? '' : `?${query}`;
  const reader = readerLanguage(request, fallback);
  if (path === '/' && request.cookies[COOKIES.language] === 'id') return `/id${rest}`;
  if (path.startsWith('/id/profile/') && reader !== 'id' && fallback !== 'id') return `${pathWithoutLanguage(path)}${rest}`;
  return null;
}

/** Null when the page may differ from reader to reader. */
function cacheKey(request: FastifyRequest): string | null {
  const { cookies } = request;
  if (cookies[COOKIES.session] !== undefined || bearerOf(request) !== null) return null;
  return `${cookies[COOKIES.theme] ?? ''}|${cookies[COOKIES.appVersion] === undefined ? '' : 'app'}|${request.url}`;
}

interface Rendering {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly nonce: string;
}

async function sendCached(cache: MicroCache, key: string, request: FastifyRequest, reply: FastifyReply, render: () => Promise<Rendering>) {
  let uncached: Rendering | null = null;
  const page =
    cache.get(key) ??
    (await cache.render(key, async () => {
      const rendering = await render();
      uncached = rendering;
      const { status, headers, cookies, body, nonce } = rendering;
      if (status !== 200 || cookies.length > 0) return null;
      return { body, headers, etag: etagOf(body, nonce), encoded: new Map() };
    }));
  // Whoever waited for a rendering that was not kept makes their own.
  if (page === null) return sendFresh(uncached ?? (await render()), reply);
  reply
    .headers(page.headers)
    .header('etag', page.etag)
    .header('vary', 'cookie, accept-encoding')
    .header('cache-control', 'public, max-age=0, must-revalidate');
  if (request.headers['if-none-match'] === page.etag) {
    // What the browser kept names another nonce: a policy sent now would replace its own and stop its scripts.
    return reply.removeHeader('content-security-policy').status(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await encodedBody(page, encoding));
}

function sendFresh({ status, headers, cookies, body }: Rendering, reply: FastifyReply) {
  reply.headers(headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  return reply.status(status).send(body);
}

function headersOf(response: Response, nonce: string): Record<string, string> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  if (headers['content-type']?.startsWith('text/html') === true) headers['content-security-policy'] = pagePolicy(nonce);
  return headers;
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else if (value !== undefined) for (const one of value) headers.append(name, one);
  }
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers });
}
