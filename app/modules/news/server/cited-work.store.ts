/** Works that members cite, and what their journals have said of them since. */
import { and, inArray, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { graverNotice, type NoticeKind } from '../news.contract.ts';
import { articlesLike } from './article.store.ts';
import { type Identity, KnownArticles } from './article-identity.policy.ts';
import type { IdentifiedWork } from './citation.store.ts';
import { notice } from './news.schema.ts';
import { noticesNaming, saidOf } from './noticed-work.store.ts';

/** Retracted, or doubted: a correction keeps nobody from citing it. */
export type GraveNotice = Exclude<NoticeKind, 'correction'>;

export interface Noticed<Work> {
  /** Where to read of it: the article as we have it, or the notice where we never had the article. */
  readonly articleId: string;
  readonly kind: GraveNotice;
  /** The article that says so; null when the journal changed the entry itself. */
  readonly noticeId: string | null;
  /** The works that are this article. */
  readonly citedAs: readonly Work[];
}

interface Said {
  readonly articleId: string;
  readonly kind: GraveNotice;
  readonly noticeId: string | null;
}

/** Those of these works of which their journals have said something grave; each once. */
export async function noticedAmong<Work>(db: Database, works: readonly IdentifiedWork<Work>[]): Promise<Noticed<Work>[]> {
  if (works.length === 0) return [];
  const identities = works.map(({ identity }) => identity);
  const [ofOurs, elsewhere] = [await saidOfOurs(db, identities), await saidElsewhere(db, identities)];
  const found = new Map<string, { said: Said; citedAs: Set<Work> }>();
  for (const { work, identity } of works) {
    const { said: here, mistaken } = ofOurs(identity);
    const said = here ?? elsewhere(identity, mistaken);
    if (said === null) continue;
    const one = found.get(said.articleId) ?? { said, citedAs: new Set() };
    one.citedAs.add(work);
    found.set(said.articleId, one);
  }
  return [...found.values()].map(({ said, citedAs }) => ({ ...said, citedAs: [...citedAs] }));
}

interface OfOurs {
  readonly said: Said | null;
  /** Notices that name it too, and are none of it: editors have said so. */
  readonly mistaken: ReadonlySet<string>;
}

/** What was said of articles that we have: the gravest of each. */
async function saidOfOurs(db: Database, identities: readonly Identity[]): Promise<(identity: Identity) => OfOurs> {
  const articles = await articlesLike(db, identities);
  const known = new KnownArticles(articles);
  const ids = articles.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ articleId: notice.articleId, kind: notice.kind, noticeId: notice.noticeId, mistakenAt: notice.mistakenAt })
          .from(notice)
          .where(and(inArray(notice.articleId, ids), ne(notice.kind, 'correction')))
          .orderBy(notice.noticeId);
  const byArticle = new Map<string, Said>();
  // What its own entry says is kept as a notice by its own id.
  const mistaken = Map.groupBy(
    rows.filter(({ mistakenAt }) => mistakenAt !== null),
    ({ articleId }) => articleId,
  );
  for (const { articleId, kind, noticeId, mistakenAt } of rows) {
    if (mistakenAt !== null) continue;
    const before = byArticle.get(articleId);
    if (isGrave(kind) && (before === undefined || graverNotice(before.kind, kind) !== before.kind))
      byArticle.set(articleId, { articleId, kind, noticeId: noticeId === '' ? null : noticeId });
  }
  return (identity) => {
    const id = known.find(identity)?.id ?? '';
    return {
      said: byArticle.get(id) ?? null,
      mistaken: new Set(mistaken.get(id)?.map(({ noticeId }) => (noticeId === '' ? id : noticeId))),
    };
  };
}

/** What was said of works by the notices that name them: the gravest of each, the first of two that are alike. */
async function saidElsewhere(
  db: Database,
  identities: readonly Identity[],
): Promise<(identity: Identity, mistaken: ReadonlySet<string>) => Said | null> {
  const kept = await noticesNaming(db, identities);
  return (identity, mistaken) => {
    const about = kept.filter((one) => saidOf(one, identity) && !mistaken.has(one.noticeId));
    const gravest = about.reduce<NoticeKind | null>((kind, one) => graverNotice(kind, one.kind), null);
    const first = about.find(({ kind }) => kind === gravest);
    return first !== undefined && isGrave(first.kind) ? { articleId: first.noticeId, kind: first.kind, noticeId: first.noticeId } : null;
  };
}

const isGrave = (kind: NoticeKind): kind is GraveNotice => kind !== 'correction';
