/** Server-rendered pages: everything that is neither the API nor a file. */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageReading } from '../db/database.ts';
import type { Language } from '../i18n/languages.ts';
import { pageOfData } from '../i18n/page-data.ts';
import type { Translations } from '../i18n/translations.ts';
import type { CookieToSet, RequestInfo } from '../operation/context.ts';
import { CallFailure } from '../operation/errors.ts';
import { Failure } from '../operation/failure.ts';
import { failureBody, statusOf } from '../operation/failure-body.ts';
import { JsonText } from '../operation/handler.ts';
import type { Pipeline } from '../operation/pipeline.ts';
import type { SessionSource } from '../session/viewer.ts';
import type { Caller, PageContext, TextSource } from '../web/page-facts.ts';
import type { Pieces } from '../web/part-places.ts';
import { type Attachments, createAttachments } from './attachments.ts';
import { COOKIES } from './cookies.ts';
import { developmentPage, developmentPolicy } from './development-pages.ts';
import { RETRY_AFTER_SECONDS } from './error-answers.ts';
import type { FirstPaint } from './first-paint.ts';
import { answerOf, type KeptPage, keptPage, keyOf, type Rendering } from './kept-pages.ts';
import { languageChoice, languageRedirect } from './language-redirect.ts';
import type { MicroCache } from './micro-cache.ts';
import { asDocument, isFromPageOfAnother } from './next-page.ts';
import { askerOfPage, type PageAsker } from './page-asker.ts';
import { pageHandlers } from './page-handlers.ts';
import type { PageLimits } from './page-limits.ts';
import { plainAddress } from './plain-address.ts';
import type { RateLimits } from './rate-classes.ts';
import { pagePolicy } from './security-headers.ts';
import { cookieLine } from './set-cookies.ts';
import { createSharedMarkup } from './shared-markup.ts';

export interface PageOptions {
  readonly pipeline: Pipeline;
  readonly sessions: SessionSource;
  readonly rateLimits: RateLimits;
  readonly translations: Translations;
  readonly publicUrl: string;
  readonly sourceUrl: string | null;
  /** For the browser's own calls. */
  readonly clientCredential: string;
  readonly secureCookies: boolean;
  readonly defaultLanguage: Language;
  /** Null: every page is rendered for whoever asks. */
  readonly cache: MicroCache<KeptPage> | null;
  /** Null in development, where styles are no files. */
  readonly firstPaint: FirstPaint | null;
  /** The newest build; in development it changes under way. */
  readonly build: () => Promise<ServerBuild>;
  readonly development: boolean;
}

export function mountPages(app: FastifyInstance, options: PageOptions): void {
  const { cache } = options;
  const handlerOf = pageHandlers(options.development);
  const texts = { en: textSource(options.translations, 'en'), id: textSource(options.translations, 'id') };
  const markup = options.development ? null : createSharedMarkup();
  const policyOf = options.development ? developmentPolicy : pagePolicy;

  app.get('/*', async (request, reply) => {
    const redirect = languageRedirect(request, options.defaultLanguage);
    if (redirect !== null) return reply.header('vary', 'cookie, accept-language').redirect(redirect, 302);
    const choice = languageChoice(request.url);
    if (choice !== null) {
      const cookie = cookieLine(app, choice.cookie, options.secureCookies);
      return reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie }).redirect(choice.path, 302);
    }
    const plain = pageOfData(request.url) !== null ? null : plainAddress((await options.build()).routes, request.url);
    if (plain !== null) return reply.redirect(plain, 301);
    const key = cache === null ? null : keyOf(request);
    if (cache === null || key === null) return sendFresh(await render(request), reply);
    return sendKept(await keptOrMade(cache, key, () => render(request)), request, reply);
  });

  async function render(request: FastifyRequest): Promise<Rendering> {
    const nonce = randomBytes(16).toString('base64');
    const asker = await askerOfPage(request, options.sessions, options.rateLimits);
    const { info, limits } = asker;
    const isOfMember = info.viewer !== null;
    const next = isFromPageOfAnother(info) ? pageOfData(request.url) : null;
    if (next !== null) return { status: 204, headers: asDocument(next), cookies: [], body: NOTHING, nonce, isOfMember };
    const build = await options.build();
    let html: Buffer | null = null;
    const cookies: CookieJar = new Map();
    const context = new RouterContextProvider();
    // The key is the object inside the build: importing its source here would make another one.
    const { pageContext } = build.entry.module as unknown as { pageContext: RouterContext<PageContext | null> };
    context.set(
      pageContext,
      pageContextOf(asker, request, nonce, cookies, (pieces) => {
        html = Buffer.concat(asSent(pieces, info, nonce).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
      }),
    );
    const response = await handlerOf(build, request.url)(toWebRequest(request, options.publicUrl), context);
    const body = html ?? Buffer.from(await response.arrayBuffer());
    const set = [...cookies.values()].map((cookie) => cookieLine(app, cookie, options.secureCookies));
    return {
      status: response.status,
      headers: headersOf(response, policyOf(nonce), limits.wait),
      cookies: [...response.headers.getSetCookie(), ...set],
      body,
      nonce,
      isOfMember,
    };
  }

  /** A document as its reader gets it. */
  function asSent(pieces: Pieces, { viewer }: RequestInfo, nonce: string): Pieces {
    if (options.development) return pieces.map((piece) => (typeof piece === 'string' ? developmentPage(piece, nonce) : piece));
    return options.firstPaint?.(pieces, nonce, viewer !== null) ?? pieces;
  }

  function pageContextOf(
    { info, sessionEnded, limits }: PageAsker,
    request: FastifyRequest,
    nonce: string,
    cookies: CookieJar,
    deliver: PageContext['deliver'],
  ): PageContext {
    const theme = request.cookies[COOKIES.theme];
    const attachments = createAttachments();
    return {
      call: inProcessCaller(options, info, { cookies, limits }, attachments),
      language: info.language,
      reader: info.viewer && {
        id: info.viewer.id,
        verified: info.viewer.verified,
        premium: info.viewer.premium,
        rights: info.viewer.rights,
      },
      sessionEnded,
      inApp: info.initiator === 'app',
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      publicUrl: options.publicUrl,
      sourceUrl: options.sourceUrl,
      clientCredential: options.clientCredential,
      nonce,
      texts: texts[info.language],
      markup,
      attach: pageOfData(request.url) === null ? attachments.attach : null,
      attached: attachments.attached,
      deliver,
      report: (error) => request.log.error({ err: error, requestId: request.id }, 'a page failed'),
    };
  }
}

