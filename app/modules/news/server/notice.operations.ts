import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { cardsOfItems, changeItem, lockItem } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { type ArticleCard, articleCorrected } from '../news.contract.ts';
import { judgeNotice, listNotices, noticeJudged } from '../notice.contract.ts';
import { accessArticle } from './article.operations.ts';
import { noticeIdsOf, standingNotice } from './article.store.ts';
import { noticesOf, setMistaken } from './judged-notice.store.ts';

export const noticeHandlers = [
  handle(listNotices, async ({ db, viewer }, { id }) => {
    await accessArticle(db, viewer, id);
    const notices = await noticesOf(db, id);
    const editors = await membersByIds(
      db,
      notices.flatMap(({ mistakenBy }) => mistakenBy ?? []),
    );
    return {
      data: notices.map(({ kind, noticeId, title, at, mistakenAt, mistakenBy }) => ({
        kind,
        noticeId: noticeId === '' ? null : noticeId,
        title,
        at: at.toISOString(),
        mistaken: mistakenAt === null ? null : { at: mistakenAt.toISOString(), by: editors.get(mistakenBy ?? '')?.name ?? null },
      })),
    };
  }),

  handle(judgeNotice, async (context, { id, kind, noticeId, mistaken }) => {
    const { db, viewer } = context;
    await accessArticle(db, viewer, id);
    // A notice that comes in marks the same card: of two at once, the later one reads what the earlier one left.
    await lockItem(db, id);
    const { found, changed } = await setMistaken(db, { articleId: id, kind, noticeId: noticeId ?? '' }, mistaken ? viewer.id : null);
    if (!found) throw new Failure('news.noticeNotFound');
    const notice = await standingNotice(db, id);
    if (!changed) return { notice };
    const card = (await cardsOfItems(db, [id])).get(id) as ArticleCard | undefined;
    if (card !== undefined) await changeItem(context, id, { card: { ...card, notice } });
    const others = (await noticeIdsOf(db, id, kind)).filter((one) => one !== (noticeId ?? ''));
    if (others.length === 0) {
      await context.emit(noticeJudged, { articleId: id, kind, mistaken, at: new Date().toISOString() });
      // For whoever came to it meanwhile.
      if (!mistaken) await context.emit(articleCorrected, { kind, articleId: id, noticeId });
    }
    return { notice };
  }),
];
