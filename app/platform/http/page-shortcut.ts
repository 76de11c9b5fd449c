/**
 * A page that is kept is answered before Fastify sees the request: its headers and bytes are ready, and routing, hooks and the
 * reply would cost several times what sending it costs. Whatever is not plainly such a page goes the usual way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newId } from '../db/id.ts';
import type { Language } from '../i18n/languages.ts';
import { answerOf, type KeptAnswer, type KeptPage, keyOf } from './kept-pages.ts';
import { languageRedirect } from './language-redirect.ts';
import type { MicroCache } from './micro-cache.ts';
import type { Asking } from './request-info.ts';

export interface ShortcutOptions {
  readonly cache: MicroCache<KeptPage>;
  readonly defaultLanguage: Language;
  /** What every answer carries. A page has a policy of its own, and an answer without page has none. */
  readonly security: Readonly<Record<string, string>>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const NO_COOKIES = {};

export function answerKeptPagesFirst(app: FastifyInstance, { cache, defaultLanguage, security }: ShortcutOptions): void {
  const { 'content-security-policy': _, ...carried } = security;
  // A page lives for a second, and what is sent with it no longer.
  const lines = new WeakMap<KeptAnswer, readonly string[]>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || closing || hasBody(request) || app.isUnderPressure()) return false;
    const { headers, url = '/' } = request;
    const asking: Asking = {
      method: 'GET',
      url,
      headers,
      cookies: headers.cookie === undefined ? NO_COOKIES : app.parseCookie(headers.cookie),
    };
    const key = keyOf(asking);
    const page = key === null ? null : cache.get(key);
    if (page === null || languageRedirect(asking, defaultLanguage) !== null) return false;
    const ready = answerOf(page, headers);
    if (ready instanceof Promise) return false;
    response.writeHead(ready.status, linesOf(ready).concat('x-request-id', newId()));
    response.end(ready.body);
    return true;
  }

  function linesOf(ready: KeptAnswer): readonly string[] {
    let made = lines.get(ready);
    if (made === undefined) {
      const length = ready.body === undefined ? {} : { 'content-length': String(ready.body.length) };
      made = Object.entries({ ...carried, ...ready.headers, ...length }).flat();
      lines.set(ready, made);
    }
    return made;
  }

  const [usual] = app.server.listeners('request') as Listener[];
  if (usual === undefined) throw new Error('Fastify does not listen for requests');
  app.server.removeListener('request', usual);
  app.server.on('request', (request, response) => {
    if (!answer(request, response)) usual.call(app.server, request, response);
  });
}

const hasBody = ({ headers }: IncomingMessage) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
