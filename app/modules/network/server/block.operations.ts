import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { blockMember, listBlocked, listMuted, MAX_HUSHED, memberBlocked, muteMember } from '../block.contract.ts';
import { countHushed, type Hush, hushedPage, lockHushed, lockPair, setBlock, setMute } from './block.store.ts';
import { assertMember } from './follow.operations.ts';
import { setFollow } from './follow.store.ts';

async function assertMayHush(db: Database, memberId: string, otherId: string): Promise<void> {
  if (memberId === otherId) throw new Failure('network.notYourselfHushed');
  await assertMember(db, otherId);
}

/** Somebody was added to a list that is locked. */
async function assertRoom(db: Database, memberId: string, kind: Hush): Promise<void> {
  if ((await countHushed(db, memberId, kind)) > MAX_HUSHED) throw new Failure('network.tooManyHushed');
}

async function hushedCards(db: Database, memberId: string, kind: Hush, page: { cursor?: string | undefined; limit: number }) {
  const { data, nextCursor } = await hushedPage(db, memberId, kind, page);
  const members = await membersByIds(db, data);
  return { data: data.flatMap((id) => members.get(id) ?? []), nextCursor };
}

export const blockHandlers = [
  handle(blockMember, async ({ db, viewer, emit }, { memberId, blocked }) => {
    await assertMayHush(db, viewer.id, memberId);
    await lockHushed(db, viewer.id);
    await lockPair(db, viewer.id, memberId);
    if ((await setBlock(db, viewer.id, memberId, blocked)) && blocked) {
      await assertRoom(db, viewer.id, 'block');
      await setFollow(db, viewer.id, memberId, false);
      await setFollow(db, memberId, viewer.id, false);
      await emit(memberBlocked, { memberId: viewer.id, blockedId: memberId });
    }
    return { blocked };
  }),

  handle(muteMember, async ({ db, viewer }, { memberId, muted }) => {
    await assertMayHush(db, viewer.id, memberId);
    await lockHushed(db, viewer.id);
    if ((await setMute(db, viewer.id, memberId, muted)) && muted) await assertRoom(db, viewer.id, 'mute');
    return { muted };
  }),

  handle(listBlocked, ({ db, viewer }, page) => hushedCards(db, viewer.id, 'block', page)),
  handle(listMuted, ({ db, viewer }, page) => hushedCards(db, viewer.id, 'mute', page)),
];
