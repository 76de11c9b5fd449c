/**
 * better-auth, which makes users and sessions. Its own pages, codes and limits are not mounted: codes there are kept
 * in plain text, and limits count in one process only.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { COOKIE_SECONDS, COOKIES } from '#platform/http/cookies.ts';
import type { Services } from '#platform/services.ts';
import { account, betterAuthVerification, session, user } from './identity.schema.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The transaction that better-auth is to write in. */
const current = new AsyncLocalStorage<Database>();
const byServices = new WeakMap<Services, Auth>();

/** One per process. */
export function authOf(services: Services): Auth {
  const known = byServices.get(services);
  if (known !== undefined) return known;
  const auth = createAuth(services);
  byServices.set(services, auth);
  return auth;
}

function createAuth(services: Services) {
  return betterAuth({
    baseURL: services.settings.publicUrl,
    secret: services.settings.secret,
    database: drizzleAdapter(databaseInUse(services.database.db), {
      provider: 'pg',
      schema: { user, session, account, verification: betterAuthVerification },
    }),
    user: {
      additionalFields: {
        phoneNumber: { type: 'string', required: false, input: false },
        phoneNumberVerified: { type: 'boolean', required: false, input: false },
      },
    },
    session: { expiresIn: COOKIE_SECONDS.session, updateAge: 24 * 60 * 60 },
    plugins: [bearer({ requireSignature: true })],
    advanced: { cookies: { session_token: { name: COOKIES.session } }, useSecureCookies: false, database: { generateId: () => newId() } },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Stands for the transaction of the running command, or for the pool where there is none. */
function databaseInUse(pool: Database): Database {
  return new Proxy(pool, {
    get(_, key) {
      const db = current.getStore() ?? pool;
      const value: unknown = Reflect.get(db, key);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}

/** Makes a user in the transaction of `db` and returns its id. */
export async function createUser(services: Services, db: Database, address: { kind: 'phone' | 'email'; value: string }): Promise<string> {
  const { internalAdapter } = await authOf(services).$context;
  const byMail = address.kind === 'email';
  const created = await current.run(db, () =>
    internalAdapter.createUser(
      {
        name: '',
        email: byMail ? address.value : `${newId()}@no-address.invalid`,
        emailVerified: byMail,
        phoneNumber: byMail ? null : address.value,
        phoneNumberVerified: !byMail,
      },
      { method: byMail ? 'email-otp' : 'phone-number' },
    ),
  );
  return created.id;
}

/** Begins a session in the transaction of `db`. */
export async function createSession(
  services: Services,
  db: Database,
  userId: string,
  userAgent: string,
): Promise<{ id: string; token: string }> {
  const { internalAdapter } = await authOf(services).$context;
  const { id, token } = await current.run(db, () => internalAdapter.createSession(userId, false, { userAgent, ipAddress: null }));
  return { id, token };
}
