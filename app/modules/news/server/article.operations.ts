import { membersByIds } from '#modules/identity/server/identity.public.ts';
import {
  accessItem,
  accessItemWithRelated,
  cardsOfItems,
  changeItem,
  itemCardOf,
  listItems,
  listItemsText,
  lockItem,
  ofKind,
  refusalToRespond,
  repostItem,
  type SeenItem,
} from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  type ArticleCard,
  type ArticleSummary,
  getArticle,
  listArticles,
  listCardVersions,
  listUnwritten,
  repostArticle,
  type WrittenCard,
  writeCard,
} from '../news.contract.ts';
import { type CardVersion, cardVersions, findParts, idsUnwritten, insertCard } from './article.store.ts';
import { sourcesFollowedBy } from './source.store.ts';

const RELATED = 4;
const MOST_VERSIONS = 50;
/** So many of the newest are looked at, and so many offered to editors. */
const UNWRITTEN = { among: 200, shown: 30 };

/** The only way to an article: throws `news.notFound`. */
export const accessArticle = (db: Database, viewer: Viewer, id: string): Promise<SeenItem> => asArticle(accessItem(db, viewer, id));

const asArticle = <Item extends SeenItem>(access: Promise<Item>): Promise<Item> => ofKind('article', access, 'news.notFound');

async function withAuthors(db: Database, versions: readonly CardVersion[]): Promise<WrittenCard[]> {
  const members = await membersByIds(
    db,
    versions.map(({ authorId }) => authorId),
  );
  return versions.map(({ version, lines, authorId, at }) => {
    const author = members.get(authorId);
    return { version, lines, author: author === undefined ? null : { id: author.id, name: author.name }, at: at.toISOString() };
  });
}

/** To keep or discuss an article is more than to open it. */
const interestIn = ({ counts: { views, bookmarks, comments, reposts } }: ArticleSummary): number =>
  views + 3 * (bookmarks + comments + reposts);

export const articleHandlers = [
  handle(listArticles, async ({ db, viewer }, { journal, type, following, ...filter }) => {
    if (following === true && viewer === null) return { data: [], nextCursor: null };
    const followedIds = following === true && viewer !== null ? await sourcesFollowedBy(db, viewer.id) : undefined;
    const wanted = { kind: 'article', sort: 'latest' as const, author: journal, cardType: type, followedIds, ...filter };
    return listItemsText(db, viewer?.id ?? null, wanted);
  }),

  handle(getArticle, async ({ db, viewer }, { id }) => {
    const [item, parts] = await Promise.all([asArticle(accessItemWithRelated(db, viewer, id, RELATED)), findParts(db, id)]);
    if (parts === null) throw new Failure('news.notFound');
    const [card, refusal, [latest]] = await Promise.all([
      itemCardOf(db, viewer, item),
      refusalToRespond(db, item, viewer),
      cardVersions(db, id, 1).then((versions) => withAuthors(db, versions)),
    ]);
    return new Checked({
      // Items of this kind carry this card: the module registers no other.
      item: card as ArticleSummary,
      ...parts,
      written: latest?.lines == null ? null : latest,
      related: item.related.map((other) => ({ id: other.id, title: other.title })),
      can: { writeCard: viewer?.rights.includes('news') === true, respond: refusal === null, respondRefusal: refusal },
    });
  }),

  handle(repostArticle, async (context, { articleId, ...repost }) => {
    const item = await accessArticle(context.db, context.viewer, articleId);
    return repostItem(context, item, context.viewer.id, repost);
  }),

  handle(writeCard, async (context, { id, version, lines }) => {
    const { db, viewer } = context;
    await accessArticle(db, viewer, id);
    const [latest] = await cardVersions(db, id, 1);
    const stale = async () =>
      new Failure('news.staleCard', { details: { current: (await withAuthors(db, await cardVersions(db, id, 1)))[0] ?? null } });
    if ((latest?.version ?? 0) !== version) throw await stale();
    const added = await insertCard(db, { articleId: id, version: version + 1, lines, authorId: viewer.id });
    if (added === null) throw await stale();
    // A notice that comes in marks the same card: of two at once, the later one reads what the earlier one left.
    await lockItem(db, id);
    const card = (await cardsOfItems(db, [id])).get(id) as ArticleCard | undefined;
    if (card !== undefined) await changeItem(context, id, { card: { ...card, lines } });
    const [written] = await withAuthors(db, [added]);
    if (written === undefined) throw new Error(`The card of ${id} was written and is not there`);
    return written;
  }),

  handle(listUnwritten, async ({ db, viewer }) => {
    const ids = await idsUnwritten(db, UNWRITTEN.among);
    const { data } = await listItems<ArticleSummary>(db, viewer.id, { kind: 'article', sort: 'latest', ids, limit: UNWRITTEN.among });
    return new Checked({ data: data.sort((a, b) => interestIn(b) - interestIn(a)).slice(0, UNWRITTEN.shown) });
  }),

  handle(listCardVersions, async ({ db, viewer }, { id }) => {
    await accessArticle(db, viewer, id);
    return { data: await withAuthors(db, await cardVersions(db, id, MOST_VERSIONS)) };
  }),
];
