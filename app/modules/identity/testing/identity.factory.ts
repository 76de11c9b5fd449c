import { newId } from '#platform/db/id.ts';
import { COOKIES } from '#platform/http/cookies.ts';
import type { RequestInfo } from '#platform/operation/context.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { TestWorld } from '#platform/testing/test-world.ts';
import { insertSampleMembers } from '../server/identity.public.ts';
import { DEVICE_COOKIE } from '../server/session-cookies.policy.ts';
import { sendOtp, verifyOtp } from '../sign-in.contract.ts';
import type { StaffRight } from '../verification.contract.ts';

export interface MemberWish {
  /** "First Last" */
  readonly name?: string;
  readonly speciality?: string;
  readonly verified?: boolean;
  readonly rights?: readonly StaffRight[];
  readonly country?: string;
  readonly province?: string;
  readonly city?: string;
  readonly workplace?: string;
  readonly practisingSince?: number;
  readonly email?: string;
  /** E.164; none unless named. */
  readonly phone?: string;
  readonly language?: 'en' | 'id';
  readonly premium?: boolean;
}

/** A stored member, as the viewer to call operations with: `world.as(await aMember(world, { name: 'Ratri Maheswari' }))`. */
export async function aMember(world: TestWorld, wish: MemberWish = {}): Promise<Member> {
  const id = newId();
  const [firstName = 'Sari', ...rest] = (wish.name ?? 'Sari Lestari').split(' ');
  const verified = wish.verified ?? true;
  const specialityId = wish.speciality ?? 'internal-medicine';
  await insertSampleMembers(world.runtime.services.database.db, [
    {
      id,
      firstName,
      lastName: rest.join(' ') || null,
      specialityId,
      verified,
      country: wish.country ?? 'ID',
      province: wish.province ?? 'Jawa Tengah',
      city: wish.city ?? 'Semarang',
      workplace: wish.workplace ?? 'teaching hospital',
      practisingSince: wish.practisingSince ?? 2014,
      email: wish.email ?? `${id}@members.test`,
      phone: wish.phone ?? null,
      rights: wish.rights ?? [],
      language: wish.language ?? 'en',
    },
  ]);
  return { id, sessionId: `session-of-${id}`, verified, premium: wish.premium ?? false, rights: wish.rights ?? [], specialityId };
}

/** Enters by the product's own way: asks for a code, reads it from what was sent, gives it back. */
export async function signIn(world: TestWorld, address: { phone: string } | { email: string }, request: Partial<RequestInfo> = {}) {
  const caller = world.as(null);
  await caller.call(sendOtp, address, { request });
  const answer = await caller.call(verifyOtp, { ...address, code: lastCode(world) }, { request });
  const cookie = (name: string) => caller.cookies.find((one) => one.name === name)?.value ?? '';
  return { answer, cookies: caller.cookies, sessionToken: cookie(COOKIES.session), deviceToken: cookie(DEVICE_COOKIE) };
}

/** The code that was sent last. */
export function lastCode(world: TestWorld): string {
  const code = world.sent.findLast(({ sealed }) => sealed?.code !== undefined)?.sealed?.code;
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** Moves everything that was sent and guessed back in time. */
export async function minutesPass({ runtime }: TestWorld, minutes: number): Promise<void> {
  const { pool } = runtime.database;
  await pool.query(
    'update identity.code set sent_at = sent_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)',
    [minutes],
  );
  await pool.query('update identity.attempt set at = at - make_interval(mins => $1)', [minutes]);
}
