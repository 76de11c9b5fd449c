import { claimFile, claimImage } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { ParsedInputOf } from '#platform/operation/operation.ts';
import { messageBroughtBack, messageRequested, messagesGone, REQUESTS_PER_DAY, toldMessagesRead } from '../chat.contract.ts';
import {
  CHANGES_PAGE,
  deleteMessage,
  editMessage,
  listChanges,
  listMessages,
  MESSAGES_PAGE,
  type Message,
  reactToMessage,
  sendMessage,
} from '../chat-message.contract.ts';
import { begins, isSilentTowardsStranger, readsWhatWasTold, type Seat, writeRefusal } from './conversation.policy.ts';
import {
  lockRequests,
  moveMarks,
  nextMessage,
  nextRevision,
  requestsToday,
  updateConversation,
  updateParticipant,
} from './conversation.store.ts';
import { isApartFromPartner, isFamiliar, partnerIdOf } from './conversation.view.ts';
import { cleanText, isGoneFor, isInView, type MessageRow, mayDelete, mayEdit, mayRestore, writtenAt } from './message.policy.ts';
import {
  findByClientId,
  findMessage,
  hasArrived,
  insertMessage,
  isFlooding,
  lockMessage,
  messagesBefore,
  messagesByIds,
  messagesFrom,
  messagesSince,
  setReaction,
  updateMessage,
} from './message.store.ts';
import { messageViews } from './message.view.ts';
import { accessSeat, accessSeatToWrite, tellChanged } from './seat.view.ts';

export const messageHandlers = [
  handle(listMessages, async ({ db, viewer }, { id, before, from }) => {
    const { conversation, me } = await accessSeat(db, id, viewer.id);
    const forwards = from !== undefined;
    const rows = forwards
      ? await messagesFrom(db, me, from, MESSAGES_PAGE + 1)
      : await messagesBefore(db, me, before ?? null, MESSAGES_PAGE + 1);
    const more = rows.length > MESSAGES_PAGE;
    const shown = forwards ? rows.slice(0, MESSAGES_PAGE) : rows.slice(-MESSAGES_PAGE);
    return {
      data: await messageViews(db, me, shown),
      older: forwards ? (await messagesBefore(db, me, from, 1)).length > 0 : more,
      newer: forwards ? more : before !== undefined,
      revision: me.leftAt === null ? conversation.revision : 0,
      now: new Date().toISOString(),
    };
  }),

  handle(listChanges, async ({ db, viewer }, { id, since }) => {
    // The number first: what is committed after it was read has a greater one, and is asked for again.
    const { conversation, me } = await accessSeat(db, id, viewer.id);
    if (me.leftAt !== null) return { data: [], revision: since, more: false, now: new Date().toISOString() };
    const rows = await messagesSince(db, me, since, CHANGES_PAGE + 1);
    const more = rows.length > CHANGES_PAGE;
    const shown = rows.slice(0, CHANGES_PAGE);
    const last = shown.at(-1)?.revision ?? 0;
    return {
      data: await messageViews(db, me, shown),
      revision: more ? last : Math.max(conversation.revision, last),
      more,
      now: new Date().toISOString(),
    };
  }),

  handle(sendMessage, async (context, input) => {
    const { db, viewer } = context;
    const seat = await accessSeatToWrite(db, input.id, viewer.id);
    const earlier = await repeated(db, seat, input.clientId);
    if (earlier !== null) return earlier;
    const words = await wordsOf(context, seat, input);
    await assertMayWrite(db, seat);
    const begun = await beginning(context, seat);
    const { seq, revision } = await nextMessage(db, input.id, true);
    const { disappearAfter } = seat.conversation;
    const now = new Date();
    const id = newId();
    const expiresAt = disappearAfter === 0 ? null : new Date(now.getTime() + disappearAfter * 1000);
    const row = {
      id,
      conversationId: input.id,
      seq,
      revision,
      authorId: viewer.id,
      clientId: input.clientId,
      at: now,
      writtenAt: writtenAt(now, input.waitedSeconds),
      expiresAt,
      ...words,
    };
    await insertMessage(db, row);
    // Whoever answers has read what stands above; what waited on a device was written before it came.
    const read = input.waitedSeconds === 0 ? seq : 0;
    await moveMarks(db, input.id, viewer.id, { delivered: seq, read });
    if (readsWhatWasTold(seat, read)) await context.emit(toldMessagesRead, { conversationId: input.id, memberId: viewer.id });
    await answerOrAsk(context, begun, seq);
    await tellChanged(context, input.id, revision);
    return viewOf(db, seat, id);
  }),

  handle(editMessage, async (context, { id, was, text }) => {
    const { db, viewer } = context;
    const { seat, row } = await accessMessage(context, id);
    if (row.deletedAt !== null) throw new Failure('chat.messageNotFound');
    if (!mayEdit(row, viewer.id, Date.now())) throw new Failure('chat.tooLate');
    // New words are words, whatever message they stand in.
    if (await isApartFromPartner(db, seat)) throw new Failure('chat.blocked');
    const clean = cleanText(text);
    if (clean === '' && row.image === null && row.file === null) throw blank();
    if (clean === row.text) return viewOf(db, seat, id);
    if (was !== undefined && was !== row.text) throw new Failure('chat.staleEdit', { details: { current: { text: row.text } } });
    return changed(context, seat, id, { text: clean, editedAt: new Date() });
  }),

  handle(deleteMessage, async (context, { id, deleted }) => {
    const { db, viewer } = context;
    const { seat, row } = await accessMessage(context, id);
    if ((row.deletedAt !== null) === deleted) return viewOf(db, seat, id);
    const may = deleted ? mayDelete : mayRestore;
    if (!may(row, viewer.id, Date.now())) throw new Failure('chat.tooLate');
    // Words that come back are words as well.
    if (!deleted && (await isApartFromPartner(db, seat))) throw new Failure('chat.blocked');
    await context.emit(deleted ? messagesGone : messageBroughtBack, { conversationId: row.conversationId });
    return changed(context, seat, id, { deletedAt: deleted ? new Date() : null });
  }),

  handle(reactToMessage, async (context, { id, emoji }) => {
    const { db, viewer } = context;
    const { seat, row } = await accessMessage(context, id, 'anyone');
    if (row.happening !== null || isGoneFor(row, seat.me)) throw new Failure('chat.messageNotFound');
    if (await refusalOf(db, seat)) throw new Failure('chat.closed');
    if (isSilentTowardsStranger(seat)) throw new Failure('chat.acceptFirst');
    await setReaction(db, id, viewer.id, emoji);
    return changed(context, seat, id, {});
  }),
];