const NOTHING = Buffer.alloc(0);

const textSource = (translations: Translations, language: Language): TextSource => ({
  language,
  read: (namespace) => translations.namespace(language, namespace) ?? {},
});

/** What the operations of one page leave in the browser, by name: several loaders may ask the same. */
type CookieJar = Map<string, CookieToSet>;

/** Of one page. */
interface Kept {
  readonly cookies: CookieJar;
  readonly limits: PageLimits;
}

function inProcessCaller(
  { pipeline, translations }: Pick<PageOptions, 'pipeline' | 'translations'>,
  request: RequestInfo,
  { cookies: jar, limits }: Kept,
  attachments: Attachments,
): Caller {
  const keep = (cookies: readonly CookieToSet[]) => {
    for (const cookie of cookies) jar.set(cookie.name, cookie);
  };
  const reading = pageReading();
  const asked = { ...request, idempotencyKey: null };
  return async (operation, input) => {
    try {
      await limits.take(operation.rate);
      const { response, cookies } = await pipeline.run(operation.name, { request: asked, input, reading });
      keep(cookies);
      if (!(response instanceof JsonText)) return response as never;
      const value = JSON.parse(response.text);
      attachments.readText(value, response.text);
      return value as never;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      keep(error.cookies);
      throw new CallFailure(statusOf(error, operation), failureBody(error, translations, request.language, request.requestId));
    }
  };
}

/** A page that may be kept, or the rendering that may not. */
async function keptOrMade(cache: MicroCache<KeptPage>, key: string, render: () => Promise<Rendering>): Promise<KeptPage | Rendering> {
  let made: Rendering | null = null;
  const page =
    cache.get(key) ??
    (await cache.render(key, async () => {
      made = await render();
      return keptPage(made);
    }));
  // Whoever waited for a rendering that was not kept makes their own.
  return page ?? made ?? render();
}

async function sendKept(page: KeptPage | Rendering, request: FastifyRequest, reply: FastifyReply) {
  if (!('etag' in page)) return sendFresh(page, reply);
  const { status, headers, body } = await answerOf(page, request.headers);
  // What the browser kept names another nonce: a policy sent now would replace its own and stop its scripts.
  if (status === 304) reply.removeHeader('content-security-policy');
  return reply.status(status).headers(headers).send(body);
}

function sendFresh({ status, headers, cookies, body, isOfMember }: Rendering, reply: FastifyReply) {
  reply.headers(headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  // What is of one reader's session is nobody else's, whatever the page says of itself: after signing out, the way back must not show it.
  if (isOfMember || cookies.length > 0) reply.header('cache-control', 'private, no-store');
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  // Bytes have a kind, and nothing, as after a redirect, has none.
  return reply.status(status).send(body.length === 0 ? undefined : body);
}

function headersOf(response: Response, policy: string, wait: number | null): Record<string, string> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  if (headers['content-type']?.startsWith('text/html') === true) headers['content-security-policy'] = policy;
  if (wait !== null || response.status === 503) headers['retry-after'] = String(wait ?? RETRY_AFTER_SECONDS);
  return headers;
}

/** Behind two of them a host would be read, and not every one can be. */
const LEADING_SLASHES = /^[/\\]{2,}/;

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else if (value !== undefined) for (const one of value) headers.append(name, one);
  }
  return new Request(new URL(request.url.replace(LEADING_SLASHES, '/'), publicUrl), { method: request.method, headers });
}
