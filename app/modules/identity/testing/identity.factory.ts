import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { TestWorld } from '#platform/testing/test-world.ts';
import { insertSampleMembers } from '../server/identity.public.ts';
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