/** What the author's device has sent before, as it stands now; null for what is new. Throws where nobody is shown it any more. */
async function repeated(db: Database, { conversation, me }: Seat, clientId: string): Promise<Message | null> {
  const known = await findByClientId(db, conversation.id, me.memberId, clientId);
  const named = { conversationId: conversation.id, authorId: me.memberId, clientId };
  if (known === null && !(await hasArrived(db, named))) return null;
  const [view] = known === null ? [] : await messageViews(db, me, await messagesByIds(db, me, [known.id]));
  if (view === undefined) throw new Failure('chat.arrivedBefore');
  return view;
}

type Sending = ParsedInputOf<typeof sendMessage>;
type Words = Pick<MessageRow, 'text' | 'image' | 'file' | 'replyTo'>;

async function wordsOf({ db, viewer }: MemberContext, { me }: Seat, { text, replyTo, imageId, fileId }: Sending): Promise<Words> {
  const clean = cleanText(text);
  if (clean === '' && imageId === null && fileId === null) throw blank();
  const mine = { ownerId: viewer.id, purpose: 'chat' } as const;
  const image = imageId === null ? null : await claimImage(db, mine, imageId);
  const file = fileId === null ? null : await claimFile(db, mine, fileId);
  if ((image === null) !== (imageId === null) || (file === null) !== (fileId === null)) throw new Failure('chat.attachmentNotFound');
  // What cannot be seen cannot be answered; the message itself is worth more than its quote.
  const quoted = replyTo === null ? null : await findMessage(db, replyTo);
  const answers = quoted !== null && quoted.conversationId === me.conversationId && isInView(quoted, me, Date.now());
  return { text: clean, image, file, replyTo: answers ? replyTo : null };
}

