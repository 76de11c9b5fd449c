/** Where a member is signed in, and signing out. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';

export const SessionView = z.strictObject({
  id: z.string(),
  /** Coarse: "Chrome, Android"; empty when it cannot be told. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const listSessions = query('identity.listSessions', {
  summary: 'Own live sessions, the current one first, then last used first.',
  http: main.get('/sessions'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(SessionView) }),
  errors: {},
});

const Ended = z.strictObject({ ended: z.int() });

export const signOut = command('identity.signOut', {
  summary: 'Ends the current session.',
  http: main.post('/sign-out'),
  access: 'anyone',
  rate: 'write',
  input: z.strictObject({}),
  output: Ended,
  errors: {},
});

export const signOutElsewhere = command('identity.signOutElsewhere', {
  summary: 'Ends all other sessions of the member, or all of them.',
  http: main.post('/sign-out-elsewhere'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ scope: z.enum(['others', 'all']).default('others') }),
  output: Ended,
  errors: {},
});

export const endSession = command('identity.endSession', {
  summary: 'Ends one of the own sessions.',
  http: main.delete('/sessions/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: Ended,
  errors: { 'identity.sessionNotFound': 404 },
});
