import { newId } from '#platform/db/id.ts';
import type { Context } from '#platform/operation/context.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import {
  accessItemForReview,
  changeItem,
  type ItemStatus,
  type Registration,
  registerItem,
  setAudienceMembers,
  setItemStatus,
} from '../server/library.public.ts';

type Writing = Pick<Context, 'db' | 'emit'>;

const write = (world: TestWorld, work: (context: Writing) => Promise<void>): Promise<void> =>
  world.runtime.database.transaction((db) => work({ db, emit: (event, payload) => world.runtime.services.emit(db, event, payload) }));

export const joinAudience = (world: TestWorld, audience: string, members: readonly Pick<Member, 'id'>[]): Promise<void> =>
  write(world, (context) =>
    setAudienceMembers(
      context,
      audience,
      members.map(({ id }) => id),
      true,
    ),
  );

export const leaveAudience = (world: TestWorld, audience: string, members: readonly Pick<Member, 'id'>[]): Promise<void> =>
  write(world, (context) =>
    setAudienceMembers(
      context,
      audience,
      members.map(({ id }) => id),
      false,
    ),
  );

export const giveAudience = (world: TestWorld, itemId: string, audience: string | null): Promise<void> =>
  write(world, (context) => changeItem(context, itemId, { audience }));

/** As its author or staff bring an item there; `staff` have the right `approvals`. */
export const bringTo = (world: TestWorld, staff: Member, itemId: string, status: ItemStatus): Promise<void> =>
  write(world, async (context) => setItemStatus(context, await accessItemForReview(context.db, staff, itemId), status));

/** Something of any kind, without what its own module would add. Returns its id. */
export async function anItem(world: TestWorld, author: Caller, wish: Partial<Registration> = {}): Promise<string> {
  const id = newId();
  await write(world, (context) =>
    registerItem(context, {
      id,
      kind: 'case',
      authorId: author.viewer?.id ?? '',
      anonymous: false,
      language: 'en',
      specialities: [],
      title: 'An item',
      summary: 'What it is about',
      card: {},
      respondents: { kind: 'verified', specialities: [] },
      status: 'published',
      ...wish,
    }),
  );
  return id;
}

/** The same, published so many hours ago. */
export async function anItemAgo(world: TestWorld, author: Caller, hours: number, wish: Partial<Registration> = {}): Promise<string> {
  const id = await anItem(world, author, wish);
  await setHoursOld(world, id, hours);
  return id;
}

/** As if it had been published so many hours ago, and nothing had happened in it since. */
export const setHoursOld = (world: TestWorld, id: string, hours: number) =>
  world.runtime.database.pool.query(
    `update library.item set published_at = now() - make_interval(hours => $2), activity_at = now() - make_interval(hours => $2) where id = $1`,
    [id, hours],
  );
