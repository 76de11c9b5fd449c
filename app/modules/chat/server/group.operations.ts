import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { blocksAmong, followersAmong } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { GROUP_SIZE, GROUPS_PER_DAY, groupLeft, messageBroughtBack } from '../chat.contract.ts';
import { UNDO_SECONDS } from '../chat-message.contract.ts';
import { addToGroup, createGroup, removeFromGroup, renameGroup, setGroupRole, takeBackLeaving } from '../group.contract.ts';
import { mayManage, nextAdmin, type ParticipantRow, type Seat } from './conversation.policy.ts';
import {
  acquainted,
  chatSettingsOf,
  groupsToday,
  insertConversation,
  insertParticipants,
  lockGroups,
  participantsOf,
  updateConversation,
  updateParticipant,
} from './conversation.store.ts';
import { happen } from './happening.view.ts';
import { cleanText } from './message.policy.ts';
import { messagesFrom } from './message.store.ts';
import { accessSeat, accessSeatToWrite } from './seat.view.ts';

export const groupHandlers = [
  handle(createGroup, async (context, { name, memberIds }) => {
    const { db, viewer } = context;
    const invited = await reachable(db, viewer.id, memberIds);
    await lockGroups(db, viewer.id);
    if ((await groupsToday(db, viewer.id)) >= GROUPS_PER_DAY) throw new Failure('chat.tooManyGroups');
    const id = newId();
    const { disappearAfter } = (await chatSettingsOf(db, [viewer.id]))(viewer.id);
    const row = { id, kind: 'group', name: nameOf(name), makerId: viewer.id, disappearAfter } as const;
    await insertConversation(db, row);
    await insertParticipants(db, [
      { conversationId: id, memberId: viewer.id, role: 'admin' },
      ...invited.map((memberId) => ({ conversationId: id, memberId })),
    ]);
    await happen(context, { conversation: { ...row } as Seat['conversation'] }, { what: 'created', memberIds: invited, value: row.name });
    return { id };
  }),

  handle(renameGroup, async (context, { id, was, name }) => {
    const { db } = context;
    const seat = await managed(context, id);
    const clean = nameOf(name);
    const { name: current } = seat.conversation;
    if (clean !== current) {
      if (was !== undefined && was !== current) throw new Failure('chat.staleName', { details: { current: { name: current } } });
      await updateConversation(db, id, { name: clean });
      await happen(context, seat, { what: 'renamed', memberIds: [], value: clean });
    }
    return { name: clean };
  }),

  handle(addToGroup, async (context, { id, memberIds }) => {
    const { db, viewer } = context;
    const seat = await managed(context, id);
    const there = await participantsOf(db, id);
    const fresh = memberIds.filter((memberId) => !there.some((one) => one.memberId === memberId));
    if (fresh.length === 0) return { added: 0 };
    const invited = await reachable(db, viewer.id, fresh, there);
    if (there.length + invited.length > GROUP_SIZE) throw new Failure('chat.groupFull');
    // The line that says that they came is the first they see.
    const { seq } = seat.conversation;
    const since = { afterSeq: seq, readSeq: seq, deliveredSeq: seq, joinedAt: new Date() };
    await insertParticipants(
      db,
      invited.map((memberId) => ({ conversationId: id, memberId, role: 'member' as const, ...since })),
    );
    await happen(context, seat, { what: 'added', memberIds: invited, value: null });
    return { added: invited.length };
  }),

  handle(removeFromGroup, async (context, { id, memberId }) => {
    const { db, viewer } = context;
    const seat = memberId === viewer.id ? await takingPart(context, id) : await managed(context, id);
    const there = await participantsOf(db, id);
    const leaving = there.find((one) => one.memberId === memberId);
    if (leaving === undefined) return { left: true };
    const heir = nextAdmin(there.filter((one) => one !== leaving));
    if (heir !== null) await updateParticipant(db, { conversationId: id, memberId: heir }, { role: 'admin' });
    const what = memberId === viewer.id ? 'left' : 'removed';
    // Their own leaving is the last line they see.
    const untilSeq = await happen(context, seat, { what, memberIds: [memberId], value: null });
    // What they were in it they are again where this is taken back.
    await updateParticipant(db, leaving, { leftAt: new Date(), untilSeq, leftName: seat.conversation.name });
    if (heir !== null) await happen(context, seat, { what: 'madeAdmin', memberIds: [heir], value: null });
    await context.emit(groupLeft, { conversationId: id, memberId });
    return { left: true };
  }),

  handle(takeBackLeaving, async (context, { id, memberId }) => {
    const { db, viewer } = context;
    const seat = await accessSeatToWrite(db, id, viewer.id);
    if (seat.conversation.kind !== 'group') throw new Failure('chat.notAGroup');
    const { me: left } = memberId === viewer.id ? seat : await accessSeat(db, id, memberId);
    if (left.leftAt === null || left.untilSeq === null) return { left: false };
    const [line] = await messagesFrom(db, left, left.untilSeq, 1);
    // Whoever was taken out does not come back by themselves, and nobody brings back who left.
    const isOwnAct = line?.authorId === viewer.id && (memberId === viewer.id || mayManage(seat));
    if (!isOwnAct) throw new Failure('chat.notAdmin');
    if (Date.now() - left.leftAt.getTime() > UNDO_SECONDS * 1000) throw new Failure('chat.tooLate');
    if ((await participantsOf(db, id)).length >= GROUP_SIZE) throw new Failure('chat.groupFull');
    await updateParticipant(db, left, { leftAt: null, untilSeq: null, leftName: null });
    await happen(context, seat, { what: 'cameBack', memberIds: [memberId], value: null });
    await context.emit(messageBroughtBack, { conversationId: id });
    return { left: false };
  }),

  handle(setGroupRole, async (context, { id, memberId, role }) => {
    const { db } = context;
    const seat = await managed(context, id);
    const there = await participantsOf(db, id);
    const found = there.find((one) => one.memberId === memberId);
    if (found === undefined) throw new Failure('chat.notFound');
    if (found.role === role) return { role };
    const isLast = role === 'member' && there.filter((one) => one.role === 'admin').length === 1;
    if (isLast) throw new Failure('chat.lastAdmin');
    await updateParticipant(db, found, { role });
    await happen(context, seat, { what: role === 'admin' ? 'madeAdmin' : 'madeMember', memberIds: [memberId], value: null });
    return { role };
  }),
];

