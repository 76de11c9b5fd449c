/** Notices that come in are noted on what they are about; what they are about and is not here is kept for whoever comes later. */
import { cardsOfItems, changeItem, lockItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { type ArticleCard, articleCorrected, graverNotice, isNotice, type NoticeKind } from '../news.contract.ts';
import { articlesLike, insertNotice, insertNotices, type KnownArticle, noticeIdsOf } from './article.store.ts';
import type { Entry } from './feed-entry.policy.ts';
import { isNews, maySpeakOf, registrantOf, type Speaker, type Subject, subjectOf } from './notice-subject.policy.ts';
import { saysItOfItself } from './notice-title.policy.ts';
import { type Concerned, identitiesIn, type KeptNotice, keepNoticedWorks, namesOf, noticesNaming, saidOf } from './noticed-work.store.ts';
import { registrantsOf } from './registrant.store.ts';
import type { SourceRow } from './source.store.ts';

type Arriving = Pick<Context, 'db' | 'emit'>;
type Said = Pick<Entry, 'title' | 'publishedAt'>;

/** An article that is a notice. */
export interface ArrivedNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly concerns: Concerned;
  readonly entry: Said & Pick<Entry, 'doi'>;
}

/**
 * Finds what new notices are about: articles of ours, or works that only members know. Returns those that would take back what is
 * another's: these mark nothing.
 */
export async function noteConcerned(
  context: Arriving,
  source: Pick<SourceRow, 'id' | 'name' | 'kind'>,
  notices: readonly ArrivedNotice[],
): Promise<ArrivedNotice[]> {
  if (notices.length === 0) return [];
  const speaker = await speakerOf(context.db, source);
  const wanted = notices.flatMap(({ concerns }) => identitiesIn(concerns));
  const known = (await articlesLike(context.db, wanted)).filter(({ type }) => !isNotice(type));
  const subjects = notices.map((notice) => {
    const subject = subjectOf(notice.concerns, speaker, known);
    return { notice, ...subject, ...ofItself(notice, speaker, subject) };
  });
  const elsewhere = subjects.filter(({ work }) => work === null).flatMap(({ names }) => identitiesIn(names));
  const earlier = await noticesNaming(context.db, elsewhere);
  await keepNoticedWorks(
    context.db,
    subjects.map(({ notice: { id, kind }, names }) => ({ id, kind, concerns: names })),
  );
  for (const { notice, work, names, isItself } of subjects) {
    const { id, kind, entry } = notice;
    if (work !== null) await note(context, work, { kind, noticeId: id, entry });
    else if (namesOf(names).length > 0 && !isSaidBefore(kind, names, earlier))
      await context.emit(articleCorrected, { kind, articleId: null, noticeId: id });
    // Whoever cites it by its link means this entry.
    if (isItself) await note(context, { id }, { kind, noticeId: '', entry });
  }
  return subjects.filter(({ refused }) => refused).map(({ notice }) => notice);
}

/** An article that had been taken back before it came here: its DOI is that of the work. */
function ofItself(
  { entry: { title, doi } }: ArrivedNotice,
  { registrants, isPublisher }: Speaker & Told,
  { work, names, refused }: Subject<unknown>,
) {
  const isItself = isPublisher && work === null && !refused && names.dois.length === 0 && saysItOfItself(title);
  if (!isItself || doi === null) return { isItself, names };
  if (registrants.has(registrantOf(doi))) return { isItself, names: { ...names, dois: [doi] } };
  // Of its own words nobody is told who may mean the work of another.
  return { isItself: false, refused: true, names: { dois: [], titleKey: null } };
}

/** A work that is not here is taken back once, too: by whatever names it was called then. */
const isSaidBefore = (kind: NoticeKind, names: Concerned, earlier: readonly KeptNotice[]): boolean =>
  kind === 'retraction' && earlier.some((one) => one.kind === kind && namesOf(names).every((name) => one.names.includes(name)));

/** An entry for an article that is here, and whose title has become a notice. */
export interface ChangedEntry {
  readonly article: KnownArticle;
  readonly kind: NoticeKind;
  readonly entry: Said;
}

/**
 * Notes what journals say in the entry of an article itself. The DOI and the journal that stand in it are those of the article, whoever
 * brings it: only who its source is tells whether it may. Returns those that would take back what is another's.
 */