const blank = () => new Failure('request.invalid', { fields: { text: 'chat.validation.text' } });

const refusalOf = async (db: Database, seat: Seat) => writeRefusal(seat, await isApartFromPartner(db, seat));

async function assertMayWrite(db: Database, seat: Seat): Promise<void> {
  const refusal = await refusalOf(db, seat);
  if (refusal !== null) throw new Failure(refusal);
  const { conversation, me } = seat;
  if (await isFlooding(db, conversation.id, me.memberId, conversation.seq)) throw new Failure('chat.tooFast');
}

/** Whoever says the first word between two is the one who begins, and a stranger if they are one now. Returns the seat as it is then. */
async function beginning({ db, viewer }: MemberContext, seat: Seat): Promise<Seat> {
  const { conversation, me } = seat;
  const partnerId = partnerIdOf(conversation.pair, me.memberId);
  if (!begins(seat) || partnerId === null) return seat;
  // As for opening it: with a new name they may be another doctor by now.
  if (!viewer.verified) throw new Failure('access.verified');
  const requestState = (await isFamiliar(db, me.memberId, partnerId)) ? 'none' : 'requested';
  if (requestState === 'requested') {
    await lockRequests(db, me.memberId);
    if ((await requestsToday(db, me.memberId)) >= REQUESTS_PER_DAY) throw new Failure('chat.tooManyRequests');
  }
  // A no stays one until it is taken back, and whoever asks once more does not hear of it.
  const begun = { makerId: me.memberId, requestState: conversation.requestState === 'declined' ? 'declined' : requestState } as const;
  await updateConversation(db, conversation.id, begun);
  return { ...seat, conversation: { ...conversation, ...begun } };
}

/** A first word to a stranger is a request, of which they are told; an answer to one is a yes. */
async function answerOrAsk({ db, emit }: MemberContext, { conversation, me }: Seat, seq: number): Promise<void> {
  if (conversation.requestState === 'none') return;
  if (conversation.makerId !== me.memberId) await updateConversation(db, conversation.id, { requestState: 'none' });
  else if (conversation.requestState === 'requested') {
    const memberId = partnerIdOf(conversation.pair, me.memberId);
    if (memberId === null) return;
    await updateParticipant(db, { conversationId: conversation.id, memberId }, { toldSeq: seq });
    await emit(messageRequested, { conversationId: conversation.id, fromId: me.memberId, memberId });
  }
}

/** A message, by its author or by anyone who sees it, before it is changed. */
async function accessMessage({ db, viewer }: MemberContext, id: string, by: 'author' | 'anyone' = 'author') {
  const conversationId = (await findMessage(db, id))?.conversationId;
  if (conversationId === undefined) throw new Failure('chat.messageNotFound');
  const seat = await accessSeatToWrite(db, conversationId, viewer.id).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('chat.messageNotFound', { cause: error }) : error;
  });
  // Read again under the lock.
  const row = await lockMessage(db, id);
  if (row === null || !isInView(row, seat.me, Date.now())) throw new Failure('chat.messageNotFound');
  if (by === 'author' && row.authorId !== viewer.id) throw new Failure('chat.messageNotFound');
  if (seat.me.leftAt !== null) throw new Failure('chat.closed');
  return { seat, row };
}

async function changed(
  context: MemberContext,
  seat: Seat,
  id: string,
  change: Partial<Pick<MessageRow, 'text' | 'editedAt' | 'deletedAt'>>,
): Promise<Message> {
  const revision = await nextRevision(context.db, seat.conversation.id);
  await updateMessage(context.db, id, { ...change, revision });
  await tellChanged(context, seat.conversation.id, revision);
  return viewOf(context.db, seat, id);
}

async function viewOf(db: Database, seat: Seat, id: string): Promise<Message> {
  const [view] = await messageViews(db, seat.me, await messagesByIds(db, seat.me, [id]));
  if (view === undefined) throw new Failure('chat.notFound');
  return view;
}