type Context = Parameters<typeof happen>[0];

async function takingPart({ db, viewer }: Context, id: string): Promise<Seat> {
  const seat = await accessSeatToWrite(db, id, viewer.id);
  if (seat.conversation.kind !== 'group') throw new Failure('chat.notAGroup');
  if (seat.me.leftAt !== null) throw new Failure('chat.notFound');
  return seat;
}

async function managed(context: Context, id: string): Promise<Seat> {
  const seat = await takingPart(context, id);
  if (!mayManage(seat)) throw new Failure('chat.notAdmin');
  return seat;
}

/**
 * Nobody is drawn into a group by a stranger, nor to a colleague with whom there is a block: neither to who takes part, nor to who is
 * brought in with them and named before. Throws unless all may be added, and does not say which of it it was; each is named once.
 */
async function reachable(
  db: Database,
  viewerId: string,
  wanted: readonly ParticipantRow['memberId'][],
  there: readonly Pick<ParticipantRow, 'memberId'>[] = [],
): Promise<string[]> {
  const ids = [...new Set(wanted)].filter((id) => id !== viewerId);
  const known = await membersByIds(db, ids);
  if (ids.some((id) => !known.has(id))) throw new Failure('chat.memberNotFound');
  const near = await acquainted(db, viewerId, ids);
  const followers = await followersAmong(db, viewerId, ids);
  const company = new Set([viewerId, ...there.map(({ memberId }) => memberId)]);
  const apart = await blocksAmong(db, [...company, ...ids]);
  const refused: string[] = [];
  for (const id of ids) {
    const isKnown = near.has(id) || followers.has(id);
    const isWelcome = isKnown && ![...(apart.get(id) ?? [])].some((other) => company.has(other));
    if (isWelcome) company.add(id);
    else refused.push(id);
  }
  if (refused.length > 0)
    throw new Failure('chat.notReachable', { values: { names: refused.map((id) => known.get(id)?.name).join(', ') } });
  return ids;
}

/** One line, and not of signs alone that nobody sees. */
function nameOf(name: string): string {
  const clean = cleanText(name).replace(/\s+/g, ' ');
  if (clean === '') throw new Failure('request.invalid', { fields: { name: 'chat.validation.name' } });
  return clean;
}
