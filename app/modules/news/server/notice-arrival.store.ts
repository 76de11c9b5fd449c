/** Notices that come in are noted on what they are about; what they are about and is not here is kept for whoever comes later. */
import { cardsOfItems, changeItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { type ArticleCard, articleCorrected, graverNotice, isNotice, type NoticeKind } from '../news.contract.ts';
import { articlesLike, insertNotice, insertNotices, type KnownArticle } from './article.store.ts';
import { KnownArticles } from './article-identity.policy.ts';
import type { Entry } from './feed-entry.policy.ts';
import { type Concerned, identitiesIn, type KeptNotice, keepNoticedWorks, noticesNaming, saidOf } from './noticed-work.store.ts';

type Arriving = Pick<Context, 'db' | 'emit'>;

/** An article that is a notice. */
export interface ArrivedNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly concerns: Concerned;
  readonly entry: Pick<Entry, 'title' | 'publishedAt'>;
}

/** Finds what new notices are about: articles of ours, or works that only members know. */
export async function noteConcerned(context: Arriving, notices: readonly ArrivedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await keepNoticedWorks(context.db, notices);
  const wanted = notices.flatMap(({ concerns }) => identitiesIn(concerns));
  const known = (await articlesLike(context.db, wanted)).filter(({ type }) => !isNotice(type));
  const index = new KnownArticles(known);
  for (const { id, kind, concerns, entry } of notices) {
    const found = new Set(identitiesIn(concerns).flatMap((one) => index.find(one) ?? []));
    for (const article of found) await note(context, article, { kind, noticeId: id, entry });
    const here = new Set([...found].map(({ doi }) => doi));
    const isElsewhere = concerns.dois.some((doi) => !here.has(doi)) || (found.size === 0 && concerns.titleKey !== null);
    if (isElsewhere) await context.emit(articleCorrected, { kind, articleId: null, noticeId: id });
  }
}

export async function note(
  context: Arriving,
  article: KnownArticle,
  { kind, noticeId, entry }: { kind: NoticeKind; noticeId: string; entry: Pick<Entry, 'title' | 'publishedAt'> },
): Promise<void> {
  const isNew = await insertNotice(context.db, { articleId: article.id, kind, noticeId, title: entry.title, at: entry.publishedAt });
  if (!isNew) return;
  const card = (await cardsOfItems(context.db, [article.id])).get(article.id) as ArticleCard | undefined;
  if (card !== undefined && graverNotice(card.notice, kind) !== card.notice)
    await changeItem(context, article.id, { card: { ...card, notice: kind } });
  await context.emit(articleCorrected, { kind, articleId: article.id, noticeId: noticeId === '' ? null : noticeId });
}

/** By article, the notices that came before it. */
export async function noticesBefore(db: Database, articles: readonly KnownArticle[]): Promise<Map<string, KeptNotice[]>> {
  const concerned = articles.filter(({ type }) => !isNotice(type));
  const kept = await noticesNaming(db, concerned);
  const before = concerned.map((article): [string, KeptNotice[]] => [article.id, kept.filter((notice) => saidOf(notice, article))]);
  return new Map(before.filter(([, notices]) => notices.length > 0));
}

/** Who cites such an article by its link could not be told when the notice came: whoever was told then is told nothing now. */
export async function noteBefore(context: Arriving, before: ReadonlyMap<string, readonly KeptNotice[]>): Promise<void> {
  const rows = [...before].flatMap(([articleId, notices]) =>
    notices.map(({ noticeId, kind, title, at }) => ({ articleId, noticeId, kind, title, at })),
  );
  await insertNotices(context.db, rows);
  for (const { articleId, noticeId, kind } of rows) await context.emit(articleCorrected, { kind, articleId, noticeId });
}
