import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { endSession, listSessions, signOut, signOutElsewhere } from '../session.contract.ts';
import { endSessions, forgetDevices, listLiveSessions } from './session.store.ts';
import { DEVICE_COOKIE, deviceHash, endedSessionCookies } from './session-cookies.policy.ts';
import { deviceName } from './user-agent.policy.ts';

export const sessionHandlers = [
  handle(listSessions, async ({ db, viewer }) => {
    const rows = await listLiveSessions(db, viewer.id);
    const data = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName(userAgent ?? ''),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === viewer.sessionId,
    }));
    return { data: [...data.filter(({ current }) => current), ...data.filter(({ current }) => !current)] };
  }),

  handle(signOut, async (context) => {
    forgetCookies(context);
    const { viewer } = context;
    return { ended: viewer === null ? 0 : await endWithPages(context, viewer.id, { only: viewer.sessionId }) };
  }),

  handle(signOutElsewhere, async (context, { scope }) => {
    const { viewer } = context;
    if (scope === 'all') forgetCookies(context);
    await forgetDevices(context.db, viewer.id, scope === 'all' ? null : ownDevice(context));
    return { ended: await endWithPages(context, viewer.id, scope === 'all' ? 'all' : { except: viewer.sessionId }) };
  }),

  handle(endSession, async (context, { id }) => {
    const { viewer } = context;
    const ended = await endWithPages(context, viewer.id, { only: id });
    if (ended === 0) throw new Failure('identity.sessionNotFound');
    if (id === viewer.sessionId) forgetCookies(context);
    // Which device it was on is not known, and it may be that of a thief.
    else await forgetDevices(context.db, viewer.id, ownDevice(context));
    return { ended };
  }),
];

/** Ends sessions, and with them the live connections of their pages. Returns how many. */
export async function endWithPages(
  { db, services, afterCommit }: Context,
  memberId: string,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  const ids = await endSessions(db, memberId, which);
  // Until then a page that connects again at once would still be let in.
  afterCommit(() => services.realtime.endSessions(ids));
  return ids.length;
}

/** Hash of the token by which this browser is known. */
function ownDevice({ cookies }: Context): string | null {
  const token = cookies[DEVICE_COOKIE];
  return token === undefined ? null : deviceHash(token);
}

function forgetCookies(context: Context): void {
  for (const cookie of endedSessionCookies()) context.setCookie(cookie);
}
