/** What staff decide on the reports of a message, or of the note beside a repost: on these words alone. */
import { releaseMessage, removeMessage, reportedMessages } from '#modules/chat/server/chat.public.ts';
import { accessNoteForReview, notePreviews, releaseNote, removeNote } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { ParsedInputOf } from '#platform/operation/operation.ts';
import type { decideReports } from '../complaint.contract.ts';
import { type AuditAction, type Ground, messageRemoved, noteApproved, noteRemoved } from '../moderation.contract.ts';
import { factOf, inThisModulesWords } from './approval.operations.ts';
import { addAudit } from './audit.store.ts';
import { closeReports } from './report.store.ts';

/** What is decided on alone, and not by what stands around it. */
interface Words {
  readonly authorId: string | null;
  readonly removed: AuditAction;
  /** `read`: its words as staff read them, where they say so. */
  readonly release: (read: string | undefined) => Promise<unknown>;
  readonly remove: (removal: { ground: Ground; reason: string }) => Promise<unknown>;
}

/** The report is what lets staff see a message, and only this one. */
export async function saidMessage(context: MemberContext, id: string): Promise<Words> {
  const { db, emit } = context;
  const message = (await reportedMessages(db, [id])).get(id);
  if (message === undefined) throw new Failure('moderation.itemNotFound');
  return {
    authorId: message.byline.kind === 'member' ? message.byline.id : null,
    removed: 'messageRemoved',
    release: () => releaseMessage(db, id),
    remove: async (removal) => {
      const gone = await removeMessage(context, id);
      if (gone !== null) await emit(messageRemoved, { messageId: id, ...gone, ...removal });
    },
  };
}

/** The note beside a repost: what is reposted stays as it is. */
export async function saidNote({ db, viewer, emit }: MemberContext, id: string): Promise<Words> {
  const { item, memberId } = await inThisModulesWords(accessNoteForReview(db, viewer, id));
  return {
    authorId: memberId,
    removed: 'noteRemoved',
    release: async (read) => {
      const isBack = await releaseNote(db, id);
      // From here on nobody else changes it.
      const now = (await notePreviews(db, [id])).get(id);
      if (read !== undefined && now?.text !== read) throw new Failure('moderation.notWaiting');
      if (isBack) await emit(noteApproved, { noteId: id, ...factOf(item), authorId: memberId });
    },
    remove: async (removal) => {
      await removeNote(db, id);
      await emit(noteRemoved, { noteId: id, ...factOf(item), authorId: memberId, ...removal });
    },
  };
}

export async function decideOnWords({ db, viewer }: MemberContext, input: ParsedInputOf<typeof decideReports>, words: Words) {
  const { target, id } = input;
  if (words.authorId === viewer.id) throw new Failure('moderation.ownContent');
  const closed = await closeReports(db, target, id);
  if (closed === 0) throw new Failure('moderation.notReported');
  const entry = { staffId: viewer.id, subject: target, subjectId: id } as const;
  if (input.decision === 'dismiss') {
    await words.release(input.words);
    await addAudit(db, { ...entry, action: 'reportsDismissed' });
  } else {
    const removal = { ground: input.ground, reason: input.reason };
    await words.remove(removal);
    await addAudit(db, { ...entry, action: words.removed, ...removal });
  }
  return { id, closed };
}
