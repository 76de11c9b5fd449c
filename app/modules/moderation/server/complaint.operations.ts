import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { accessComment, previewsOf, removeComment, type SeenItem, setItemStatus } from '#modules/library/server/library.public.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { decideReports, listReports, type ReportedContent, report, seeAuthor } from '../complaint.contract.ts';
import { commentRemoved, itemRemoved, type Target } from '../moderation.contract.ts';
import { factOf, seenItem } from './approval.operations.ts';
import { addAudit } from './audit.store.ts';
import { countReasons } from './report.policy.ts';
import { closeReports, insertReport, listOpenReports } from './report.store.ts';

/** More would be more than anybody reads. */
const NOTES_SHOWN = 20;

export const complaintHandlers = [
  handle(report, async (context, { target, id, reason, note }) => {
    const { db, viewer, services, language } = context;
    const found = await seenContent(context, target, id);
    if (found.authorId === viewer.id) throw new Failure('moderation.ownContent');
    const isNew = await insertReport(db, { id: newId(), target, targetId: id, memberId: viewer.id, reason, note, createdAt: new Date() });
    if (!isNew) throw new Failure('moderation.alreadyReported');
    return { message: services.translations.text(language, 'moderation:message.reported') };
  }),

  handle(listReports, async ({ db }, page) => {
    const open = await listOpenReports(db, page);
    const idsOf = (target: Target) => open.data.filter((one) => one.target === target).map((one) => one.targetId);
    const previews = await previewsOf(db, { items: idsOf('item'), comments: idsOf('comment') });
    const data = open.data.flatMap(({ target, targetId, reports }): ReportedContent[] => {
      const preview = previews.get(targetId);
      // Erased since then, with nothing left to decide on.
      if (preview === undefined) return [];
      const notes = reports.filter(({ note }) => note !== '').slice(0, NOTES_SHOWN);
      return [
        { target, id: targetId, ...preview, reports: reports.length, reasons: countReasons(reports), notes, firstAt: reports[0]?.at ?? '' },
      ];
    });
    return { data, nextCursor: open.nextCursor };
  }),

  handle(decideReports, async (context, input) => {
    const { db, viewer, emit } = context;
    const { target, id } = input;
    const found = await seenContent(context, target, id);
    if (found.authorId === viewer.id) throw new Failure('moderation.ownContent');
    const closed = await closeReports(db, target, id);
    if (closed === 0) throw new Failure('moderation.notReported');
    const entry = { staffId: viewer.id, subject: target, subjectId: id } as const;
    if (input.decision === 'dismiss') {
      await addAudit(db, { ...entry, action: 'reportsDismissed' });
      return { id, closed };
    }
    const removal = { ground: input.ground, reason: input.reason };
    if (found.comment === null) {
      await setItemStatus(context, found.item, 'removed');
      await addAudit(db, { ...entry, action: 'itemRemoved', ...removal });
      await emit(itemRemoved, { ...factOf(found.item), ...removal });
    } else {
      await removeComment(db, found.comment);
      await addAudit(db, { ...entry, action: 'commentRemoved', ...removal });
      await emit(commentRemoved, { commentId: id, ...factOf(found.item), authorId: found.authorId, ...removal });
    }
    return { id, closed };
  }),

  handle(seeAuthor, async (context, { target, id, reason }) => {
    const { db, viewer } = context;
    const { authorId } = await seenContent(context, target, id);
    const author = (await membersByIds(db, [authorId])).get(authorId);
    if (author === undefined) throw new Failure('moderation.itemNotFound');
    await addAudit(db, { action: 'authorSeen', staffId: viewer.id, subject: target, subjectId: id, reason });
    return author;
  }),
];

interface SeenContent {
  readonly item: SeenItem;
  readonly comment: Awaited<ReturnType<typeof accessComment>>['comment'] | null;
  readonly authorId: string;
}

async function seenContent(context: MemberContext, target: Target, id: string): Promise<SeenContent> {
  if (target === 'item') {
    const item = await seenItem(context, id);
    return { item, comment: null, authorId: item.authorId };
  }
  const { item, comment } = await accessComment(context.db, context.viewer, id).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('moderation.itemNotFound', { cause: error }) : error;
  });
  return { item, comment, authorId: comment.authorId };
}
