/** Answers to what did not become a request: Node's parser could not make one of it, or it did not come to its end in time. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../db/id.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import type { CommonErrorCode } from '../operation/errors.ts';
import { Failure } from '../operation/failure.ts';
import { failureBody, statusOf } from '../operation/failure-body.ts';
import { sendingMs } from '../operation/slow-line.ts';
import { languageOfCall } from './request-info.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no operation, and takes large things: how large, as far as time is given for it. */
    takesBytes?: number;
  }
}

interface Options {
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Who sends nothing large has a minute for it, on a phone as well; a client that dribbles is cut. */
const REQUEST_MS = 60_000;

const BY_NODE_CODE: Record<string, CommonErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.tooSlow',
};

/** No route, no hook and no language is known of these. */
export function answerBrokenRequests(options: Options) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET') {
      const failure = new Failure(BY_NODE_CODE[error.code ?? ''] ?? 'request.malformed');
      say(socket, failure, options, { language: options.defaultLanguage, requestId: newId() });
    }
    socket.destroy(error);
  };
}

/**
 * Node has one limit for all requests. What takes a file has more time, by how large that may be; everything else is cut by a clock of
 * its own.
 */
export function limitSlowRequests(app: FastifyInstance, options: Options): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] === undefined && (raw.headers['content-length'] ?? '0') === '0') return;
    const clock = setTimeout(() => {
      if (raw.complete) return;
      // Whoever has been answered, and goes on sending, has had the time to read it.
      if (!reply.raw.headersSent) {
        const about = { language: languageOfCall(request, options.defaultLanguage), requestId: request.id };
        say(raw.socket, new Failure('request.tooSlow'), options, about);
      }
      raw.destroy();
    }, limitOf(request)).unref();
    raw.once('close', () => clearTimeout(clock));
  });
}

function limitOf({ routeOptions: { config } }: FastifyRequest): number {
  return REQUEST_MS + sendingMs(config.operation?.upload?.maxBytes ?? config.takesBytes ?? 0);
}

/** Node's own, for the rest: longer than any of ours. Heads are limited apart, to a minute. */
export const LONGEST_REQUEST_MS = 900_000;

function say(socket: Socket, failure: Failure, { translations, headers }: Options, about: { language: Language; requestId: string }) {
  if (!socket.writable) return;
  const status = statusOf(failure, null);
  const body = JSON.stringify({ status: false, response: failureBody(failure, translations, about.language, about.requestId) });
  const head = {
    ...headers,
    'x-request-id': about.requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
