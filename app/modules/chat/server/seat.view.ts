/** The one way to a conversation: through the seat of somebody who takes part in it, or did. */
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { CHAT_CHANGED, CHAT_READ } from '../chat.contract.ts';
import type { ParticipantRow, Seat } from './conversation.policy.ts';
import { findSeat, lockSeat, memberIdsOf } from './conversation.store.ts';

/** Throws `chat.notFound`, also where there is a conversation of others. */
export async function accessSeat(db: Database, id: string, memberId: string): Promise<Seat> {
  return found(await findSeat(db, id, memberId));
}

/** The same before something is written: numbers are given under the lock that comes with it. */
export async function accessSeatToWrite(db: Database, id: string, memberId: string): Promise<Seat> {
  return found(await lockSeat(db, id, memberId));
}

function found(seat: Seat | null): Seat {
  if (seat === null) throw new Failure('chat.notFound');
  return seat;
}

interface Telling {
  readonly db: Database;
  readonly services: Services;
  afterCommit(work: () => void): void;
}

/** Tells everybody who takes part, and those named beside them, that there is something to ask for. No word of it travels along. */
export async function tellChanged(
  { db, services, afterCommit }: Telling,
  conversationId: string,
  revision: number,
  besides: readonly string[] = [],
): Promise<void> {
  const memberIds = [...new Set([...(await memberIdsOf(db, conversationId)), ...besides])];
  afterCommit(() => services.realtime.toMembers(memberIds, { name: CHAT_CHANGED, payload: { conversationId, revision } }));
}

/** Tells the member's own windows that something else waits for them here than before: they count anew. */
export function tellOwnWindows(
  { services, afterCommit }: Pick<Telling, 'services' | 'afterCommit'>,
  { conversationId, memberId, readSeq: read }: Pick<ParticipantRow, 'conversationId' | 'memberId' | 'readSeq'>,
): void {
  afterCommit(() => services.realtime.toMember(memberId, { name: CHAT_READ, payload: { conversationId, read } }));
}
