import { COOKIE_SECONDS } from '#platform/http/cookies.ts';
import type { Services } from '#platform/services.ts';
import type { Credentials, SessionSource, Viewer } from '#platform/session/viewer.ts';
import { findLiveSession, type LiveSession, touchSession } from './session.store.ts';
import { openToken } from './session-token.policy.ts';

/**
 * A bearer token alone counts when there is one: requests that carry it pass the check against other sites, so the
 * cookie beside it must not say who is asking.
 */
export async function liveSession(
  { database, settings }: Services,
  { bearerToken, cookieToken }: Credentials,
): Promise<LiveSession | null> {
  const signed = bearerToken ?? cookieToken;
  const token = signed === null ? null : openToken(settings.secret, signed);
  return token === null ? null : findLiveSession(database.db, token);
}

/** Nothing is remembered between requests: whoever is signed out or loses a right is so with the next one. */
export function createSessionSource(services: Services): SessionSource {
  return {
    async resolve(credentials): Promise<Viewer> {
      const found = await liveSession(services, credentials);
      if (found === null) return null;
      if (found.stale) await touchSession(services.database.db, found.sessionId, COOKIE_SECONDS.session);
      const { memberId, sessionId, verified, rights, specialityId } = found;
      return { id: memberId, sessionId, verified, premium: false, rights, specialityId };
    },
  };
}
