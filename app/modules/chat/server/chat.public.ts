/** What staff may know and do of messages that were reported to them; conversations themselves stay closed to everybody else. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylinesOf } from '#modules/identity/server/identity.public.ts';
import type { FileRef } from '#modules/media/file.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { deleteFiles, deleteImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { forgetAnswers } from '#platform/operation/idempotency.ts';
import { messagesGone } from '../chat.contract.ts';
import { FOR_GOOD } from './conversation.policy.ts';
import { findSeat, lockConversation, memberIdsOf, namesOfGroups, nextRevision, updateParticipant } from './conversation.store.ts';
import { isGoneFor, isInView } from './message.policy.ts';
import { findMessage, findMessages, updateMessage } from './message.store.ts';
import { tellChanged, tellOwnWindows } from './seat.view.ts';

export { silencedAmong } from './conversation-list.store.ts';
export { noteTold, stillWaiting } from './waiting.store.ts';

/** Whose message it is, for a member who can read it; null for everybody else. */
export async function authorOfMessageFor(db: Database, memberId: string, id: string): Promise<string | null> {
  const message = await findMessage(db, id);
  const seat = message === null ? null : await findSeat(db, message.conversationId, memberId);
  if (message === null || seat === null || message.happening !== null) return null;
  return isInView(message, seat.me, Date.now()) && !isGoneFor(message, seat.me) ? message.authorId : null;
}

/** Of the groups among them; two are called by each other’s names. */
export const groupNames = (db: Database, ids: readonly string[]): Promise<Map<string, string>> => namesOfGroups(db, ids);

/** Who takes part now. */
export const participantIds = (db: Database, conversationId: string): Promise<string[]> => memberIdsOf(db, conversationId);

/** A conversation that they take part in is quiet for this member from now on, or no more. */
export async function silenceConversation(context: Telling, conversationId: string, memberId: string, silent: boolean): Promise<void> {
  const seat = await findSeat(context.db, conversationId, memberId);
  if (seat === null) return;
  await updateParticipant(context.db, seat.me, { mutedUntil: silent ? FOR_GOOD : null });
  tellOwnWindows(context, seat.me);
}

type Telling = Pick<Context, 'db' | 'services' | 'afterCommit'>;

export interface ReportedMessage {
  readonly text: string;
  readonly image: ImageRef | null;
  readonly file: FileRef | null;
  readonly byline: Byline;
  /** The others can read it now. */
  readonly readable: boolean;
}

/** Only these messages, and nothing of what stands around them. Those that are gone are missing from the map. */
export async function reportedMessages(db: Database, ids: readonly string[]): Promise<Map<string, ReportedMessage>> {
  const rows = await findMessages(db, ids);
  const bylines = await bylinesOf(db, [...new Set(rows.map(({ authorId }) => authorId))]);
  return new Map(
    rows.flatMap(({ id, authorId, text, image, file, deletedAt, expiresAt }) => {
      const byline = bylines.get(authorId);
      return byline === undefined
        ? []
        : [
            [
              id,
              {
                text,
                image,
                file,
                byline,
                readable: deletedAt === null && (expiresAt === null || expiresAt > new Date()),
              },
            ] as const,
          ];
    }),
  );
}

/** Until it is decided on, neither its author nor the clock takes it away from staff. */
export const holdMessage = (db: Database, id: string): Promise<void> => updateMessage(db, id, { held: true });

export const releaseMessage = (db: Database, id: string): Promise<void> => updateMessage(db, id, { held: false });

/** Takes a message away for good. Returns whose it was and where it stood; null when it is gone already. */
export async function removeMessage(context: Telling, id: string): Promise<{ authorId: string; conversationId: string } | null> {
  const { db } = context;
  const found = await findMessage(db, id);
  if (found === null) return null;
  await lockConversation(db, found.conversationId);
  const revision = await nextRevision(db, found.conversationId);
  await updateMessage(db, id, { deletedAt: new Date(), wiped: true, held: false, text: '', image: null, file: null, revision });
  await forgetAnswers(db, context.services.settings, [id]);
  await deleteImages(context, found.image === null ? [] : [found.image.id]);
  await deleteFiles(context, found.file === null ? [] : [found.file.id]);
  await tellChanged(context, found.conversationId, revision);
  await context.services.emit(db, messagesGone, { conversationId: found.conversationId });
  return { authorId: found.authorId, conversationId: found.conversationId };
}
