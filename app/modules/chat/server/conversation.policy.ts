/** Who may do what in a conversation. Pure. */
import type { conversation, participant } from './chat.schema.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type ParticipantRow = typeof participant.$inferSelect;

/** A conversation, and the reader as one who takes part in it or once did. */
export interface Seat {
  readonly conversation: ConversationRow;
  readonly me: ParticipantRow;
  /** It is a request whose only words have disappeared: nobody is asked any more. */
  readonly faded: boolean;
}

/** Nobody has written: whoever does first begins it, and until then it is no request. */
export const isUnbegun = ({ kind, writtenSeq }: Pick<ConversationRow, 'kind' | 'writtenSeq'>): boolean =>
  kind === 'direct' && writtenSeq === 0;

const isRequest = ({ conversation, faded }: Pick<Seat, 'conversation' | 'faded'>): boolean =>
  conversation.requestState !== 'none' && !isUnbegun(conversation) && !faded;

export type WriteRefusal = 'chat.closed' | 'chat.blocked' | 'chat.awaitsAnswer';

/** Why a member may not write; null when they may. `blocked`: one of the two has blocked the other. */
export function writeRefusal(seat: Seat, blocked: boolean): WriteRefusal | null {
  const { conversation, me } = seat;
  if (me.leftAt !== null) return 'chat.closed';
  if (conversation.kind === 'group') return null;
  if (blocked) return 'chat.blocked';
  // Of a no the stranger is not told: to them it is a yes that has not come yet.
  return isRequest(seat) && conversation.makerId === me.memberId ? 'chat.awaitsAnswer' : null;
}

/** As the reader sees it: nobody is told of a no, and the one who gave it is not asked again. */
export function requestOf(seat: Seat): 'none' | 'incoming' | 'outgoing' {
  const { conversation, me } = seat;
  if (!isRequest(seat)) return 'none';
  if (conversation.makerId === me.memberId) return 'outgoing';
  return conversation.requestState === 'requested' ? 'incoming' : 'none';
}

/** What somebody does in a conversation stays unknown to a stranger who still waits for a yes, though what they asked has disappeared. */
export const isSilentTowardsStranger = ({ conversation, me }: Pick<Seat, 'conversation' | 'me'>): boolean =>
  conversation.requestState !== 'none' && !isUnbegun(conversation) && conversation.makerId !== me.memberId;

/** Whoever writes now is the one who begins it, or asks once more. */
export const begins = ({ conversation, me, faded }: Seat): boolean =>
  isUnbegun(conversation) || (faded && conversation.makerId === me.memberId);

/** True when what they were told of is read, once all up to this number is. */
export const readsWhatWasTold = ({ me }: Seat, read: number): boolean => me.toldSeq > me.readSeq && me.toldSeq <= read;

export const mayManage = ({ conversation, me }: Seat): boolean =>
  conversation.kind === 'group' && me.leftAt === null && me.role === 'admin';

export type DisappearingRefusal = WriteRefusal | 'chat.notAdmin' | 'chat.acceptFirst';

/**
 * Why a member may not decide how long messages stay; null when they may: in a group its admins, between two either who may write. A
 * line says it to the other, so it is kept from strangers as words are.
 */
export function disappearingRefusal(seat: Seat, blocked: boolean): DisappearingRefusal | null {
  if (seat.conversation.kind === 'group') return mayManage(seat) ? null : 'chat.notAdmin';
  return writeRefusal(seat, blocked) ?? (isSilentTowardsStranger(seat) ? 'chat.acceptFirst' : null);
}

export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

export const isMuted = ({ mutedUntil }: Pick<ParticipantRow, 'mutedUntil'>, now: number): boolean =>
  mutedUntil !== null && mutedUntil.getTime() > now;

/** Null where it has none. */
export const endOfMute = ({ mutedUntil }: Pick<ParticipantRow, 'mutedUntil'>): string | null =>
  mutedUntil === null || mutedUntil >= FOR_GOOD ? null : mutedUntil.toISOString();

/** Who follows the last admin: whoever has been there longest. */
export function nextAdmin(left: readonly Pick<ParticipantRow, 'memberId' | 'role' | 'joinedAt'>[]): string | null {
  if (left.some(({ role }) => role === 'admin')) return null;
  const [first] = [...left].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.memberId < b.memberId ? -1 : 1));
  return first?.memberId ?? null;
}

/** Both ids in their order: whoever of two begins, it is one conversation. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');
