/** Who asks for a page, and how much they may ask for. */
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '../operation/context.ts';
import type { SessionSource } from '../session/viewer.ts';
import { COOKIES } from './cookies.ts';
import { callerOf, refusedCallerOf } from './network.ts';
import { limitsOfPage, type PageLimits } from './page-limits.ts';
import { countingRefusals, type RateLimits } from './rate-classes.ts';
import { languageOfPage, requestInfo } from './request-info.ts';

export interface PageAsker {
  readonly info: RequestInfo;
  /** The browser brought a session that lives no longer. */
  readonly sessionEnded: boolean;
  readonly limits: PageLimits;
}

/**
 * That a token or a session is dead is found by a look at the database: whoever brings one is counted, whatever the page asks for then.
 * @throws {Failure} `access.signIn`, `rate.tooMany`
 */
export async function askerOfPage(request: FastifyRequest, sessions: SessionSource, rateLimits: RateLimits): Promise<PageAsker> {
  const asking = requestInfo(request, sessions, languageOfPage(request));
  const info = await countingRefusals(asking, rateLimits, 'read', request.ip);
  const sessionEnded = info.viewer === null && request.cookies[COOKIES.session] !== undefined;
  const limits = limitsOfPage(rateLimits, sessionEnded ? refusedCallerOf(request.ip) : callerOf(info));
  if (sessionEnded) await limits.take('read');
  return { info, sessionEnded, limits };
}
