/** Conversations as one of those who take part sees them. */
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { blockedIds, followsMember, hushOf, isBlocked, ownBlockedIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Conversation, ConversationRow as ConversationView, DisappearAfter, Participant, Partner, Preview } from '../chat.contract.ts';
import {
  begins,
  disappearingRefusal,
  endOfMute,
  isMuted,
  isSilentTowardsStranger,
  mayManage,
  type ParticipantRow,
  requestOf,
  type Seat,
  writeRefusal,
} from './conversation.policy.ts';
import { chatSettingsOf, participantsOf, shareGroup } from './conversation.store.ts';
import { type Blocks, countUnreadIn, type ListedRow } from './conversation-list.store.ts';
import { previewOf } from './message.view.ts';

const partnerOf = ({ id, name, speciality, workplace, verified, photo }: MemberCard): Partner => ({
  id,
  name,
  speciality,
  workplace,
  verified,
  photo,
});

/** Most have neither blocked anybody nor been blocked. */
export async function blocksOf(db: Database, memberId: string): Promise<Blocks> {
  const hiddenIds = await blockedIds(db, memberId);
  return { hiddenIds, foldedIds: hiddenIds.length === 0 ? [] : await ownBlockedIds(db, memberId) };
}

/** `foldedIds`: whom their reader has blocked; in groups they meet all the same. */
export async function conversationRows(
  db: Database,
  rows: readonly ListedRow[],
  foldedIds: readonly string[],
): Promise<ConversationView[]> {
  const ids = rows.flatMap(({ partnerId, last }) => [partnerId, last?.authorId]).filter((id) => typeof id === 'string');
  const members = await membersByIds(db, [...new Set(ids)]);
  const now = Date.now();
  const folded = new Set(foldedIds);
  return rows.map(({ conversation, me, last, partnerId, unread, at }) => {
    const partner = partnerId === null ? undefined : members.get(partnerId);
    return {
      ...summary({ conversation, me, faded: false }, partner, now),
      unread,
      last: foldedPreview(previewOf(last, me, members, now), conversation.kind === 'group' && folded.has(last?.authorId ?? '')),
      at,
    };
  });
}

const foldedPreview = (preview: Preview | null, isFolded: boolean): Preview | null =>
  preview === null || !isFolded || preview.event !== null ? preview : { ...preview, what: 'folded', text: '' };

function summary(seat: Seat, partner: MemberCard | undefined, now: number) {
  const { conversation, me } = seat;
  return {
    id: conversation.id,
    kind: conversation.kind,
    name: me.leftName ?? conversation.name,
    partner: partner === undefined ? null : partnerOf(partner),
    request: requestOf(seat),
    takingPart: me.leftAt === null,
    muted: isMuted(me, now),
  };
}

/** `mayBegin`: staff know who the reader is. */
export async function conversationView(db: Database, seat: Seat, mayBegin: boolean): Promise<Conversation> {
  const { conversation, me } = seat;
  // Those who left are told nothing of what came after, and so not who is there now.
  const rows = me.leftAt === null ? await participantsOf(db, conversation.id) : [];
  const ids = rows.map(({ memberId }) => memberId);
  const members = await membersByIds(db, ids);
  const settings = await chatSettingsOf(db, [...ids, me.memberId]);
  const partnerId = conversation.kind === 'direct' ? partnerIdOf(conversation.pair, me.memberId) : null;
  const partner = partnerId === null ? undefined : (members.get(partnerId) ?? (await membersByIds(db, [partnerId])).get(partnerId));
  const blocked = await isApartFromPartner(db, seat);
  const hasOthers = partner !== undefined || conversation.kind === 'group';
  const mayWrite = hasOthers && writeRefusal(seat, blocked) === null && (mayBegin || !begins(seat));
  const shares = settings(me.memberId).readMarks && !blocked;
  const now = Date.now();
  const foldedIds = conversation.kind === 'group' ? await ownBlockedIds(db, me.memberId) : [];
  return {
    ...summary(seat, partner, now),
    mutedUntil: isMuted(me, now) ? endOfMute(me) : null,
    unread: await countUnreadIn(db, conversation.id, me.memberId, foldedIds),
    disappearAfter: conversation.disappearAfter as DisappearAfter,
    participants: rows.flatMap((row) => participantOf(row, members, seat, shares && settings(row.memberId).readMarks)),
    myRole: me.leftAt === null ? me.role : 'member',
    revision: me.leftAt === null ? conversation.revision : 0,
    readSeq: me.readSeq,
    blockedByMe: blocked && partnerId !== null && (await hushOf(db, me.memberId, partnerId)).blocked,
    foldedIds,
    can: {
      write: mayWrite,
      react: mayWrite && !isSilentTowardsStranger(seat),
      manage: mayManage(seat),
      setDisappearing: disappearingRefusal(seat, blocked) === null,
    },
  };
}

function participantOf(
  row: ParticipantRow,
  members: ReadonlyMap<string, MemberCard>,
  { conversation, me }: Seat,
  shared: boolean,
): Participant[] {
  const member = members.get(row.memberId);
  if (member === undefined) return [];
  // A stranger who waits for a yes does not learn whether they were read.
  const silent = row.memberId !== me.memberId && isSilentTowardsStranger({ conversation, me: row });
  const own = row.memberId === me.memberId;
  return [
    {
      member: partnerOf(member),
      role: row.role,
      delivered: silent ? 0 : row.deliveredSeq,
      read: silent || !(shared || own) ? null : row.readSeq,
    },
  ];
}

/** True between two of whom one has blocked the other. */
export async function isApartFromPartner(db: Database, { conversation, me }: Seat): Promise<boolean> {
  const partnerId = conversation.kind === 'direct' ? partnerIdOf(conversation.pair, me.memberId) : null;
  return partnerId !== null && (await isBlocked(db, me.memberId, partnerId));
}

/** Known enough to be written to without asking: they follow the writer, or share a group with them. */
export const isFamiliar = async (db: Database, writerId: string, memberId: string): Promise<boolean> =>
  (await followsMember(db, memberId, writerId)) || (await shareGroup(db, writerId, memberId));

export const partnerIdOf = (pair: string | null, memberId: string): string | null => pair?.split(' ').find((id) => id !== memberId) ?? null;
