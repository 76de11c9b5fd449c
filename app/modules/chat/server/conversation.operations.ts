import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { isBlocked } from '#modules/network/server/network.public.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  answerRequest,
  type ChatSettings,
  getChatSettings,
  getConversation,
  getUnreadChats,
  listConversations,
  type Mute,
  muteConversation,
  REQUESTS_PER_DAY,
  saveChatSettings,
  setDisappearing,
  startConversation,
  takeBackDecline,
} from '../chat.contract.ts';
import { disappearingRefusal, endOfMute, FOR_GOOD, isSilentTowardsStranger, isUnbegun, pairOf, requestOf } from './conversation.policy.ts';
import {
  chatSettingsOf,
  findByPair,
  insertConversation,
  insertParticipants,
  nextRevision,
  requestsToday,
  setChatSettings,
  updateConversation,
  updateParticipant,
} from './conversation.store.ts';
import { blocksOf, conversationRows, conversationView, isApartFromPartner, isFamiliar } from './conversation.view.ts';
import { countChats, listConversationRows } from './conversation-list.store.ts';
import { happen } from './happening.view.ts';
import { accessSeat, accessSeatToWrite, tellChanged, tellOwnWindows } from './seat.view.ts';

export const conversationHandlers = [
  handle(listConversations, async ({ db, viewer }, filter) => {
    const blocks = await blocksOf(db, viewer.id);
    const { data, nextCursor } = await listConversationRows(db, viewer.id, filter, blocks);
    return { data: await conversationRows(db, data, blocks.foldedIds), nextCursor };
  }),

  handle(getConversation, async ({ db, viewer }, { id }) => conversationView(db, await accessSeat(db, id, viewer.id), viewer.verified)),

  handle(getUnreadChats, async ({ db, viewer }) => countChats(db, viewer.id, await blocksOf(db, viewer.id))),

  handle(startConversation, async (context, { memberId }) => {
    const { db, viewer } = context;
    if (memberId === viewer.id) throw new Failure('chat.notYourself');
    if (!(await membersByIds(db, [memberId])).has(memberId)) throw new Failure('chat.memberNotFound');
    const pair = pairOf(viewer.id, memberId);
    const known = await findByPair(db, pair);
    // Where nothing was said nobody has begun it: it is begun anew, by this one.
    if (known !== null && !(isUnbegun(known) && known.makerId !== viewer.id)) {
      if (known.requestState === 'declined' && known.makerId !== viewer.id) await changeMind(context, known.id, memberId);
      return { id: known.id };
    }
    if (await isBlocked(db, viewer.id, memberId)) throw new Failure('chat.blocked');
    const isStranger = !(await isFamiliar(db, viewer.id, memberId));
    if (isStranger && (await requestsToday(db, viewer.id)) >= REQUESTS_PER_DAY) throw new Failure('chat.tooManyRequests');
    const { disappearAfter } = (await chatSettingsOf(db, [viewer.id]))(viewer.id);
    const requestState = isStranger ? 'requested' : 'none';
    if (known !== null) {
      // Unless its first word has come meanwhile.
      const { conversation } = await accessSeatToWrite(db, known.id, viewer.id);
      if (isUnbegun(conversation)) await updateConversation(db, known.id, { makerId: viewer.id, requestState, disappearAfter });
      return { id: known.id };
    }
    const id = newId();
    if (!(await insertConversation(db, { id, kind: 'direct', pair, makerId: viewer.id, requestState, disappearAfter }))) {
      // Both began at the same moment, and the other was first.
      const made = await findByPair(db, pair);
      if (made === null) throw new Error(`No conversation of ${pair}`);
      return { id: made.id };
    }
    await insertParticipants(db, [
      { conversationId: id, memberId: viewer.id },
      { conversationId: id, memberId },
    ]);
    return { id };
  }),

  handle(answerRequest, async (context, { id, accept }) => {
    const { db, viewer } = context;
    const seat = await accessSeatToWrite(db, id, viewer.id);
    // Also where the words that asked have just disappeared from the page on which it is given.
    if (seat.conversation.requestState !== 'requested' || !isSilentTowardsStranger(seat)) throw new Failure('chat.noRequest');
    await updateConversation(db, id, { requestState: accept ? 'none' : 'declined' });
    if (accept) await tellChanged(context, id, await nextRevision(db, id));
    else tellOwnWindows(context, seat.me);
    return { accepted: accept };
  }),

  handle(takeBackDecline, async (context, { id }) => {
    const { db, viewer } = context;
    const seat = await accessSeatToWrite(db, id, viewer.id);
    const { conversation, me } = seat;
    if (conversation.requestState !== 'declined' || conversation.makerId === viewer.id) throw new Failure('chat.noRequest');
    const change = { requestState: 'requested' } as const;
    await updateConversation(db, id, change);
    tellOwnWindows(context, me);
    return { request: requestOf({ ...seat, conversation: { ...conversation, ...change } }) };
  }),

  handle(muteConversation, async (context, { id, mute }) => {
    const { db, viewer } = context;
    const { me } = await accessSeat(db, id, viewer.id);
    const change = { mutedUntil: mutedUntil(mute, Date.now()) };
    await updateParticipant(db, me, change);
    tellOwnWindows(context, me);
    return { muted: mute !== 'off', mutedUntil: endOfMute(change) };
  }),

  handle(setDisappearing, async (context, { id, after }) => {
    const { db, viewer } = context;
    const seat = await accessSeatToWrite(db, id, viewer.id);
    const refusal = disappearingRefusal(seat, await isApartFromPartner(db, seat));
    if (refusal !== null) throw new Failure(refusal);
    const { conversation, faded } = seat;
    if (conversation.disappearAfter === after) return { after };
    await updateConversation(db, id, { disappearAfter: after });
    // Before somebody has written, the other of two does not know that there is a conversation.
    if (!isUnbegun(conversation) && !faded) await happen(context, seat, { what: 'disappearing', memberIds: [], value: String(after) });
    return { after };
  }),

  handle(getChatSettings, async ({ db, viewer }) => (await chatSettingsOf(db, [viewer.id]))(viewer.id) as ChatSettings),

  handle(saveChatSettings, async ({ db, viewer }, change) => (await setChatSettings(db, viewer.id, change)) as ChatSettings),
];

/** Whoever said no and opens the conversation after all says yes, unless they may not write either. Whoever asked hears of a yes alone. */
async function changeMind(context: MemberContext, id: string, strangerId: string): Promise<void> {
  const { db, viewer } = context;
  if (await isBlocked(db, viewer.id, strangerId)) return;
  const { conversation } = await accessSeatToWrite(db, id, viewer.id);
  if (conversation.requestState !== 'declined') return;
  await updateConversation(db, id, { requestState: 'none' });
  await tellChanged(context, id, await nextRevision(db, id));
}

const HOUR_MS = 3_600_000;

function mutedUntil(mute: Mute, now: number): Date | null {
  if (mute === 'off') return null;
  return mute === 'always' ? FOR_GOOD : new Date(now + (mute === 'week' ? 168 : 8) * HOUR_MS);
}
