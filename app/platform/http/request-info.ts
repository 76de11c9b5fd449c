import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageOfPath } from '../i18n/languages.ts';
import type { RequestInfo } from '../operation/context.ts';
import { Failure } from '../operation/failure.ts';
import type { SessionSource, Viewer } from '../session/viewer.ts';
import { COOKIES } from './cookies.ts';

/** What can be told before a request is anybody's: by Fastify's object, or by Node's with its cookies read. */
export type Asking = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'cookies'>;

const KEY = /^[\w-]{8,80}$/;

/** What one HTTP request says about its caller. */
export async function requestInfo(request: FastifyRequest, sessions: SessionSource, language: Language): Promise<RequestInfo> {
  return { ...(await baseInfo(request, sessions)), language };
}

async function baseInfo(request: FastifyRequest, sessions: SessionSource): Promise<Omit<RequestInfo, 'language'>> {
  const { headers } = request;
  return {
    requestId: request.id,
    viewer: await viewerOf(request, sessions),
    ip: request.ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? '',
    initiator: fromApp(request) ? 'app' : 'web',
    idempotencyKey: keyOfIntent(headers['idempotency-key']),
    cookies: definedOnly(request.cookies),
    madeFor: typeof headers['x-reader'] === 'string' ? headers['x-reader'] : null,
    // Programs with a token keep no cookies.
    mayHaveWritten: request.cookies[COOKIES.wrote] !== undefined || bearerOf(request) !== null,
  };
}

/** Who sends a key relies on it: one that we would not keep is refused, and not done twice when it comes again. */
function keyOfIntent(key: string | string[] | undefined): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Failure('request.idempotencyKey');
  return key;
}

/** The mobile app says so in its calls, and by a cookie in its pages. */
export const fromApp = ({ headers, cookies }: Pick<Asking, 'headers' | 'cookies'>): boolean =>
  headers.initiator === 'app' || cookies[COOKIES.appVersion] !== undefined;

/** Null for strangers. */
export async function viewerOf(request: FastifyRequest, sessions: SessionSource): Promise<Viewer> {
  const bearerToken = bearerOf(request);
  const cookieToken = request.cookies[COOKIES.session] ?? null;
  if (bearerToken === null && cookieToken === null) return null;
  const viewer = await sessions.resolve({ cookieToken, bearerToken });
  // A caller that names a token wants to be that member: a dead one is told so instead of answered as a stranger.
  if (viewer === null && bearerToken !== null) throw new Failure('access.signIn');
  return viewer;
}

export function bearerOf(request: Pick<Asking, 'headers'>): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') === true ? header.slice(7).trim() : null;
}

/** For calls: the language of the page that calls, by header, else the reader's cookie, else their browser's. */
export function languageOfCall(request: FastifyRequest, fallback: Language): Language {
  const named = request.headers['x-language'];
  if (isLanguage(named)) return named;
  return readerLanguage(request, fallback);
}

/** The reader's own choice: cookie, else the browser's first language that we have. */
export function readerLanguage(request: Pick<Asking, 'headers' | 'cookies'>, fallback: Language): Language {
  const chosen = request.cookies[COOKIES.language];
  if (isLanguage(chosen)) return chosen;
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
    if (tag === 'in') return 'id';
  }
  return fallback;
}

export const languageOfPage = (request: FastifyRequest): Language => languageOfPath(request.url.split('?', 1)[0] ?? '/');

function definedOnly(cookies: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(cookies).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
