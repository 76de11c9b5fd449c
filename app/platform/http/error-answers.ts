/** Every failure in one shape, for people as a page; and nothing of the inside in it: no stack, no SQL. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/database.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { COMMON_ERRORS, type CommonErrorCode } from '../operation/errors.ts';
import { Failure } from '../operation/failure.ts';
import { failureBody, statusOf } from '../operation/failure-body.ts';
import { BASES, type Operation } from '../operation/operation.ts';
import { failurePage, isLookedAt } from './failure-page.ts';
import { languageOfCall, languageOfPage } from './request-info.ts';
import { pagePolicy } from './security-headers.ts';
import { setCookies } from './set-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** For whoever comes while there are too many, or no database. */
export const RETRY_AFTER_SECONDS = 2;

const BY_FASTIFY_CODE: Record<string, CommonErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.tooLarge',
  FST_PARTS_LIMIT: 'request.tooLarge',
  FST_FIELDS_LIMIT: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_UNDER_PRESSURE: 'server.overloaded',
};

export interface ErrorOptions {
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  readonly secureCookies: boolean;
}

export function answerErrors(app: FastifyInstance, { translations, defaultLanguage, secureCookies }: ErrorOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error, request);
    setCookies(reply, failure.cookies, secureCookies);
    // Closed under a caller who still sends, the connection would break before they have read why: what comes is let pass until its end,
    // or until a request has taken too long.
    if (failure.code === 'request.tooLarge') reply.removeHeader('connection');
    return answer(request, reply, failure, translations, languageOfCall(request, defaultLanguage));
  });
}

export function answer(request: FastifyRequest, reply: FastifyReply, failure: Failure, translations: Translations, language: Language) {
  const status = statusOf(failure, request.routeOptions.config.operation ?? null);
  const { seconds } = failure.values;
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  else if (failure.code === 'rate.tooMany' && seconds !== undefined) reply.header('retry-after', seconds);
  if (isLookedAt(request)) return show(request, reply.status(status), failure, translations);
  const body = failureBody(failure, translations, language, request.id);
  // The assistant's callers show the message as it is.
  if (status === 401 && request.url.startsWith(`${BASES.ai}/`)) body.message = translations.text(language, 'shell:error.access.ai');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status: false, response: body }));
}

function show(request: FastifyRequest, reply: FastifyReply, failure: Failure, translations: Translations) {
  const language = languageOfPage(request);
  const nonce = randomBytes(16).toString('base64');
  const { message } = failureBody(failure, translations, language, request.id);
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(nonce) })
    .type('text/html; charset=utf-8')
    .send(failurePage(translations, language, { message, url: request.url, requestId: request.id, nonce }));
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known !== undefined) return new Failure(known);
  if (isUnavailable(error)) return new Failure('server.unavailable');
  // Whatever else the HTTP layer refuses is a request we could not read: broken JSON, bad encoding.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure(statusCode === COMMON_ERRORS['request.notFound'] ? 'request.notFound' : 'request.malformed');
  request.log.error({ err: error }, 'a request failed');
  return new Failure('server.unexpected');
}
