/** Delivered, read, typing: signs that come and go beside the messages. */
import { blockedIds } from '#modules/network/server/network.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { CHAT_MARKED, CHAT_TYPING, toldMessagesRead } from '../chat.contract.ts';
import { markChat, signalTyping } from '../chat-message.contract.ts';
import { isSilentTowardsStranger, readsWhatWasTold } from './conversation.policy.ts';
import { chatSettingsOf, memberIdsOf, moveMarks, writersBetween } from './conversation.store.ts';
import { isApartFromPartner } from './conversation.view.ts';
import { accessSeat, tellOwnWindows } from './seat.view.ts';

/** Who comes back after a long time moves their mark past everything: of that, the last is told live. */
const MARKED_AT_ONCE = 1_000;

export const markHandlers = [
  handle(markChat, async ({ db, viewer, services, afterCommit, emit }, { id, delivered, read = 0 }) => {
    const seat = await accessSeat(db, id, viewer.id);
    const moved = await moveMarks(db, id, viewer.id, { delivered, read });
    if (moved === null) return { read: seat.me.readSeq };
    if (moved.read !== seat.me.readSeq) tellOwnWindows({ services, afterCommit }, { ...seat.me, readSeq: moved.read });
    if (readsWhatWasTold(seat, moved.read)) await emit(toldMessagesRead, { conversationId: id, memberId: viewer.id });
    if (isSilentTowardsStranger(seat) || (await isApartFromPartner(db, seat))) return { read: moved.read };
    // Those alone about whose messages it says something: in a large group, all marks to all would be more than all that is said.
    const before = moved.read === seat.me.readSeq ? seat.me.deliveredSeq : seat.me.readSeq;
    const upTo = moved.delivered === seat.me.deliveredSeq ? moved.read : moved.delivered;
    const others = await writersBetween(db, id, viewer.id, { after: Math.max(before, upTo - MARKED_AT_ONCE), upTo });
    const settings = await chatSettingsOf(db, [...others, viewer.id]);
    const shares = (memberId: string) => settings(memberId).readMarks;
    const mark = { conversationId: id, memberId: viewer.id, delivered: moved.delivered };
    const mutual = shares(viewer.id) ? others.filter(shares) : [];
    const told = new Set(mutual);
    afterCommit(() => {
      services.realtime.toMembers(mutual, { name: CHAT_MARKED, payload: { ...mark, read: moved.read } });
      services.realtime.toMembers(
        others.filter((memberId) => !told.has(memberId)),
        { name: CHAT_MARKED, payload: { ...mark, read: null } },
      );
    });
    return { read: moved.read };
  }),

  handle(signalTyping, async ({ db, viewer, services }, { id }) => {
    const seat = await accessSeat(db, id, viewer.id);
    if (seat.me.leftAt !== null) throw new Failure('chat.closed');
    if (seat.conversation.requestState !== 'none') return {};
    const others = (await memberIdsOf(db, id)).filter((memberId) => memberId !== viewer.id);
    const apart = new Set(await blockedIds(db, viewer.id));
    const told = others.filter((memberId) => !apart.has(memberId));
    if (told.length > 0) services.realtime.toMembers(told, { name: CHAT_TYPING, payload: { conversationId: id, memberId: viewer.id } });
    return {};
  }),
];