export async function noteChanged(
  context: Arriving,
  source: Pick<SourceRow, 'id' | 'name' | 'kind'>,
  changed: readonly ChangedEntry[],
): Promise<ChangedEntry[]> {
  if (changed.length === 0) return [];
  const speaker = await speakerOf(context.db, source);
  const { own = [], foreign = [] } = Object.groupBy(changed, ({ article }) => (maySpeakOf(speaker, article) ? 'own' : 'foreign'));
  for (const { article, kind, entry } of own) await note(context, article, { kind, noticeId: '', entry });
  return foreign;
}

interface Told {
  /** Agencies tell of works of others, and publish none. */
  readonly isPublisher: boolean;
}

/** What an entry says of its own DOI and journal tells nothing of who speaks: anybody may write them. */
const speakerOf = async (db: Database, source: Pick<SourceRow, 'id' | 'name' | 'kind'>): Promise<Speaker & Told> => ({
  sourceId: source.id,
  journal: source.name,
  registrants: await registrantsOf(db, source),
  isPublisher: source.kind !== 'agency',
});

export async function note(
  context: Arriving,
  article: Pick<KnownArticle, 'id'>,
  { kind, noticeId, entry }: { kind: NoticeKind; noticeId: string; entry: Said },
): Promise<void> {
  if (noticeId === '' && (await noticeIdsOf(context.db, article.id, kind)).length > 0) return;
  const isNew = await insertNotice(context.db, { articleId: article.id, kind, noticeId, title: entry.title, at: entry.publishedAt });
  if (!isNew) return;
  // Editors write the five lines on the same card: of two at once, the later one reads what the earlier one left.
  await lockItem(context.db, article.id);
  const card = (await cardsOfItems(context.db, [article.id])).get(article.id) as ArticleCard | undefined;
  if (card !== undefined && graverNotice(card.notice, kind) !== card.notice)
    await changeItem(context, article.id, { card: { ...card, notice: kind } });
  // Read once the article is locked: of two that come at one moment, the later one knows of the earlier.
  const before = (await noticeIdsOf(context.db, article.id, kind)).filter((one) => one !== noticeId);
  if (isNews(kind, before))
    await context.emit(articleCorrected, { kind, articleId: article.id, noticeId: noticeId === '' ? null : noticeId });
}

/** By article, the notices that came before it. */
export async function noticesBefore(db: Database, articles: readonly KnownArticle[]): Promise<Map<string, KeptNotice[]>> {
  const concerned = articles.filter(({ type }) => !isNotice(type));
  const kept = await noticesNaming(db, concerned);
  const sources = new Map(
    kept.map(({ sourceId, sourceName, sourceKind }) => [sourceId, { id: sourceId, name: sourceName, kind: sourceKind }]),
  );
  const speakers = new Map<string, Speaker>();
  for (const [id, source] of sources) speakers.set(id, await speakerOf(db, source));
  const isSaidOf = (notice: KeptNotice, article: KnownArticle) => {
    const speaker = speakers.get(notice.sourceId);
    return speaker !== undefined && saidOf(notice, article) && maySpeakOf(speaker, article);
  };
  const before = concerned.map((article): [string, KeptNotice[]] => [article.id, kept.filter((notice) => isSaidOf(notice, article))]);
  return new Map(before.filter(([, notices]) => notices.length > 0));
}

/** Who cites such an article by its link could not be told when the notice came: whoever was told then is told nothing now. */
export async function noteBefore(context: Arriving, before: ReadonlyMap<string, readonly KeptNotice[]>): Promise<void> {
  const rows = [...before].flatMap(([articleId, notices]) =>
    notices.map(({ noticeId, kind, title, at }) => ({ articleId, noticeId, kind, title, at })),
  );
  await insertNotices(context.db, rows);
  for (const [n, { articleId, noticeId, kind }] of rows.entries()) {
    const before = rows.slice(0, n).filter((one) => one.articleId === articleId && one.kind === kind);
    if (
      isNews(
        kind,
        before.map((one) => one.noticeId),
      )
    )
      await context.emit(articleCorrected, { kind, articleId, noticeId });
  }
}
